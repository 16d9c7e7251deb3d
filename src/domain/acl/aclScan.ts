import type { AclMatrix } from './aclMatrix.ts';

const [quote, backslash, comma, colon, open, close] = Array.from('"\\,:{}', (sign) => sign.charCodeAt(0));
const [zero, nine] = [0x30, 0x39];

/**
 * A container straight from the bytes of its JSON. Parsed as JSON, that of 2,000 nodes makes four million properties and
 * as many copies of names; here a name is compared with the one that stands next in the order of rows, which is how the
 * server writes them. Undefined for whatever is not plainly such a container: then the careful way has to tell what it is.
 */
export function scanAcls(bytes: Uint8Array): AclMatrix | undefined {
  const rows = scanRows(bytes);
  if (!rows) return undefined;
  const nodeIds = [...rows.places.keys()];
  const cells = new Uint8Array(nodeIds.length ** 2);
  for (const [index, row] of rows.list.entries()) {
    const own = cells.subarray(index * nodeIds.length, (index + 1) * nodeIds.length);
    if (!scanRow(bytes, rows, row, own)) return undefined;
  }
  return { nodeIds, indexOf: rows.places, cells };
}

/** A row as it stands in the bytes: its name, and from where to where its cells go. */
type Row = { readonly name: Uint8Array; readonly start: number; readonly end: number };

type Rows = { readonly list: readonly Row[]; readonly places: ReadonlyMap<string, number> };

function scanRows(bytes: Uint8Array): Rows | undefined {
  const list: Row[] = [];
  const places = new Map<string, number>();
  let at = afterSpace(bytes, 0);
  if (bytes[at] !== open) return undefined;
  at = afterSpace(bytes, at + 1);
  if (bytes[at] === close) return isEnd(bytes, at + 1) ? { list, places } : undefined;
  for (;;) {
    const nameEnd = endOfName(bytes, at);
    const name = bytes.subarray(at + 1, nameEnd);
    const brace = afterColon(bytes, nameEnd + 1);
    if (nameEnd < 0 || bytes[brace] !== open) return undefined;
    // A name with a brace in it ends the row too early, and scanning its cells then fails.
    const end = bytes.indexOf(close ?? 0, brace);
    if (end < 0) return undefined;
    const id = decoded(name);
    // A name that comes twice, and the one that objects treat apart, mean what the careful way says.
    if (id === undefined || id === '__proto__' || places.has(id)) return undefined;
    places.set(id, list.length);
    list.push({ name, start: brace + 1, end });
    at = afterSpace(bytes, end + 1);
    if (bytes[at] === close) return isEnd(bytes, at + 1) ? { list, places } : undefined;
    if (bytes[at] !== comma) return undefined;
    at = afterSpace(bytes, at + 1);
  }
}

/** Writes the cells of one row; false when it holds anything but names of rows and bytes. */
function scanRow(bytes: Uint8Array, rows: Rows, { start, end }: Row, cells: Uint8Array): boolean {
  let at = afterSpace(bytes, start);
  let place = -1;
  if (at === end) return true;
  for (;;) {
    const nameEnd = endOfName(bytes, at);
    if (nameEnd < 0 || nameEnd > end) return false;
    place = placeOf(bytes, at + 1, nameEnd, rows, place + 1);
    if (place < 0) return false;
    at = afterColon(bytes, nameEnd + 1);
    let value = 0;
    const digits = at;
    for (let byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[++at] ?? 0) {
      value = value * 10 + byte - zero;
    }
    const length = at - digits;
    if (length === 0 || length > 3 || value > 255 || (length > 1 && bytes[digits] === zero)) return false;
    cells[place] = value;
    at = afterSpace(bytes, at);
    if (at === end) return true;
    if (bytes[at] !== comma) return false;
    at = afterSpace(bytes, at + 1);
  }
}

/** The place of the name among the rows: mostly the expected one, or the next when the row's own is left out. */
function placeOf(bytes: Uint8Array, start: number, end: number, rows: Rows, expected: number): number {
  if (isName(bytes, start, end, rows.list[expected]?.name)) return expected;
  if (isName(bytes, start, end, rows.list[expected + 1]?.name)) return expected + 1;
  return rows.places.get(decoded(bytes.subarray(start, end)) ?? '') ?? -1;
}

function isName(bytes: Uint8Array, start: number, end: number, name: Uint8Array | undefined): boolean {
  if (name?.length !== end - start) return false;
  // Ids differ most at their ends when they count up, and anywhere when they are random.
  for (let at = name.length - 1; at >= 0; at--) if (name[at] !== bytes[start + at]) return false;
  return true;
}

/** Of the text that begins at `at`: where its closing quote is; -1 when it is none, or not plain. */
function endOfName(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== quote) return -1;
  for (let end = at + 1; end < bytes.length; end++) {
    const byte = bytes[end] ?? 0;
    if (byte === quote) return end;
    if (byte === backslash || byte < 0x20) return -1;
  }
  return -1;
}

function afterColon(bytes: Uint8Array, start: number): number {
  const at = afterSpace(bytes, start);
  return bytes[at] === colon ? afterSpace(bytes, at + 1) : bytes.length;
}

function afterSpace(bytes: Uint8Array, start: number): number {
  let at = start;
  for (
    let byte = bytes[at];
    byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
    byte = bytes[at]
  ) {
    at++;
  }
  return at;
}

function isEnd(bytes: Uint8Array, at: number): boolean {
  return afterSpace(bytes, at) === bytes.length;
}

// A byte order mark at the beginning of a name is part of it.
const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(name: Uint8Array): string | undefined {
  try {
    return text.decode(name);
  } catch {
    return undefined;
  }
}
