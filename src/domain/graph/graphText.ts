import type { VisibleGroup, MeshDisc, HiddenCounts, FocusRelation } from './visibleGraph.ts';
import { counted, grouped, plural } from '../format/count.ts';
import type { NodeKind } from './nodeKind.ts';
import type { LegendKey } from './legend.ts';
import { latencyThresholds } from './layers/layer.ts';
import type { FailureImpact } from './overlay.ts';
import type { Isolation, RuleFindings } from './ruleFindings.ts';
import type { LinkKind, Topology } from './topology.ts';
import { type HealthStatus, healthLabels } from '../node/health.ts';
import { shortcutTexts } from '../text/shortcutText.ts';

export const graphText = {
  pickerHeading: 'Network graphs',
  legend: 'Legend',
  rules: 'ACLs',
  showFailure: 'Show failure impact',
  failureMarks:
    'Double red ring: loses all connectivity. Dashed orange ring: loses some connections. Crossed out: the failed node.',
  legendHint: 'Select a node for details.',
  pairs: 'Shift+click another node to see why the two can or can’t reach each other.',
  keys: 'Arrow keys move. Enter selects. Shift+Enter explains the pair. F focuses. Shift+F shows only paths to the selected node. Esc goes back.',
  focus: shortcutTexts.focus,
  leaveFocus: 'Exit focus',
  showDraft: 'Show on the graph',
  pointToSite: 'nodes connect only to the hub',
} as const;

export const graphHeading = (netid: string) => `Graph of ${netid}`;

export const kindNames: Readonly<Record<NodeKind, string>> = {
  normal: 'Node',
  egress: 'Egress gateway',
  ingress: 'Ingress gateway',
  ingressEgress: 'Egress and ingress gateway',
  relay: 'Relay',
  ingressRelay: 'Ingress gateway and relay',
  egressRelay: 'Egress gateway and relay',
  relayed: 'Relayed node',
  ingressEgressRelay: 'Egress and ingress gateway, relay',
  client: 'External client',
  range: 'Address range',
};

export const legendLabels: Readonly<Record<LegendKey, string>> = {
  ...kindNames,
  ...healthLabels,
  normal: 'Normal node',
  hub: 'Network hub',
  isolated: 'Isolated',
  blocked: 'With blocked pairs',
  open: 'No blocked pairs',
  oneWay: 'One-way pairs',
  willBlock: 'Blocked by the draft (before)',
  willAllow: 'Allowed by the draft (before)',
  draftBlocks: 'Blocked by the draft (after)',
  draftAllows: 'Allowed by the draft (after)',
  island1: 'Island 1 (largest)',
  island2: 'Island 2',
  island3: 'Island 3',
  island4: 'Island 4',
  island5: 'Island 5',
  islands: 'Other islands',
  near: `Under ${latencyThresholds.near} ms`,
  middling: `${latencyThresholds.near} to ${latencyThresholds.far} ms`,
  far: `${latencyThresholds.far} ms or more`,
  down: 'Not connected',
};

export function blockedPairsText({ blockedPairs, innerBlocked }: RuleFindings): string {
  const all = counted(blockedPairs, 'blocked pair');
  const rest = blockedPairs - innerBlocked;
  if (rest === 0) return `${all}.`;
  return `${all}. ${grouped(rest)} ${rest === 1 ? 'involves' : 'involve'} isolated or relayed nodes.`;
}

type LinkWords = {
  /** The kind of link, shown beside its other end. */
  readonly how: string;
  /** The relation of an item to the item in focus, to which it is linked directly. */
  readonly relation: string;
  readonly unit: string;
};

export const linkWords: Readonly<Record<LinkKind, LinkWords>> = {
  mesh: { how: 'peer', relation: 'Peer', unit: 'peer' },
  hub: { how: 'hub link', relation: 'Hub link', unit: 'peer' },
  relay: { how: 'relayed', relation: 'Relay link', unit: 'relay link' },
  client: { how: 'external client', relation: 'Client link', unit: 'client link' },
  range: { how: 'range', relation: 'Range link', unit: 'range link' },
};

export const linkChoiceNames = {
  peers: 'Peers',
  relayed: 'Relayed',
  clients: 'External clients',
  ranges: 'Ranges',
} as const;

export const focusText = (name: string, other: string | undefined) =>
  other === undefined
    ? `Focused on ${name}`
    : `Showing only paths between ${name} and ${other}, in both directions.`;

export const focusMeaning = {
  drawn: ': peers in the first ring, then nodes behind relays and gateways, then unreachable nodes.',
  listed: ': peers first, then nodes behind relays and gateways, then unreachable nodes.',
} as const;

