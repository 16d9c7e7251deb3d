import type { NotDrawn } from './drawn.ts';
import { counted, plural } from '../format/count.ts';
import type { GraphGroup } from './groups.ts';
import type { NodeKind } from './nodeKind.ts';
import type { LinkKind, Topology } from './topology.ts';
import type { HealthStatus } from '../node/health.ts';
import { healthWords } from '../node/healthText.ts';

/** Own words of the graph screens. */
export const graphText = {
  pickerHeading: 'Network Graphs',
  legend: 'Legend',
  legendHint:
    'One glyph per role, always in the order egress, ingress, relay. Select a node for its details.',
  legendAfar: 'Among very many nodes figures are dots: a triangle is a warning, a square an error.',
  pairs: 'Shift-click another: why can’t they reach each other?',
  keys: 'Arrow keys move between nodes, Enter selects one, Shift and Enter ask about it and the selected one, Escape clears the selection.',
  hub: 'Hub of the network',
  pointToSite: 'every node talks to the hub only',
} as const;

export const graphHeading = (netid: string) => `Viewing Network Graph: ${netid}`;
export const noNodesHeading = (netid: string) => `${netid}, No nodes found`;

/** What the legend says of each kind. */
export const kindLegend: Readonly<Record<NodeKind, string>> = {
  normal: 'Normal node',
  egress: 'Is egress gateway',
  ingress: 'Is ingress gateway',
  ingressEgress: 'Is egress and ingress',
  relay: 'Is a relay server',
  ingressRelay: 'Is ingress and relay',
  egressRelay: 'Is egress and relay',
  relayed: 'Being relayed',
  ingressEgressRelay: 'Is egress, ingress and relay',
  client: 'Ext. client',
  range: 'Address range (CIDR)',
};

/** The kinds that the short legend has. */
export const keyNames = {
  normal: 'Normal',
  egress: 'Egress',
  ingress: 'Ingress',
  relay: 'Relay',
  relayed: 'Relayed',
  client: 'Ext. client',
} as const;

/** What a single thing is. */
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
  client: 'Ext. client',
  range: 'Address range',
};

/** What a link says of its other end, or of itself. */
export const linkNames: Readonly<Record<LinkKind, string>> = {
  mesh: 'peer',
  hub: 'through the hub',
  relay: 'relayed',
  client: 'ext. client',
  range: 'range',
};

/** The links that can be drawn alone. */
export const linkChoiceNames = {
  peers: 'Peers',
  relayed: 'Relayed',
  clients: 'Ext. clients',
  ranges: 'Ranges',
} as const;

/** What is read aloud of a thing: its name, what it is and how it is. */
export function spokenThing(
  label: string,
  kind: NodeKind,
  health: HealthStatus | undefined,
  isHub: boolean,
): string {
  const words = [label, kindNames[kind].toLowerCase(), isHub && 'hub', health && healthWords[health]];
  return words.filter(Boolean).join(', ');
}

type Grouped = Pick<GraphGroup, 'kind' | 'prefix' | 'memberIds'>;

const memberNames: Readonly<Record<GraphGroup['kind'], string>> = {
  normal: 'node',
  relayed: 'relayed node',
  client: 'client',
  range: 'range',
};

/** Beside its count, which the figure shows. */
export function groupLabel({ kind, prefix, memberIds }: Grouped): string {
  if (kind === 'normal') return prefix === '' ? 'other nodes' : `${prefix}…`;
  return plural(memberIds.length, memberNames[kind]);
}

/** `120 nodes called ams…`, `12 clients`. */
export function groupName({ kind, prefix, memberIds }: Grouped): string {
  const count = counted(memberIds.length, memberNames[kind]);
  if (kind !== 'normal') return count;
  return prefix === '' ? counted(memberIds.length, 'other node') : `${count} called ${prefix}…`;
}

/** `22 nodes, 8 clients, 4 ranges`; what there is none of is left out, but for nodes. */
export function topologyCounts({ nodes }: Pick<Topology, 'nodes'>): string {
  const countOf = (kind: NodeKind) => nodes.filter((one) => one.kind === kind).length;
  const clients = countOf('client');
  const ranges = countOf('range');
  return [
    counted(nodes.length - clients - ranges, 'node'),
    clients > 0 && counted(clients, 'client'),
    ranges > 0 && counted(ranges, 'range'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The one sentence on what a large graph leaves out; links are always more when there are groups. */
export function notDrawnText({ linkCount, groupedCount }: NotDrawn): string {
  const links = linkCount > 0 && `${counted(linkCount, 'link')} of nodes that are not selected`;
  const things =
    groupedCount > 0 &&
    `${counted(groupedCount, 'node, client or range', 'nodes, clients and ranges')} in groups`;
  return `Not drawn one by one: ${[links, things].filter(Boolean).join(', and ')}. The table has them all.`;
}
