import { WireError, WireObject } from '../wire.ts';
import { aclCell, type AclMatrix } from './aclMatrix.ts';

/** Node id to node id to cell (§3 "ACL container"). A PUT replaces the rows it names and keeps the others. */
export type AclContainerWire = Record<string, Record<string, number>>;

export function aclFromWire(json: unknown): AclMatrix {
  const container = new WireObject(json ?? {}, 'acls');
  const rows = container.keys().map((id) => [id, rowFromWire(container, id)] as const);
  const nodeIds = [
    ...new Set([...container.keys(), ...rows.flatMap(([, row]) => columnsBeyond(container, row))]),
  ];
  const indexOf = new Map(nodeIds.map((id, index) => [id, index]));
  const cells = new Uint8Array(nodeIds.length ** 2);
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

/** Nodes that appear as a peer and have no row of their own. */
function columnsBeyond(container: WireObject, row: WireObject): readonly string[] {
  return row.keys().filter((id) => !container.has(id));
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
