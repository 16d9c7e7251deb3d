import { WireError, WireObject } from '../wire.ts';
import { type AclMatrix, aclMatrixOf, isRowChanged } from './aclMatrix.ts';

export function aclFromWire(json: unknown): AclMatrix {
  const container = new WireObject(json ?? {}, 'acls');
  const rows = container.keys().map((id) => [id, rowFromWire(container, id)] as const);
  const nodeIds = [
    ...new Set([...container.keys(), ...rows.flatMap(([, row]) => columnsBeyond(container, row))]),
  ];
  const { indexOf, cells } = aclMatrixOf(nodeIds, new Uint8Array(nodeIds.length ** 2));
  for (const [index, [from, row]] of rows.entries()) {
    for (const to of row.keys()) {
      cells[index * nodeIds.length + (indexOf.get(to) ?? 0)] = cellFromWire(row.value(to), from, to);
    }
  }
  return { nodeIds, indexOf, cells };
}

function rowFromWire(container: WireObject, id: string): WireObject {
  return container.object(id) ?? new WireObject({}, container.pathOf(id));
}

function columnsBeyond(container: WireObject, row: WireObject): readonly string[] {
  return row.keys().filter((id) => !container.has(id));
}

/** A byte on the server's side; values beyond 2 exist only where something wrote them by hand. */
function cellFromWire(value: unknown, from: string, to: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255) return value;
  throw new WireError(`acls.${from}.${to}`, 'a number from 0 to 255', value);
}

/**
 * The body of a PUT: the rows of `after` that differ from `before`, which stands over the same nodes, each whole, as the bytes
 * of their JSON; a cell that holds nothing is left out. Undefined when no row differs. Written straight into bytes, because everything blocked among 2,000
 * nodes is 160 MB.
 */
export function changedRows(before: AclMatrix, after: AclMatrix): Uint8Array<ArrayBuffer> | undefined {
  const size = after.nodeIds.length;
  const rows = Array.from(after.nodeIds.keys()).filter((row) => isRowChanged(before, after, row));
  if (rows.length === 0) return undefined;

  const names = after.nodeIds.map((id) => encoder.encode(`${JSON.stringify(id)}:`));
  const longest = names.reduce((sum, name) => sum + name.length + '255,'.length, 0);
  const named = rows.reduce((sum, row) => sum + (names[row]?.length ?? 0) + '{},'.length, 0);
  const bytes = new Uint8Array(rows.length * longest + named + 2);
  let at = 0;
  const write = (sign: string) => {
    bytes[at++] = sign.charCodeAt(0);
  };
  const writeName = (place: number) => {
    const name = names[place];
    if (!name) return;
    bytes.set(name, at);
    at += name.length;
  };

  write('{');
  for (const [index, row] of rows.entries()) {
    if (index > 0) write(',');
    writeName(row);
    write('{');
    let isFirst = true;
    for (let column = 0; column < size; column++) {
      const value = after.cells[row * size + column] ?? 0;
      if (value === 0) continue;
      if (!isFirst) write(',');
      isFirst = false;
      writeName(column);
      if (value < 10) bytes[at++] = zero + value;
      else for (const digit of `${value}`) write(digit);
    }
    write('}');
  }
  write('}');
  return bytes.slice(0, at);
}

const encoder = new TextEncoder();
const zero = '0'.charCodeAt(0);
