import { grouped } from '../../../domain/format/count.ts';
import { isPairAllowed, type AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { type Loadable } from '../../../domain/loadable.ts';
import { type Node } from '../../../domain/node/node.ts';
import { byName } from '../../../domain/order.ts';
import { canSeeAcls, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import { firstNames } from '../../../domain/text/labels.ts';

const namedPeers = 3;

/** How many peers ACLs let the node reach, and which gateways are down. */
export function reachText(
  node: Node,
  nodes: readonly Node[],
  acls: Loadable<AclMatrix>,
  viewer: Viewer,
  /** Why nodes are cut off, by their IDs. */
  cutOff: ReadonlyMap<string, string> = new Map(),
): string {
  if (!canSeeAcls(viewer)) return 'Only administrators can view ACLs';
  if (acls.status === 'failed') return reasonOf(acls);
  if (acls.status !== 'ready') return 'Loading ACLs…';

  const peers = nodes.filter((peer) => peer.network === node.network && peer.id !== node.id).toSorted(byName);
  if (peers.length === 0) return 'No other nodes in this network';
  const isAllowed = (peer: Node) => isPairAllowed(acls.value, node.id, peer.id);
  const blocked = peers.filter((peer) => !isAllowed(peer)).map(({ name }) => name);
  const own = cutOff.get(node.id);
  const lost = peers.filter((peer) => isAllowed(peer) && (own !== undefined || cutOff.has(peer.id)));
  const causes = new Set(own === undefined ? lost.flatMap(({ id }) => cutOff.get(id) ?? []) : [own]);
  return sentence(peers.length, blocked, lost.length, [...causes]);
}

function sentence(
  count: number,
  blocked: readonly string[],
  lost: number,
  causes: readonly string[],
): string {
  const allowed = count - blocked.length;
  const parts = [
    `ACLs allow ${grouped(allowed)} of ${grouped(count)} ${count === 1 ? 'peer' : 'peers'}.`,
    ...(lost === 0
      ? []
      : [
          `${lost === allowed ? 'None can' : `${grouped(lost)} can’t`} be reached while ${firstNames(causes, namedPeers)} ${causes.length > 1 ? 'are' : 'is'} down.`,
        ]),
    ...(blocked.length === 0 ? [] : [`Blocked: ${firstNames(blocked, namedPeers)}`]),
  ];
  return parts.join(' ');
}

/** The server returns 500 when a network has no rules. */
function reasonOf({ failure }: Extract<Loadable<AclMatrix>, { status: 'failed' }>): string {
  return failure.kind === 'rejected' && failure.status === 500
    ? 'The server has no ACL rules for this network'
    : failureText(failure);
}
