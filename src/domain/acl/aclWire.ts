import { WireError, WireObject } from '../wire.ts';
import { aclCell, type AclMatrix } from './aclMatrix.ts';

/** Node id to node id to cell (§3 "ACL container"). A PUT replaces the rows it names and keeps the others. */
export type AclContainerWire = Record<string, Record<string, number>>;

export function aclFromWire(json: unknown): AclMatrix {
  const rows = new WireObject(json ?? {}, 'acls').entries().map(([id, row]) => ({
    id,
    cells: row === null ? [] : new WireObject(row, `acls.${id}`).entries(),
  }));
  const ids = new Set(rows.map((row) => row.id));
  for (const row of rows) for (const [id] of row.cells) ids.add(id);
  const nodeIds = [...ids];
  const indexOf = new Map(nodeIds.map((id, index) => [id, index]));
  const cells = new Uint8Array(nodeIds.length ** 2);
  for (const row of rows) {
    const start = (indexOf.get(row.id) ?? 0) * nodeIds.length;
    for (const [id, value] of row.cells) {
      cells[start + (indexOf.get(id) ?? 0)] = cellFromWire(value, row.id, id);
    }
  }
  return { nodeIds, indexOf, cells };
}

/** The rows of `after` that differ from `before`, each whole; a cell that holds nothing is left out. */
export function aclChangesToWire(before: AclMatrix, after: AclMatrix): AclContainerWire {
  const ids = [...new Set([...before.nodeIds, ...after.nodeIds])];
  const changed = after.nodeIds.filter((from) =>
    ids.some((to) => aclCell(before, from, to) !== aclCell(after, from, to)),
  );
  return Object.fromEntries(changed.map((id) => [id, rowToWire(after, id)]));
}

function rowToWire(matrix: AclMatrix, from: string): Record<string, number> {
  const cells = matrix.nodeIds.map((to) => [to, aclCell(matrix, from, to)] as const);
  return Object.fromEntries(cells.filter(([, value]) => value !== 0));
}

/** A byte on the server's side; values beyond 2 exist only where something wrote them by hand. */
function cellFromWire(value: unknown, from: string, to: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255) return value;
  throw new WireError(`acls.${from}.${to}`, 'a number from 0 to 255', value);
}
