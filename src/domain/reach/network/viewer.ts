import { type AclMatrix, pairReason } from '../../acl/aclMatrix.ts';
import type { Node } from '../../node/node.ts';
import { failoversOf, type ReachIndex } from './reachIndex.ts';

/** The node that a list of peers is made for. */
export type Viewer = {
  readonly node: Node;
  readonly isPointToSite: boolean;
  /** IDs of the peers that the node reports as unreachable, with their failover nodes. */
  readonly failovers: ReadonlyMap<string, string>;
  /** Where the ACLs are unknown, all pairs count as allowed. */
  readonly acl: AclMatrix | undefined;
  /** The place of the node in the ACLs. */
  readonly row: number | undefined;
};

export function viewerOf(index: ReachIndex, node: Node): Viewer {
  const acl = index.acls.get(node.network);
  return {
    node,
    isPointToSite: index.networkById.get(node.network)?.isPointToSite ?? false,
    failovers: failoversOf(index, node),
    acl,
    row: acl?.indexOf.get(node.id),
  };
}

/** The same as `isAllowed`, for many nodes. */
export function allows({ node, acl, row }: Viewer, other: Node): boolean {
  if (other.id === node.id || other.network !== node.network) return false;
  if (!acl) return true;
  const column = acl.indexOf.get(other.id);
  return row !== undefined && column !== undefined && pairReason(acl, row, column) === 'allowed';
}
