import { joinedBytes, type AnswerStream, type Bytes } from '../wire.ts';
import { aclMatrixOf, type AclMatrix } from './aclMatrix.ts';

const [quote, backslash, comma, colon, open, close = 0] = Array.from('"\\,:{}', (sign) => sign.charCodeAt(0));
const [zero, nine] = [0x30, 0x39];

/**
 * A container row by row while it arrives, straight from the bytes of its JSON. Parsed as JSON, that of 2,000 nodes makes
 * four million properties and as many copies of names; here a name is compared with the one that stands next in the order
 * of names, which is how the server writes them.
 */
export function aclStream(): AnswerStream<{ readonly acls: AclMatrix }> {
  const names = nameTable();
  /** Cells by the place of their row's name, in the order of rows. */
  const rows = new Map<number, Cells>();
  /** What has come since the last row. */
  let begun: Bytes[] = [];
  /** Whether something else than a row has come. */
  let isOver = false;

  function take(piece: Bytes): void {
    let start = 0;
    while (!isOver) {
      const brace = piece.indexOf(close, start);
      if (brace < 0) break;
      // A name with a brace in it ends the row too early, which then is none.
      isOver = !takeRow(joinedBytes([...begun, piece.subarray(start, brace + 1)]));
      if (isOver) break;
      begun = [];
      start = brace + 1;
    }
    begun.push(piece.subarray(start));
  }

  /** Takes a row, from the sign before it to its closing brace; false when it is not plainly one. */
  function takeRow(bytes: Bytes): boolean {
    const sign = afterSpace(bytes, 0);
    if (bytes[sign] !== (rows.size === 0 ? open : comma)) return false;
    const start = afterSpace(bytes, sign + 1);
    const place = names.placeOf(bytes, start, rows.size);
    // A name that comes twice means what the careful way says.
    if (place < 0 || rows.has(place)) return false;
    const brace = afterColon(bytes, start + names.lengthAt(place));
    const cells = bytes[brace] === open ? scanCells(bytes, brace + 1, names) : undefined;
    if (cells) rows.set(place, cells);
    return cells !== undefined;
  }

  function end() {
    const rest = joinedBytes(begun);
    if (isEnd(rest, rows.size === 0)) return { acls: matrixOf(names.ids, rows) };
    return { body: [...writtenRows(names.ids, rows), rest] };
  }
  return { take, end };
}

/** Cells of a row by the places of names, -1 where it has none; as long as it has to be, or longer. */
type Cells = Int16Array;

/** The cells that begin at `start`; undefined when they are anything but names and bytes. */
function scanCells(bytes: Bytes, start: number, names: NameTable): Cells | undefined {
  let cells: Cells = new Int16Array(names.ids.length).fill(-1);
  let at = afterSpace(bytes, start);
  let place = -1;
  if (bytes[at] === close) return cells;
  for (;;) {
    place = names.placeOf(bytes, at, place + 1);
    if (place < 0) return undefined;
    if (place >= cells.length) cells = lengthened(cells);
    at = afterColon(bytes, at + names.lengthAt(place));
    let value = 0;
    const digits = at;
    for (let byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[++at] ?? 0) {
      value = value * 10 + byte - zero;
    }
    const length = at - digits;
    if (length === 0 || length > 3 || value > 255 || (length > 1 && bytes[digits] === zero)) return undefined;
    cells[place] = value;
    at = afterSpace(bytes, at);
    if (bytes[at] === close) return cells;
    if (bytes[at] !== comma) return undefined;
    at = afterSpace(bytes, at + 1);
  }
}

function lengthened(cells: Cells): Cells {
  const longer = new Int16Array(2 * cells.length + 16).fill(-1);
  longer.set(cells);
  return longer;
}

/** Names of nodes by their places, which is the order in which they first come. */
type NameTable = {
  readonly ids: readonly string[];
  /** The place of the name that begins at `at`; -1 when it is none, or not plain. */
  readonly placeOf: (bytes: Bytes, at: number, expected: number) => number;
  /** How many bytes the name takes, with its quotes. */
  readonly lengthAt: (place: number) => number;
};

