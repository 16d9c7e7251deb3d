import type { Failure, Result } from '../../domain/failure.ts';
import { joinedBytes, type Bytes } from '../../domain/wire.ts';
import { CallFailed } from './failure.ts';

/**
 * Reads the body of a successful response. Each call chooses its reader, because the server’s content types are
 * unreliable: `GET /networks` sends JSON as text/plain, and an empty body may be labelled JSON.
 */
export type Reader<T> = (response: Response) => Promise<T>;

/** The failure is `malformed` if the body isn’t JSON or `fromWire` throws. */
export function json<T>(fromWire: (wire: unknown) => T): Reader<T> {
  return async (response) => valueOfJson(await bodyOf(response), fromWire);
}

export function valueOfJson<T>(body: string, fromWire: (wire: unknown) => T): T {
  const wire = parse(body);
  try {
    return fromWire(wire);
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }
}

/** For changes whose response is empty, `"SUCCESS"` or an outdated record. Rejects web pages. */
export const confirmation: Reader<void> = async (response) => {
  const body = await bodyOf(response);
  if (body.trim() !== '') parse(body);
};

export const text: Reader<string> = async (response) => refuseWebPage(await bodyOf(response));

/** For calls of which only the status counts. The body is secret and cancelled unread. */
export const unread: Reader<void> = async ({ headers, body }) => {
  await body?.cancel();
  refuseWebType(headers);
};

export type Chunks = AsyncIterable<Bytes>;

/** Parses a long response while it arrives. Throws only if the response breaks off. */
export type ParseStream<T> = (body: Chunks) => Promise<Result<T, Failure>>;

/** Bytes from which a response is parsed in a worker. */
const longAnswer = 500_000;

/** Parses a short JSON body here, and passes a long one to `readLong`. */
export function longJson<T>(fromWire: (wire: unknown) => T, readLong: ParseStream<T>): Reader<T> {
  return async (response) => {
    const body = piecesOf(response);
    const begun: Bytes[] = [];
    for (let length = 0; length < longAnswer;) {
      const { value } = await body.next();
      if (!value) return valueOfJson(new TextDecoder().decode(joinedBytes(begun)), fromWire);
      begun.push(value);
      length += value.length;
    }
    const read = await readLong(continued(begun, body));
    if (!read.ok) throw new CallFailed(read.error);
    return read.value;
  };
}

async function* continued(begun: readonly Bytes[], rest: Chunks): Chunks {
  yield* begun;
  yield* rest;
}

/** Safari’s streams aren’t iterable. */
async function* piecesOf({ headers, body }: Response): AsyncGenerator<Bytes, undefined> {
  refuseWebType(headers);
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) yield next.value;
  } finally {
    // A caller that stops early needs no further chunks.
    await reader?.cancel();
  }
}

function parse(body: string): unknown {
  if (body.trim() === '') throw malformed('The response is empty.');
  try {
    return JSON.parse(refuseWebPage(body));
  } catch (error) {
    if (error instanceof CallFailed) throw error;
    throw malformed(notJson);
  }
}

/** Three times as fast as `response.text()` on the stream of `watchResponse`. */
async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let body = '';
  for await (const piece of piecesOf(response)) body += decoder.decode(piece, { stream: true });
  return body + decoder.decode();
}

/** Proxies, captive portals and wrong addresses return web pages. No response of the API begins with a tag. */
function refuseWebPage(body: string): string {
  if (/^\s*</.test(body)) throw malformed(webPage);
  return body;
}

function refuseWebType(headers: Headers): void {
  if (/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) throw malformed(webPage);
}

const webPage = 'The response is a web page.';
export const notJson = 'The response isn’t JSON or was cut off.';

function malformed(detail: string): CallFailed {
  return new CallFailed({ kind: 'malformed', detail });
}
