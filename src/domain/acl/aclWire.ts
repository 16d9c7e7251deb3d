import { WireError, WireObject } from '../wire.ts';
import { aclMatrixOf, type AclMatrix } from './aclMatrix.ts';

/** Bytes of a container on the wire, about: each cell takes a quoted id of 36 characters, a colon, a digit and a comma. */
export function containerBytes(nodeCount: number): number {
  return nodeCount ** 2 * 41;
}

/** Node id to node id to cell (§3 "ACL container"). */
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

/** Nodes that appear as a peer and have no row of their own. */
function columnsBeyond(container: WireObject, row: WireObject): readonly string[] {
  return row.keys().filter((id) => !container.has(id));
}

/** A byte on the server's side; values beyond 2 exist only where something wrote them by hand. */
function cellFromWire(value: unknown, from: string, to: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255) return value;
  throw new WireError(`acls.${from}.${to}`, 'a number from 0 to 255', value);
}
