/** Keys that are wanted of a report, in the order in which their values are handed out, and what kind each of them is. */
export type Wanted = Readonly<Record<string, 'string' | 'number' | 'boolean'>>;

export type ReportScan = {
  /** The reports of another node begin, in which a peer that was met before may come again. */
  readonly begin: () => void;
  /** Reads the report that begins there. Where the comma or brace after it is; −1 when it is not plainly a report, or goes on beyond the bytes. */
  readonly next: (bytes: Uint8Array, start: number) => number;
  /** What was read last: the place of the peer in `texts`, and the wanted values: a text is its place there, too. */
  readonly peer: () => number;
  readonly values: Float64Array;
  readonly texts: readonly string[];
};

const [quote, backslash, comma, minus, plus, point, closed] = Array.from('"\\,-+.}', (sign) =>
  sign.charCodeAt(0),
);
const [smallE, largeE] = Array.from('eE', (sign) => sign.charCodeAt(0));
const [zero, nine] = [0x30, 0x39];

/**
 * Reports straight from the bytes of their JSON, `"peer":{"key":value,…}`. The server writes all of them alike, and the
 * nodes name their peers in one order: the first report of a node tells what stands between two values, and from then on
 * that, and the texts that are likely to come, are only compared. Parsed as JSON, those of a thousand nodes make a million
 * objects. Whatever is written otherwise is left to the careful way.
 */
export function reportScan(wanted: Wanted): ReportScan {
  const keys = Object.keys(wanted);
  // One more, for what nobody wants.
  const values = new Float64Array(keys.length + 1);
  const table = textTable();
  let shape: Shape | undefined;
  let node = 0;
  let peer = -1;
  /** By peer: the one that came after it first, what texts it had last, and the node that reported it last. */
  const after: number[] = [];
  const textsOf = keys.map((): number[] => []);
  const reportedBy: number[] = [];
  let first = -1;
  let seen: Uint8Array | undefined;
  let view = viewOf('');

  function next(bytes: Uint8Array, start: number): number {
    if (bytes !== seen)
      [seen, view] = [bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)];
    if (bytes[start] !== quote) return -1;
    // The node itself is left out of its own reports: then it is the one after.
    const expected = (peer < 0 ? first : after[peer]) ?? -1;
    const found = table.placeAt(bytes, view, start + 1, expected, after[expected]);
    const before = reportedBy[found];
    if (found < 0 || before === node || (!before && isSpecial(table.texts[found] ?? ''))) return -1;
    let at = start + 1 + table.lengthOf(found);
    shape ??= shapeOf(bytes, at, wanted, keys);
    if (!shape) return -1;
    for (const { ahead, kind, place } of shape) {
      if (!isAt(view, at, ahead)) return -1;
      at += ahead.byteLength;
      if (kind === 'string') {
        const told = textsOf[place];
        const text = table.placeAt(bytes, view, at, told?.[found] ?? -1, undefined);
        if (text < 0) return -1;
        if (told) told[found] = text;
        values[place] = text;
        at += table.lengthOf(text);
      } else {
        at = kind === 'number' ? readNumber(bytes, at, values, place) : readBoolean(view, at, values, place);
        if (at < 0) return -1;
      }
    }
    if (bytes[at] !== closed || (bytes[at + 1] !== comma && bytes[at + 1] !== closed)) return -1;
    if (peer < 0) first = found;
    else after[peer] ??= found;
    reportedBy[found] = node;
    peer = found;
    return at + 1;
  }

  return {
    begin() {
      node += 1;
      peer = -1;
      shape = undefined;
    },
    next,
    peer: () => peer,
    values,
    texts: table.texts,
  };
}

/** Objects treat these names apart, or put them before all others. */
function isSpecial(name: string): boolean {
  return name === '__proto__' || /^\d+$/.test(name);
}

/** What stands before each value, and what kind of value that is; nobody wants one at a place beyond the values. */
type Shape = readonly Slot[];
type Slot = { readonly ahead: DataView; readonly kind: Wanted[string]; readonly place: number };

/** As the server writes the object that begins there, without a space; whether it is so is seen when it is read. */
function shapeOf(
  bytes: Uint8Array,
  start: number,
  wanted: Wanted,
  keys: readonly string[],
): Shape | undefined {
  const end = bytes.indexOf(closed ?? 0, start);
  const fields = fieldsOf(new TextDecoder().decode(bytes.subarray(start + 1, end + 1)));
  if (!fields || !keys.every((key) => fields.has(key))) return undefined;
  const slots: Slot[] = [];
  let sign = ':{';
  for (const [key, value] of fields) {
    const kind = typeof value;
    if (kind !== 'string' && kind !== 'number' && kind !== 'boolean') return undefined;
    if (key in wanted && wanted[key] !== kind) return undefined;
    const place = key in wanted ? keys.indexOf(key) : keys.length;
    slots.push({
      ahead: viewOf(`${sign}${JSON.stringify(key)}:${kind === 'string' ? '"' : ''}`),
      kind,
      place,
    });
    sign = ',';
  }
  return slots;
}