function nameTable(): NameTable {
  const ids: string[] = [];
  const places = new Map<string, number>();
  const quoted: Bytes[] = [];

  function placeOf(bytes: Bytes, at: number, expected: number): number {
    // Mostly it is the expected one, or the next when the row's own is left out.
    if (isAt(bytes, at, quoted[expected])) return expected;
    if (isAt(bytes, at, quoted[expected + 1])) return expected + 1;
    const end = endOfName(bytes, at);
    const id = decoded(bytes.subarray(at + 1, end));
    // The name that objects treat apart means what the careful way says.
    if (end < 0 || id === undefined || id === '__proto__') return -1;
    const known = places.get(id);
    if (known !== undefined) return known;
    places.set(id, ids.length);
    quoted.push(bytes.slice(at, end + 1));
    return ids.push(id) - 1;
  }
  return { ids, placeOf, lengthAt: (place) => quoted[place]?.length ?? 0 };
}

function isAt(bytes: Bytes, start: number, name: Bytes | undefined): boolean {
  if (!name) return false;
  // Ids differ most at their ends when they count up, and anywhere when they are random.
  for (let at = name.length - 1; at >= 0; at--) if (name[at] !== bytes[start + at]) return false;
  return true;
}

/** The square over all names: those of rows in their order, then those that only appear as a peer. */
function matrixOf(ids: readonly string[], rows: ReadonlyMap<number, Cells>): AclMatrix {
  const ofRows = Array.from(rows.keys(), (place) => ids[place] ?? '');
  const nodeIds = [...new Set([...ofRows, ...ids])];
  const matrix = aclMatrixOf(nodeIds, new Uint8Array(nodeIds.length ** 2));
  const columns = Uint32Array.from(ids, (id) => matrix.indexOf.get(id) ?? 0);
  let start = 0;
  for (const cells of rows.values()) {
    for (let place = 0; place < ids.length; place++) {
      matrix.cells[start + (columns[place] ?? 0)] = Math.max(cells[place] ?? 0, 0);
    }
    start += nodeIds.length;
  }
  return matrix;
}

/** Rows as they may have come. */
function writtenRows(ids: readonly string[], rows: ReadonlyMap<number, Cells>): readonly Bytes[] {
  const names = ids.map((id) => `${JSON.stringify(id)}:`);
  return Array.from(rows, ([row, cells], index) => {
    const written = names.flatMap((name, place) => {
      const cell = cells[place] ?? -1;
      return cell < 0 ? [] : [`${name}${cell}`];
    });
    return encoder.encode(`${index === 0 ? '{' : ','}${names[row] ?? ''}{${written.join(',')}}`);
  });
}

/** Of the text that begins at `at`: where its closing quote is; -1 when it is none, or not plain. */
function endOfName(bytes: Bytes, at: number): number {
  if (bytes[at] !== quote) return -1;
  for (let end = at + 1; end < bytes.length; end++) {
    const byte = bytes[end] ?? 0;
    if (byte === quote) return end;
    if (byte === backslash || byte < 0x20) return -1;
  }
  return -1;
}

function afterColon(bytes: Bytes, start: number): number {
  const at = afterSpace(bytes, start);
  return bytes[at] === colon ? afterSpace(bytes, at + 1) : bytes.length;
}

function afterSpace(bytes: Bytes, start: number): number {
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

/** Whether nothing but the end of the container is left, or the whole of one without rows. */
function isEnd(bytes: Bytes, isWhole: boolean): boolean {
  const start = afterSpace(bytes, 0);
  if (isWhole && bytes[start] !== open) return false;
  const brace = isWhole ? afterSpace(bytes, start + 1) : start;
  return bytes[brace] === close && afterSpace(bytes, brace + 1) === bytes.length;
}

const encoder = new TextEncoder();
// A byte order mark at the beginning of a name is part of it.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(name: Bytes): string | undefined {
  try {
    return decoder.decode(name);
  } catch {
    return undefined;
  }
}
