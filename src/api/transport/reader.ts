import { joinedBytes } from '../../domain/wire.ts';
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

/**
 * A JSON list of records that is read again and again. A record whose text is still the same is taken from `before` and
 * not read anew, wherever in the list it stands; a list of nothing else is `before` itself.
 */
export function jsonList<T extends object>(
  fromWire: (wire: unknown) => readonly T[],
  before: readonly T[] = [],
): Reader<readonly T[]> {
  return async (response) => {
    refuseWebType(response.headers);
    const bytes = joinedBytes(await pieces(response));
    const whole = () => valueOfJson(new TextDecoder().decode(bytes), fromWire);
    const texts = recordTexts(bytes);
    if (!texts) return whole();
    const known = new Map(before.map((record) => [sums.get(record), record]));
    const others = texts.filter(({ sum }) => !known.has(sum));
    const read = others.length === texts.length ? whole() : readSome(bytes, others, fromWire);
    // Whatever is wrong with one of them is told by its place among all.
    if (!read) return whole();
    read.forEach((record, index) => sums.set(record, others[index]?.sum));
    const anew = read.values();
    const records = texts.flatMap(({ sum }) => known.get(sum) ?? anew.next().value ?? []);
    const isSame = records.length === before.length && new Set(records).size === before.length;
    return isSame && others.length === 0 ? before : records;
  };
}

/** Of the text that a record was read from. The text itself is not kept: it holds secrets. */
const sums = new WeakMap<object, number | undefined>();

type RecordText = { readonly start: number; readonly end: number; readonly sum: number };

function readSome<T>(
  bytes: Uint8Array<ArrayBuffer>,
  texts: readonly RecordText[],
  fromWire: (wire: unknown) => readonly T[],
): readonly T[] | undefined {
  if (texts.length === 0) return [];
  const decoder = new TextDecoder();
  const bodies = texts.map(({ start, end }) => decoder.decode(bytes.subarray(start, end)));
  try {
    return fromWire(JSON.parse(`[${bodies.join()}]`));
  } catch {
    return undefined;
  }
}

const [quote, backslash, opened, closed] = Array.from('"\\{}', (sign) => sign.charCodeAt(0));

/** Where the objects of a JSON list stand; undefined when the body is anything else. What is in them is not looked at. */
function recordTexts(bytes: Uint8Array<ArrayBuffer>): readonly RecordText[] | undefined {
  const texts: RecordText[] = [];
  /** What stands between them, each of them as a 0. */
  let around = '';
  let depth = 0;
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (depth > 0 && byte === quote) at = endOfText(bytes, at);
    else if (byte === opened) {
      if (depth === 0) start = at;
      depth += 1;
    } else if (depth > 0 && byte === closed) {
      depth -= 1;
      if (depth > 0) continue;
      texts.push({ start, end: at + 1, sum: sumOf(bytes, start, at + 1) });
      around += '0';
    } else if (depth === 0) around += String.fromCharCode(byte ?? 0);
  }
  return depth === 0 && /^\[(0(,0)*)?\]$/.test(around.replaceAll(/[\t\n\r ]/g, '')) ? texts : undefined;
}

/** Of a JSON text that begins there: its closing quote. */
function endOfText(bytes: Uint8Array<ArrayBuffer>, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/** Two texts of one sum are the same: it has 53 bits. Four bytes at a time, which takes a quarter of the time. */
function sumOf(bytes: Uint8Array<ArrayBuffer>, start: number, end: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const last = end - 4;
  let [one, other] = [end - start, 0];
  for (let at = start; at < end; at += 4) {
    // The last four overlap those before them; a record has at least its two braces.
    const four = view.getInt32(Math.max(0, Math.min(at, last)), true);
    one = Math.imul(one ^ four, 0x9e3779b1);
    one ^= one >>> 15;
    other = Math.imul(other ^ four, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
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

/** A body as it arrived, bit by bit. */
export type Pieces = readonly Uint8Array<ArrayBuffer>[];

/** A large body, which a page that puts it together would stand still for; see `joinedBytes`. */
export const pieces: Reader<Pieces> = async ({ body }) => {
  const read: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of arriving(body)) read.push(piece);
  return read;
};

/** The same for whoever reads it while it arrives. */
export async function* piecesOf({ headers, body }: Response): AsyncIterable<Uint8Array<ArrayBuffer>> {
  refuseWebType(headers);
  yield* arriving(body);
}

/** By hand, since Safari's streams cannot be iterated. */
async function* arriving(body: Response['body']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) yield next.value;
  } finally {
    // Whoever has read enough wants no more of it sent.
    await reader?.cancel();
  }
}

/** What every PNG starts with. */
const pngMark = [0x89, 0x50, 0x4e, 0x47];

/** A picture, as an object that a page can show. */
export const image: Reader<Blob> = async (response) => {
  const blob = await response.blob();
  const start = new Uint8Array(await blob.slice(0, pngMark.length).arrayBuffer());
  if (!blob.type.startsWith('image/') || pngMark.some((byte, index) => byte !== start[index]))
    throw malformed('The answer is not an image.');
  return blob;
};

function parse(body: string): unknown {
  if (body.trim() === '') throw malformed('The answer is empty.');
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

const webPage = 'The answer is a web page.';
export const notJson = 'The answer is not JSON, or was cut off.';

function malformed(detail: string): CallStopped {
  return new CallStopped({ kind: 'malformed', detail });
}
