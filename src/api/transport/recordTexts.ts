import { joinedBytes } from '../../domain/wire.ts';
import { AnswerReadElsewhere, type RecordTexts } from './elsewhere.ts';
import { pieces, refuseWebType, valueOfJson, type Reader } from './reader.ts';

/** What was read of a list before, and how the next answer shares with it what did not change. */
export type ReadBefore<T> = {
  readonly records: readonly T[];
  readonly share?: (before: readonly T[], next: readonly T[]) => readonly T[];
};

/**
 * A JSON list of records that is read again and again. A record whose text is still the same is the one from before and
 * not read anew, wherever in the list it stands; a list of nothing else is the list before.
 */
export function jsonList<T extends object>(
  fromWire: (wire: unknown) => readonly T[],
  { records: before, share = (_, next) => next }: ReadBefore<T> = { records: [] },
): Reader<readonly T[]> {
  return async (response) => {
    const texts = await readTexts(response, before);
    if (texts instanceof Uint8Array) return valueOfJson(new TextDecoder().decode(texts), fromWire);
    const isEachOnce = texts.before.length === before.length && new Set(texts.before).size === before.length;
    if (isEachOnce && !texts.before.includes(unknown)) return before;
    const places = Array.from(texts.before.keys()).filter((place) => texts.before[place] === unknown);
    const anew = places.length === 0 ? [] : readAt(places, texts.fresh, fromWire);
    const next = Array.from(texts.before, (at, place) => before[at] ?? anew[place]).filter(isDefined);
    const records = share(before, next);
    // Where everything means the same the list is the one before, in an order of its own.
    if (records !== before) records.forEach((record, place) => sums.set(record, texts.sums[place]));
    return records;
  };
}

/** Of the text that a record was read from. The text itself is not kept: it holds secrets. */
const sums = new WeakMap<object, number | undefined>();

/** What is known of these records, each at its place, to whoever fetches them again. */
export function sumsOf(records: readonly object[]): Float64Array<ArrayBuffer> {
  return Float64Array.from(records, (record) => sums.get(record) ?? NaN);
}

/** The place of a record that was not among those before. */
const unknown = -1;

/** Each at its place in the list: what is wrong with one of them is told by its place. */
function readAt<T>(
  places: readonly number[],
  fresh: Uint8Array<ArrayBuffer>,
  fromWire: (wire: unknown) => readonly T[],
): readonly (T | undefined)[] {
  return valueOfJson(new TextDecoder().decode(fresh), (wire) => {
    if (!Array.isArray(wire)) return [];
    const list: unknown[] = [];
    // The places between stay empty, which whoever reads a list passes over.
    places.forEach((place, index) => (list[place] = wire[index]));
    return fromWire(list);
  });
}

function isDefined<T>(value: T | undefined): value is T {
  return value !== undefined;
}

async function readTexts(
  response: Response,
  before: readonly object[],
): Promise<RecordTexts | Uint8Array<ArrayBuffer>> {
  refuseWebType(response.headers);
  if (response instanceof AnswerReadElsewhere && response.read.kind === 'records') return response.read.texts;
  const bytes = joinedBytes(await pieces(response));
  return recordTexts(bytes, sumsOf(before)) ?? bytes;
}

const codeOf = (sign: string) => sign.charCodeAt(0);
const quote = codeOf('"');
const backslash = codeOf('\\');
const [opened, closed] = [codeOf('{'), codeOf('}')];

/** Undefined when the body is anything but a JSON list of objects. What is in them is not looked at. */
export function recordTexts(bytes: Uint8Array<ArrayBuffer>, known: Float64Array): RecordTexts | undefined {
  // Shorter than a list of one object, `[{}]`.
  if (bytes.length < 4 && bytes.includes(opened)) return undefined;
  const knownAt = new Map(Array.from(known, (sum, at) => [sum, at]));
  const all: number[] = [];
  const before: number[] = [];
  const others: Uint8Array<ArrayBuffer>[] = [];
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
      const sum = sumOf(bytes, start, at + 1);
      const place = knownAt.get(sum) ?? unknown;
      all.push(sum);
      before.push(place);
      if (place === unknown) others.push(bytes.subarray(start, at + 1));
      around += '0';
    } else if (depth === 0) around += String.fromCharCode(byte ?? 0);
  }
  const isList = depth === 0 && /^\[(0(,0)*)?\]$/.test(around.replaceAll(/[\t\n\r ]/g, ''));
  if (!isList) return undefined;
  return { sums: Float64Array.from(all), before: Int32Array.from(before), fresh: listOf(others) };
}

/** A JSON list of these texts. */
function listOf(texts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const length = Math.max(2, 1 + texts.reduce((sum, text) => sum + text.length + 1, 0));
  const list = new Uint8Array(length).fill(codeOf(','));
  let end = 1;
  for (const text of texts) {
    list.set(text, end);
    end += text.length + 1;
  }
  list[0] = codeOf('[');
  list[length - 1] = codeOf(']');
  return list;
}

/** Of a JSON text that begins there: its closing quote. */
function endOfText(bytes: Uint8Array<ArrayBuffer>, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/** Four bytes at a time, which takes a quarter of the time. */
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
