import type { Problems } from '../text/messages.ts';
import { relayOf } from './gateways.ts';
import type { Node, NodeRef } from './node.ts';
import { defaultNodeSort, sortNodes } from './nodeSort.ts';

/** The nodes that were chosen for a relay, by their ids. */
export type RelayForm = { readonly chosen: readonly string[] };

export const newRelayForm: RelayForm = { chosen: [] };

/** A node that a relay could relay, or why it cannot be chosen. */
export type RelayCandidate = {
  readonly node: Node;
  readonly obstacle: RelayedObstacle | undefined;
};

export type RelayedObstacle =
  /** By the relay of this name, where it is known. */
  | { readonly is: 'relayed'; readonly by: string | undefined }
  | { readonly is: 'relay' | 'pending' | 'withoutAddress' };

/** All other nodes of the network by name; the server cannot be relayed. */
export function relayCandidates(relay: NodeRef, nodes: readonly Node[]): readonly RelayCandidate[] {
  const others = nodes.filter(
    (node) => node.network === relay.network && node.id !== relay.id && !node.isServer,
  );
  return sortNodes(others, defaultNodeSort).map((node) => ({
    node,
    obstacle: relayedObstacle(node, nodes),
  }));
}

function relayedObstacle(node: Node, nodes: readonly Node[]): RelayedObstacle | undefined {
  if (node.isPending) return { is: 'pending' };
  if (node.isRelay) return { is: 'relay' };
  if (node.isRelayed) return { is: 'relayed', by: relayOf(node, nodes)?.name };
  if (node.address === '' && node.address6 === '') return { is: 'withoutAddress' };
  return undefined;
}

/** The nodes to relay: those of the chosen that still can be. */
export function relayedNodes(form: RelayForm, candidates: readonly RelayCandidate[]): readonly Node[] {
  return candidates
    .filter(({ node, obstacle }) => obstacle === undefined && form.chosen.includes(node.id))
    .map(({ node }) => node);
}

export function relayProblems(relayed: readonly Node[]): Problems<'relayed'> {
  return { relayed: relayed.length === 0 ? 'node.validation.nobodychosen' : undefined };
}