export function relationText(standing: FocusRelation): string {
  switch (standing.at) {
    case 'middle':
      return 'In focus';
    case 'way':
      return 'On the path';
    case 'direct':
      return linkWords[standing.kind].relation;
    case 'behind':
      return `Behind ${standing.via}`;
    case 'unreached':
      return `Unreachable: ${standing.reason}`;
  }
}

export const failureImpactTexts: Readonly<Record<FailureImpact, string>> = {
  failed: 'Fails',
  cutOff: 'Loses all connectivity',
  losing: 'Loses some connections',
};

export function itemAriaLabel(
  label: string,
  kind: NodeKind,
  health: HealthStatus | undefined,
  isHub: boolean,
  isolation: string | undefined,
): string {
  const words = [
    label,
    kindNames[kind].toLowerCase(),
    isHub && 'hub',
    health && healthLabels[health].toLowerCase(),
    isolation,
  ];
  return words.filter(Boolean).join(', ');
}

type Grouped = Pick<VisibleGroup, 'kind' | 'prefix' | 'count' | 'title'>;

const memberNames: Readonly<Record<NodeKind, readonly [one: string, several: string]>> = {
  normal: ['node', 'nodes'],
  egress: ['egress gateway', 'egress gateways'],
  ingress: ['ingress gateway', 'ingress gateways'],
  ingressEgress: ['egress and ingress gateway', 'egress and ingress gateways'],
  relay: ['relay', 'relays'],
  ingressRelay: ['ingress gateway and relay', 'ingress gateways and relays'],
  egressRelay: ['egress gateway and relay', 'egress gateways and relays'],
  relayed: ['relayed node', 'relayed nodes'],
  ingressEgressRelay: ['gateway and relay', 'gateways and relays'],
  client: ['client', 'clients'],
  range: ['range', 'ranges'],
};

export function groupLabel({ kind, prefix, count, title }: Grouped): string {
  if (title !== undefined) return title;
  if (kind === 'normal') return prefix === '' ? 'other nodes' : prefix;
  return plural(count, ...memberNames[kind]);
}

export function groupName({ kind, prefix, count, title }: Grouped): string {
  const members = counted(count, ...memberNames[kind]);
  if (title !== undefined) return `${members} unreachable, ${title}`;
  if (kind !== 'normal') return members;
  return prefix === '' ? counted(count, 'other node') : `${members} called ${prefix}…`;
}

/** The states of a group that need attention, the worst first. */
export function groupExceptions({ health }: Pick<VisibleGroup, 'health'>) {
  return (['error', 'warning', 'pending'] as const)
    .map((status) => ({ status, count: health[status] }))
    .filter(({ count }) => count > 0);
}

export function groupAriaLabel(group: Grouped & Pick<VisibleGroup, 'health' | 'isExpanded'>): string {
  const unwell = groupExceptions(group).map(
    ({ status, count }) => `${count} ${healthLabels[status].toLowerCase()}`,
  );
  return [groupName(group), `${group.isExpanded ? 'expanded' : 'collapsed'} group`, ...unwell].join(', ');
}

export const isolationTexts: Readonly<Record<Isolation, string>> = {
  all: 'isolated: blocked from all nodes',
  relay: 'isolated: blocked from its relay',
  hub: 'isolated: blocked from the hub',
};

export function discText({ nodeCount, blockedPairs }: MeshDisc): string {
  const all = `${counted(nodeCount, 'node')}, fully meshed`;
  return blockedPairs === 0 ? all : `${all} except for ${counted(blockedPairs, 'pair')}`;
}

export function topologyCounts({ nodes }: Pick<Topology, 'nodes'>): string {
  const countOf = (kind: NodeKind) => nodes.filter((node) => node.kind === kind).length;
  const clients = countOf('client');
  const disabled = nodes.filter((node) => node.kind === 'client' && !node.client.isEnabled).length;
  const ranges = countOf('range');
  return [
    counted(nodes.length - clients - ranges, 'node'),
    clients > 0 && `${counted(clients, 'client')}${disabled > 0 ? ` (${grouped(disabled)} disabled)` : ''}`,
    ranges > 0 && counted(ranges, 'range'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function hiddenText({ linkCount, groupedCount }: HiddenCounts): string {
  const links = linkCount > 0 && `${counted(linkCount, 'link')} between unselected nodes`;
  const items =
    groupedCount > 0 &&
    `${counted(groupedCount, 'node, client or range', 'nodes, clients and ranges')} in groups`;
  return `Not shown individually: ${[links, items].filter(Boolean).join(', and ')}.`;
}
