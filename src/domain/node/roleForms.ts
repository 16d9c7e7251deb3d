import { counted } from '../format/count.ts';
import { spelledIP } from '../ip.ts';
import { listFromText } from '../list.ts';
import { byName } from '../order.ts';
import type { Read } from '../record.ts';
import type { Problems } from '../text/messages.ts';
import { relayNameOf } from './gateways.ts';
import type { Node, NodeRef } from './node.ts';
import { egressInterfaceProblem, egressRangesProblem } from './nodeRules.ts';
import type { egressRecord } from './nodeWire.ts';
import { trimmed } from '../trimmed.ts';

export type EgressDraft = Read<typeof egressRecord>;

export const newEgressForm = { ranges: '', interfaceName: '', isNatOn: true };

export type EgressForm = Readonly<typeof newEgressForm>;

export function egressDraft(form: EgressForm): EgressDraft {
  return {
    ranges: [...new Set(rangesOf(form).map(spelledIP))],
    interfaceName: trimmed(form.interfaceName),
    isNatOn: form.isNatOn,
  };
}

export function egressProblems(form: EgressForm): Problems<'ranges' | 'interfaceName'> {
  const ranges = rangesOf(form);
  return {
    ranges: ranges.length === 0 ? 'node.validation.egressgatewayrange' : egressRangesProblem(ranges),
    interfaceName: egressInterfaceProblem(trimmed(form.interfaceName)),
  };
}

export function rangesOf(form: EgressForm): readonly string[] {
  return listFromText(form.ranges);
}

export type RelayForm = { readonly selected: readonly string[] };

export const newRelayForm: RelayForm = { selected: [] };

export type RelayCandidate = {
  readonly node: Node;
  /** Why the relay can’t relay this node. */
  readonly obstacle: string | undefined;
};

export function relayCandidates(relay: NodeRef, nodes: readonly Node[]): readonly RelayCandidate[] {
  const others = nodes.filter(
    (node) => node.network === relay.network && node.id !== relay.id && !node.isServer,
  );
  return others.toSorted(byName).map((node) => ({ node, obstacle: relayedObstacle(node, nodes) }));
}

function relayedObstacle(node: Node, nodes: readonly Node[]): string | undefined {
  if (node.isPending) return 'waiting for approval';
  if (node.isRelay) return 'is a relay itself';
  if (node.isRelayed) return `relayed by ${relayNameOf(node, nodes) ?? 'another node'}`;
  return node.address === '' && node.address6 === '' ? 'has no address' : undefined;
}

export function relayedNodes(form: RelayForm, candidates: readonly RelayCandidate[]): readonly Node[] {
  return candidates
    .filter(({ node, obstacle }) => obstacle === undefined && form.selected.includes(node.id))
    .map(({ node }) => node);
}

export function relayProblems(relayed: readonly Node[]): Problems<'relayed'> {
  return { relayed: relayed.length === 0 ? 'node.validation.nobodychosen' : undefined };
}

export function relayRiskText(relay: string, relayed: number): string {
  return `If ${relay} goes offline, ${counted(relayed, 'node')} will lose all connectivity.`;
}
