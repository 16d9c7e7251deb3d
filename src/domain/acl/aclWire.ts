import { jsonMembers } from '../jsonMembers.ts';
import { isByte, joinedBytes, WireError, WireObject, type Bytes, type ResponseStream } from '../wire.ts';
import { type AclMatrix, aclMatrixOf, isRowChanged } from './aclMatrix.ts';

export function aclFromWire(json: unknown): AclMatrix {
  const rows = aclRows();
  for (const [id, row] of new WireObject(json ?? {}, 'acls').entries()) rows.add(id, row);
  return rows.matrix();
}

/**
 * Parses ACLs row by row while the response arrives. The response for 2,000 nodes has four million cells, too many to
 * hold as object properties at once.
 */
export function aclStream(): ResponseStream<AclMatrix> {
  const rows = aclRows();
  return {
    ...jsonMembers(1, rows.add),
    read: (rest) => (rows.count() === 0 ? aclFromWire(rest) : rows.matrix()),
  };
}

/** Collects rows. A row is as long as the number of nodes known when it was added. */
function aclRows() {
  const places = new Map<string, number>();
  const rows = new Map<string, Uint8Array>();

  function placeOf(id: string): number {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  }

  return {
    count: () => rows.size,
    add(from: string, json: unknown): void {
      const row = new WireObject(json ?? {}, `acls.${from}`);
      const peers = row.keys();
      const columns = peers.map(placeOf);
      const cells = new Uint8Array(places.size);
      for (const [index, to] of peers.entries()) {
        cells[columns[index] ?? 0] = cellFromWire(row.value(to), from, to);
      }
      rows.set(from, cells);
    },
    /** Lists nodes with a row first, then nodes that appear only as a peer. */
    matrix(): AclMatrix {
      const nodeIds = [...new Set([...rows.keys(), ...places.keys()])];
      const matrix = aclMatrixOf(nodeIds, new Uint8Array(nodeIds.length ** 2));
      const columns = Array.from(places.keys(), (id) => matrix.indexOf.get(id) ?? 0);
      for (const [row, cells] of [...rows.values()].entries()) {
        for (const [place, cell] of cells.entries()) {
          matrix.cells[row * nodeIds.length + (columns[place] ?? 0)] = cell;
        }
      }
      return matrix;
    },
  };
}

/** The server stores a byte. Values above 2 exist only if someone wrote them manually. */
function cellFromWire(value: unknown, from: string, to: string): number {
  if (isByte(value)) return value;
  throw new WireError(`acls.${from}.${to}`, 'a number from 0 to 255', value);
}

/**
 * Builds the body of a PUT: all rows of `after` that differ from `before`, as JSON bytes. Empty cells are omitted.
 * Returns undefined if no row differs. Rows are encoded one by one, because blocking all pairs of 2,000 nodes takes
 * 160 MB.
 */
export function changedRows(before: AclMatrix, after: AclMatrix): Bytes | undefined {
  const size = after.nodeIds.length;
  const names = after.nodeIds.map((id) => `${JSON.stringify(id)}:`);
  const rowText = (name: string, row: number) => {
    const cells: string[] = [];
    for (const [column, value] of after.cells.subarray(row * size, (row + 1) * size).entries()) {
      if (value > 0) cells.push(`${names[column]}${value}`);
    }
    return `${name}{${cells.join(',')}}`;
  };
  const encoder = new TextEncoder();
  const rows = names.flatMap((name, row) =>
    isRowChanged(before, after, row) ? [encoder.encode(`,${rowText(name, row)}`)] : [],
  );
  if (rows.length === 0) return undefined;
  const bytes = joinedBytes([...rows, encoder.encode('}')]);
  // Replaces the comma before the first row.
  bytes.set(encoder.encode('{'), 0);
  return bytes;
}
