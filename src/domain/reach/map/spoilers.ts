import type { Node } from '../../node/node.ts';
import {
  endpointOf,
  isReadableEndpoint,
  isReadableKey,
  nearby,
  peerOf,
  ruleAgainst,
} from '../told/peersOf.ts';
import { viewerOf } from '../told/ranges.ts';
import { isAllowed, relaysOf, type Member, type ReachIndex } from '../told/reachIndex.ts';
import { nowhere, type Draft } from './draft.ts';

/** A node with a peer whose key or endpoint cannot be read gets no configuration. It still stands in those of others. */
export function clearSpoiled({ field, columns, next, keepers }: Draft): void {
  const spoilers = spoilersOf(field.members);
  if (spoilers.length === 0) return;
  for (const [place, node] of field.nodes.entries()) {
    if (!isSpoiled({ index: field.index, spoilers }, node)) continue;
    next.fill(nowhere, place * columns, (place + 1) * columns);
    keepers[place] = 0;
  }
}

/** Nodes and clients of the network that spoil the answer of whoever has them as a peer. */
function spoilersOf(members: readonly Member[]): readonly Member[] {
  return members.filter((member) => {
    if (member.kind === 'client') return member.client.isEnabled && !isReadableKey(member.client.publicKey);
    const { node } = member;
    return (
      !isReadableKey(node.publicKey) ||
      ![node, nearby(node)].every((seen) => isReadableEndpoint(endpointOf(seen)))
    );
  });
}

/** Whether one of those is among the peers of a node, which then gets no configuration. As `peersOf`, without its lists. */
function isSpoiled(
  { index, spoilers }: { readonly index: ReachIndex; readonly spoilers: readonly Member[] },
  node: Node,
): boolean {
  const relay = relaysOf(index, node)[0];
  const viewer = viewerOf(index, node);
  return spoilers.some((spoiler) => {
    if (spoiler.kind === 'client')
      return node.isIngressGateway && spoiler.client.ingressGatewayId === node.id;
    const other = spoiler.node;
    if (other.id === node.id) return false;
    if (node.isRelayed) {
      if (other.id !== relay?.id) return false;
      return !isReadableKey(other.publicKey) || !isReadableEndpoint(endpointOf(other));
    }
    if (ruleAgainst(viewer, other, isAllowed(index, node, other))) return false;
    const { publicKey, endpoint } = peerOf(index, viewer, other);
    return !isReadableKey(publicKey) || (endpoint !== undefined && !isReadableEndpoint(endpoint));
  });
}
