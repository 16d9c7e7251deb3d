import type { Failure, Result } from '../../domain/failure.ts';
import { joinedBytes, type Bytes } from '../../domain/wire.ts';
import { CallStopped } from './failure.ts';

/**
 * How the body of a successful answer is read. Chosen by call: the server's content types do not tell (`GET /networks`
 * is JSON sent as text/plain, and an empty body may be labelled JSON).
 */
export type Reader<T> = (response: Response) => Promise<T>;

/** A JSON body through a converter of the domain. A body that either of them refuses is malformed. */
export function json<T>(fromWire: (wire: unknown) => T): Reader<T> {
  return async (response) => valueOfJson(await bodyOf(response), fromWire);
}

/** What a JSON text stands for; see `json`. */
export function valueOfJson<T>(body: string, fromWire: (wire: unknown) => T): T {
  const wire = parse(body);
  try {
    return fromWire(wire);
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error));
  }
}

/** For changes whose answer carries nothing of use: empty, `"SUCCESS"`, an outdated record. A web page is no such answer. */
export const confirmation: Reader<void> = async (response) => {
  const body = await bodyOf(response);
  if (body.trim() !== '') parse(body);
};

export const text: Reader<string> = async (response) => refuseWebPage(await bodyOf(response));

/** For answers whose status says everything and whose body nobody may see: it is cancelled before a byte of it is read. */
export const unread: Reader<void> = async ({ headers, body }) => {
  await body?.cancel();
  refuseWebType(headers);
};

/** An answer piece by piece, as it arrives. */
export type Arriving = AsyncIterable<Bytes>;

/** Reads a long answer while it arrives; throws only where the answer stops arriving. */
export type ReadLong<T> = (body: Arriving) => Promise<Result<T, Failure>>;

/** Bytes of an answer that parsing in a worker takes off the page. */
const longAnswer = 500_000;

/** A JSON body that may be long: it is parsed here while it is short, and by `readLong` while it arrives beyond that. */
export function longJson<T>(fromWire: (wire: unknown) => T, readLong: ReadLong<T>): Reader<T> {
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
    if (!read.ok) throw new CallStopped(read.error);
    return read.value;
  };
}

async function* continued(begun: readonly Bytes[], rest: Arriving): Arriving {
  yield* begun;
  yield* rest;
}

/** Safari cannot iterate a stream itself. */
async function* piecesOf({ headers, body }: Response): AsyncGenerator<Bytes, undefined> {
  refuseWebType(headers);
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) yield next.value;
  } finally {
    // Whoever has read enough wants no more of it sent.
    await reader?.cancel();
  }
}

function parse(body: string): unknown {
  if (body.trim() === '') throw malformed('The response is empty.');
  try {
    return JSON.parse(refuseWebPage(body));
  } catch (error) {
    if (error instanceof CallStopped) throw error;
    throw malformed(notJson);
  }
}

/** Piece by piece: a watched body is made of script, from which `response.text()` takes three times as long. */
async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let body = '';
  for await (const piece of piecesOf(response)) body += decoder.decode(piece, { stream: true });
  return body + decoder.decode();
}

/** What a proxy, a captive portal or a wrong address answers instead of the API, of which nothing begins with a tag. */
function refuseWebPage(body: string): string {
  if (/^\s*</.test(body)) throw malformed(webPage);
  return body;
}

function refuseWebType(headers: Headers): void {
  if (/^text\/html\b/i.test(headers.get('Content-Type') ?? '')) throw malformed(webPage);
}

const webPage = 'The response is a web page.';
export const notJson = 'The response isn’t JSON or was cut off.';

function malformed(detail: string): CallStopped {
  return new CallStopped({ kind: 'malformed', detail });
}
