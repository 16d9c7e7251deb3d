import { counted } from '../format/count.ts';
import { overlaps, sameIP, specialRange, spelledIP } from '../ip.ts';
import { listFromText } from '../list.ts';
import type { Network } from '../network/network.ts';
import { byName } from '../order.ts';
import type { Read } from '../record.ts';
import type { Problems } from '../text/messages.ts';
import { relayOf } from './gateways.ts';
import type { Node, NodeRef } from './node.ts';
import { egressInterfaceProblem, egressRangesProblem } from './nodeRules.ts';
import type { egressRecord } from './nodeWire.ts';

export type EgressDraft = Read<typeof egressRecord>;

export const newEgressForm = { ranges: '', interfaceName: '', isNatOn: true };

export type EgressForm = Readonly<typeof newEgressForm>;

export function egressDraft(form: EgressForm): EgressDraft {
  return {
    ranges: [...new Set(rangesOf(form).map(spelledIP))],
    interfaceName: form.interfaceName.trim(),
    isNatOn: form.isNatOn,
  };
}

export function egressProblems(form: EgressForm): Problems<'ranges' | 'interfaceName'> {
  const ranges = rangesOf(form);
  return {
    ranges: ranges.length === 0 ? 'node.validation.egressgatewayrange' : egressRangesProblem(ranges),
    interfaceName: egressInterfaceProblem(form.interfaceName.trim()),
  };
}

type GatewayContext = {
  readonly node: NodeRef;
  readonly nodes: readonly Node[];
  readonly network: Pick<Network, 'netid' | 'addressRange' | 'addressRange6'> | undefined;
};

export function rangeNotes(ranges: readonly string[], context: GatewayContext): readonly string[] {
  return [
    ...ranges.filter(isUnroutable).map((range) => `${range} can’t be reached through a gateway`),
    ...rangeOverlaps(ranges, context),
  ];
}

/** Such addresses never leave a machine or a link. */
function isUnroutable(range: string): boolean {
  const special = specialRange(range);
  return special !== undefined && special !== 'everything' && special !== 'public';
}

/** The server accepts overlaps, and two gateways for one range can be intended. */
function rangeOverlaps(
  ranges: readonly string[],
  { node, nodes, network }: GatewayContext,
): readonly string[] {
  const own = network ? [network.addressRange, network.addressRange6] : [];
  const others = nodes.filter((other) => other.network === node.network && other.id !== node.id);
  return ranges.flatMap((range) => [
    ...others.flatMap(({ name, egressRanges }) =>
      egressRanges
        .filter((routed) => overlaps(routed, range))
        .map((routed) =>
          sameIP(range, routed)
            ? `${range} is already routed by ${name}`
            : `${range} overlaps ${routed}, which ${name} already routes`,
        ),
    ),
    ...own
      .filter((used) => overlaps(used, range))
      .map((used) => `${range} overlaps ${used}, ${node.network}’s own range`),
  ]);
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
  if (node.isRelayed) return `relayed by ${relayOf(node, nodes)?.name ?? 'another node'}`;
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
  return `If ${relay} goes offline, ${counted(relayed, 'node will lose all its peers', 'nodes will lose all their peers')}.`;
}
