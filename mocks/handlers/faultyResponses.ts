import type { Fault } from '../world/faults.ts';
import { ServerError } from '../world/serverError.ts';
import { errorResponse } from './responses.ts';

const htmlType = { 'Content-Type': 'text/html; charset=utf-8' };
const page =
  '<!doctype html><html><head><title>Welcome to nginx!</title></head><body>It works.</body></html>';
const gatewayTimeout = '<html><head><title>504 Gateway Time-out</title></head></html>';

/** Returns the response that replaces the call, or undefined if the request is to be processed. */
export function replacementResponse(fault: Fault | undefined): Response | undefined {
  switch (fault?.kind) {
    case 'status':
      return fault.body === undefined
        ? errorResponse(new ServerError(fault.status, fault.message ?? `simulated ${fault.status}`))
        : new Response(fault.body, {
            status: fault.status,
            headers: { 'Content-Type': fault.contentType ?? 'text/plain; charset=utf-8' },
          });
    case 'redirect':
      return new Response(null, { status: 302, headers: { Location: fault.location ?? '/login' } });
    case 'refuse':
    case 'lost-before':
      return Response.error();
    default:
      return undefined;
  }
}

export async function applyFault(fault: Fault | undefined, answer: Response): Promise<Response> {
  switch (fault?.kind) {
    case 'lost':
      return Response.error();
    case 'empty':
      return new Response(null, { headers: answer.headers });
    case 'null':
      return new Response('null\n', { headers: answer.headers });
    case 'html':
      return new Response(page, { headers: htmlType });
    case 'gateway-timeout':
      return new Response(gatewayTimeout, { status: 504, headers: htmlType });
    case 'extra-fields': {
      const body = withExtraFields(await answer.clone().text());
      return body === undefined ? answer : new Response(body, answer);
    }
    case 'wrong-type':
      return new Response(wrongType(await answer.text()), { headers: answer.headers });
    case 'wrong-shape':
      return new Response(wrongShape(await answer.text()), { headers: answer.headers });
    case 'cut':
      return new Response(pieces(await bytesOf(answer), 2, 0, 1), answer);
    case 'drip':
      return new Response(pieces(await bytesOf(answer), 10, fault.ms, 10), answer);
    default:
      return answer;
  }
}

/** Replaces a list by an object, and anything else by a number. */
function wrongType(body: string): string {
  return body.startsWith('[') ? '{"unexpected":true}\n' : '42\n';
}

/** Replaces all records by ones without any of the expected fields. */
function wrongShape(body: string): string {
  return body.startsWith('[') ? '[{"unexpected":true},7,null]\n' : '{"unexpected":true}\n';
}

async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await answer.clone().arrayBuffer());
}

/** Streams the first `sent` of `count` chunks, `ms` apart, and fails if these aren't all. */
function pieces(
  bytes: Uint8Array<ArrayBuffer>,
  count: number,
  ms: number,
  sent: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const size = Math.max(1, Math.ceil(bytes.length / count));
  let index = 0;
  return new ReadableStream({
    async pull(controller) {
      if (index === sent) {
        if (sent < count) controller.error(new TypeError('connection closed in the middle of the body'));
        else controller.close();
        return;
      }
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      const piece = bytes.slice(index * size, (index + 1) * size);
      index += 1;
      controller.enqueue(piece);
    },
  });
}

/** Fields that a newer server might add to a record, some of them named like existing fields or built-ins. */
const extraFields = {
  futurefield: { deep: [1, null, { deeper: true }] },
  FutureFlag: 'yes',
  'future.number': 1e21,
  Message: 'not an error',
  constructor: 'not a constructor',
};

/** Adds fields to every record. Undefined if the body isn't JSON. */
function withExtraFields(body: string): string | undefined {
  const json = parsed(body);
  return json === undefined ? undefined : `${JSON.stringify(extended(json))}\n`;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function extended(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(extended);
  if (typeof json !== 'object' || json === null) return json;
  const fields = Object.entries(json).map(([key, value]) => [key, extended(value)]);
  return { ...(isMap(json) ? {} : extraFields), ...Object.fromEntries(fields) };
}

/** Whether the keys are data: node ids, or any keys whose values are all objects, all lists or all numbers. */
function isMap(json: object): boolean {
  if (Object.keys(json).every((key) => key.includes('-'))) return true;
  const kinds = new Set(Object.values(json).map((value) => (Array.isArray(value) ? 'list' : typeof value)));
  return kinds.size === 1 && !kinds.has('string') && !kinds.has('boolean');
}
