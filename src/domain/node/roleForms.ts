import { counted } from '../format/count.ts';
import { overlaps, sameIP, specialRange, spelledIP } from '../ip.ts';
import { listFromText } from '../list.ts';
import type { Network } from '../network/network.ts';
import type { Read } from '../record.ts';
import type { Problems } from '../text/messages.ts';
import { relayOf, roleSystems, type GatewayRole, type RoleObstacle } from './gateways.ts';
import type { Node, NodeRef } from './node.ts';
import { egressInterfaceProblem, egressRangesProblem } from './nodeRules.ts';
import { defaultNodeSort, sortNodes } from './nodeSort.ts';
import type { egressRecord } from './nodeWire.ts';

/** What an egress gateway is made of (§3 "Egress create payload"). */
export type EgressDraft = Read<typeof egressRecord>;

/** The same while it is filled in: the ranges as the comma-separated text that is typed. */
export type EgressForm = {
  readonly ranges: string;
  readonly interfaceName: string;
  readonly isNatOn: boolean;
};

export const newEgressForm: EgressForm = { ranges: '', interfaceName: '', isNatOn: true };

export function egressDraft(form: EgressForm): EgressDraft {
  return {
    ranges: [...new Set(rangesOf(form).map(spelledIP))],
    interfaceName: form.interfaceName.trim(),
    isNatOn: form.isNatOn,
  };
}

/** §5 "Egress create". The server refuses an egress gateway without a range or an interface, too. */
export function egressProblems(form: EgressForm): Problems<'ranges' | 'interfaceName'> {
  const ranges = rangesOf(form);
  return {
    ranges: ranges.length === 0 ? 'node.validation.egressgatewayrange' : egressRangesProblem(ranges),
    interfaceName: egressInterfaceProblem(form.interfaceName.trim()),
  };
}

/** A typed range that is in use already: by another gateway, or as the network itself. */
export type RangeOverlap = {
  readonly range: string;
  readonly with: { readonly range: string } & ({ readonly gateway: string } | { readonly netid: string });
};

/** What is around a gateway whose ranges are typed. */
type GatewaySurroundings = {
  readonly node: NodeRef;
  readonly nodes: readonly Node[];
  readonly network: Pick<Network, 'netid' | 'addressRange' | 'addressRange6'> | undefined;
};

/** What to think about before ranges are routed by a gateway. */
export function rangeNotes(ranges: readonly string[], around: GatewaySurroundings): readonly string[] {
  return [
    ...ranges.filter(isUnroutable).map((range) => `${range} can’t be reached through a gateway`),
    ...rangeOverlaps(ranges, around).map(overlapText),
  ];
}

/** Such addresses never leave a machine or a link. */
function isUnroutable(range: string): boolean {
  const special = specialRange(range);
  return special !== undefined && special !== 'everything' && special !== 'public';
}

/** No problems: two gateways of one range can be wanted, and the server takes them. */
export function rangeOverlaps(
  ranges: readonly string[],
  { node, nodes, network }: GatewaySurroundings,
): readonly RangeOverlap[] {
  const own = network ? [network.addressRange, network.addressRange6] : [];
  const inUse = [
    ...nodes
      .filter((one) => one.network === node.network && one.id !== node.id)
      .flatMap((one) => one.egressRanges.map((range) => ({ range, gateway: one.name }))),
    ...own.map((range) => ({ range, netid: node.network })),
  ];
  return ranges.flatMap((range) =>
    inUse.filter((used) => overlaps(used.range, range)).map((used) => ({ range, with: used })),
  );
}

export function rangesOf(form: EgressForm): readonly string[] {
  return listFromText(form.ranges);
}

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

export const roleNames: Readonly<Record<GatewayRole, string>> = {
  egress: 'Egress',
  ingress: 'Ingress',
  relay: 'Relay',
  failover: 'Failover',
  hub: 'Hub',
};

type Label = (nodeName: string) => string;

const switchOn: Readonly<Record<GatewayRole, Label>> = {
  egress: (name) => `Create egress gateway on ${name}`,
  ingress: (name) => `Create ingress gateway on ${name}`,
  relay: (name) => `Make ${name} a relay`,
  failover: (name) => `Create failover on ${name}`,
  hub: (name) => `Make ${name} the hub`,
};

const switchOff: Readonly<Record<GatewayRole, Label>> = {
  egress: (name) => `Remove egress gateway from ${name}`,
  ingress: (name) => `Remove ingress gateway from ${name}`,
  relay: (name) => `Remove relay from ${name}`,
  failover: (name) => `Remove failover from ${name}`,
  hub: (name) => `${name} is the hub`,
};

/** The accessible name of a role's toggle: what pressing it does, and to which node. */
export function roleToggleLabel(role: GatewayRole, isOn: boolean, nodeName: string): string {
  return (isOn ? switchOff : switchOn)[role](nodeName);
}

/** Conditions, not reproaches. */
/** Linux, as a person writes it; a name that is not ours stays as the machine gave it. */
function systemName(os: string): string {
  return { linux: 'Linux', freebsd: 'FreeBSD', darwin: 'macOS', windows: 'Windows' }[os] ?? os;
}

const roleNouns: Readonly<Record<GatewayRole, string>> = {
  egress: 'an egress gateway',
  ingress: 'an ingress gateway',
  relay: 'a relay',
  failover: 'a failover node',
  hub: 'the hub',
};

/** Only a Linux or FreeBSD node can be an egress gateway. This one runs macOS */
export function systemObstacleText(role: GatewayRole, os: string): string {
  const systems = (roleSystems[role] ?? []).map(systemName).join(' or ');
  const only = `Only a ${systems} node can be ${roleNouns[role]}`;
  return os === '' ? only : `${only}. This one runs ${systemName(os)}`;
}

export const roleObstacleTexts: Readonly<Record<Exclude<RoleObstacle, 'system'>, string>> = {
  firewall: 'The machine has no firewall for the server to set up',
  pending: 'Available after approval',
  relayed: 'Available when no relay relays this node',
  isTheHub: 'This node is currently the hub',
  notPointToSite: 'Available on point-to-site networks',
};

export function overlapText({ range, with: used }: RangeOverlap): string {
  if ('netid' in used) return `${range} overlaps ${used.range}, the range of ${used.netid} itself`;
  return sameIP(range, used.range)
    ? `${range} is already routed by ${used.gateway}`
    : `${range} overlaps ${used.range}, which ${used.gateway} routes already`;
}

/** Stands after the name of a node that a relay cannot take. */
export function relayedObstacleText(obstacle: RelayedObstacle): string {
  switch (obstacle.is) {
    case 'relayed':
      return obstacle.by === undefined ? 'relayed by another node' : `relayed by ${obstacle.by}`;
    case 'relay':
      return 'is a relay itself';
    case 'pending':
      return 'waits for approval';
    case 'withoutAddress':
      return 'has no address';
  }
}

/** What depends on a relay. */
export function relayRiskText(relay: string, relayed: number): string {
  return `If ${relay} goes quiet, ${counted(relayed, 'node loses', 'nodes lose')} every peer.`;
}
