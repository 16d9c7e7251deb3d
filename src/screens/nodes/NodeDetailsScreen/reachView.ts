import { isPairAllowed, type AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { byName } from '../../../domain/order.ts';
import { canSeeAcls, type Viewer } from '../../../domain/session/permissions.ts';
import { failureText } from '../../../domain/text/failureText.ts';

/** Which peers the rules of the network let a node reach. */
export type ReachView =
  /** Nothing is drawn, and `text` says why. */
  | { readonly status: 'loading' | 'unknown'; readonly text: string }
  | {
      readonly status: 'ready';
      /** One per peer, by name: whether it is reached. */
      readonly peers: readonly boolean[];
      readonly text: string;
    };

/** How many blocked peers are named. */
const namedPeers = 3;

export function reachView(
  node: Node,
  nodes: readonly Node[],
  acls: Loadable<AclMatrix>,
  viewer: Viewer,
): ReachView {
  if (!canSeeAcls(viewer)) return unknown('Only administrators see the rules of a network');
  if (node.isPending) return unknown('Known after approval');
  if (acls.status === 'failed') return unknown(reasonOf(acls));
  if (acls.status !== 'ready') return { status: 'loading', text: 'Loading the rules' };

  const peers = nodes
    .filter((one) => one.network === node.network && one.id !== node.id && !one.isPending)
    .toSorted(byName);
  if (peers.length === 0) return unknown('There is no other node in this network');
  const reached = peers.map((peer) => isPairAllowed(acls.value, node.id, peer.id));
  const blocked = peers.filter((_, index) => !reached[index]).map((peer) => peer.name);
  return { status: 'ready', peers: reached, text: sentence(peers.length, blocked) };
}

function sentence(count: number, blocked: readonly string[]): string {
  const reach = `Reaches ${count - blocked.length} of ${count} ${count === 1 ? 'peer' : 'peers'}.`;
  if (blocked.length === 0) return reach;
  const rest = blocked.length - namedPeers;
  const more = rest > 0 ? ` and ${rest} more` : '';
  return `${reach} Blocked: ${blocked.slice(0, namedPeers).join(', ')}${more}`;
}

/** The server answers 500 when it keeps no rules for a network (observed). */
function reasonOf({ failure }: Extract<Loadable<AclMatrix>, { status: 'failed' }>): string {
  return failure.kind === 'rejected' && failure.status === 500
    ? 'The server has no rules for this network'
    : failureText(failure);
}

function unknown(text: string): ReachView {
  return { status: 'unknown', text };
}
