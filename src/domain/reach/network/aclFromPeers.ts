import { aclAllowed, aclBlocked, aclMatrixOf, type AclMatrix } from '../../acl/aclMatrix.ts';
import { withoutHostPrefix } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { primaryAddress } from '../../addresses.ts';
import type { ReportedPeer } from './serverResponse.ts';

/**
 * Derives ACLs of a network from the addresses that the server routes for each node, by its ID. A pair without a path
 * for another reason counts as blocked, so they only show what a change takes away.
 */
export function aclFromPeers(
  nodes: readonly Node[],
  peers: ReadonlyMap<string, readonly ReportedPeer[]>,
): AclMatrix {
  const cells = new Uint8Array(nodes.length ** 2).fill(aclBlocked);
  for (const [row, node] of nodes.entries()) {
    const routed = new Set(peers.get(node.id)?.flatMap(({ allowed }) => allowed.map(withoutHostPrefix)));
    for (const [column, other] of nodes.entries()) {
      if (routed.has(primaryAddress(other))) cells[row * nodes.length + column] = aclAllowed;
    }
  }
  return aclMatrixOf(
    nodes.map(({ id }) => id),
    cells,
  );
}