function fieldsOf(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? new Map(Object.entries(json)) : undefined;
  } catch {
    return undefined;
  }
}

/** So many digits are exact as a number, and divided by a power of ten they are the nearest number there is. */
const exactDigits = 15;
const powersOfTen = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Writes the number that begins there. Where it ends; −1 when there is none. */
function readNumber(bytes: Uint8Array, start: number, values: Float64Array, place: number): number {
  let number = 0;
  let at = start;
  for (; isDigit(bytes[at]); at++) number = number * 10 + (bytes[at] ?? 0) - zero;
  const whole = at - start;
  let decimals = 0;
  if (bytes[at] === point) {
    for (at += 1; isDigit(bytes[at]); at++) number = number * 10 + (bytes[at] ?? 0) - zero;
    decimals = at - start - whole - 1;
    if (decimals === 0) return -1;
  }
  const isPlain = whole === 1 || (whole > 1 && bytes[start] !== zero);
  if (!isPlain || whole + decimals > exactDigits || isExponent(bytes[at])) {
    return readLongNumber(bytes, start, values, place);
  }
  values[place] = number / (powersOfTen[decimals] ?? 1);
  return at;
}

/** The same of any number: one that is negative, has an exponent, or more digits than are exact. */
function readLongNumber(bytes: Uint8Array, start: number, values: Float64Array, place: number): number {
  let at = start;
  while (isOfNumber(bytes[at])) at++;
  const text = String.fromCharCode(...bytes.subarray(start, at));
  const number = Number(text);
  if (!jsonNumber.test(text) || !Number.isFinite(number)) return -1;
  values[place] = number;
  return at;
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= zero && byte <= nine;
}

function isOfNumber(byte: number | undefined): boolean {
  return isDigit(byte) || byte === point || byte === minus || byte === plus || isExponent(byte);
}

function isExponent(byte: number | undefined): boolean {
  return byte === smallE || byte === largeE;
}

const [isTrue, isFalse] = [viewOf('true'), viewOf('false')];

function readBoolean(view: DataView, at: number, values: Float64Array, place: number): number {
  const value = isAt(view, at, isTrue);
  if (!value && !isAt(view, at, isFalse)) return -1;
  values[place] = value ? 1 : 0;
  return at + (value ? isTrue : isFalse).byteLength;
}

/** Texts by the place at which each was met first. */
function textTable() {
  const texts: string[] = [];
  /** As they stand in JSON, with the quote at their end. */
  const written: DataView[] = [];
  const places = new Map<string, number>();

  /** The text that begins there: mostly one of the two that are likely; −1 when none ends, or its way is not plain. */
  function placeAt(
    bytes: Uint8Array,
    view: DataView,
    start: number,
    likely: number,
    next: number | undefined,
  ): number {
    const one = written[likely];
    if (one && isAt(view, start, one)) return likely;
    const other = next === undefined ? undefined : written[next];
    if (next !== undefined && other && isAt(view, start, other)) return next;
    const end = endOfText(bytes, start);
    if (end < 0) return -1;
    const text = decoder.decode(bytes.subarray(start, end));
    const known = places.get(text);
    if (known !== undefined) return lengthOf(known) === end + 1 - start ? known : -1;
    written.push(new DataView(bytes.slice(start, end + 1).buffer));
    places.set(text, texts.push(text) - 1);
    return texts.length - 1;
  }

  function lengthOf(place: number): number {
    return written[place]?.byteLength ?? 0;
  }
  return { texts, placeAt, lengthOf };
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** The closing quote of the text that begins there; −1 when there is none, or something in it is not plain. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) return at;
    if (byte === backslash || byte < 0x20) return -1;
  }
  return -1;
}

function viewOf(text: string): DataView {
  return new DataView(new TextEncoder().encode(text).buffer);
}

/** Whether these bytes stand there: four at a time, which takes a quarter of the time. */
function isAt(view: DataView, start: number, bytes: DataView): boolean {
  const length = bytes.byteLength;
  if (start + length > view.byteLength) return false;
  let at = 0;
  for (; at + 4 <= length; at += 4)
    if (view.getInt32(start + at, true) !== bytes.getInt32(at, true)) return false;
  for (; at < length; at++) if (view.getUint8(start + at) !== bytes.getUint8(at)) return false;
  return true;
}
