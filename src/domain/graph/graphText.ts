import type { DrawnGroup, MeshDisc, NotDrawn, Standing } from './drawn.ts';
import { counted, grouped, plural } from '../format/count.ts';
import type { NodeKind } from './nodeKind.ts';
import type { LegendKey } from './legend.ts';
import { latencySteps } from './layers/layer.ts';
import type { Mark } from './overlay.ts';
import type { Isolation, RuleFindings } from './ruleFindings.ts';
import type { LinkKind, Topology } from './topology.ts';
import { type HealthStatus, healthWords } from '../node/health.ts';
import { shortcutTexts } from '../text/shortcutText.ts';

export const graphText = {
  pickerHeading: 'Network Graphs',
  legend: 'Legend',
  rules: 'Rules',
  showFailure: 'Show who loses a way',
  failureMarks:
    'Double red ring: loses all connectivity. Dashed orange ring: loses some. Crossed out: what fails.',
  legendHint:
    'One glyph per role, always in the order egress, ingress, relay. Select a node for its details, a line here to light up what it counts.',
  pairs: 'Shift-click another: why can’t they reach each other?',
  keys: 'Arrow keys move between nodes, Enter selects one, Shift and Enter ask about it and the selected one, F focuses on it, Shift and F show the ways between it and the selected one only, Escape clears the selection or leaves the focus.',
  focus: shortcutTexts.focus,
  leaveFocus: 'Leave focus',
  showDraft: 'Show on the graph',
  pointToSite: 'each talks to the hub only',
} as const;

export const graphHeading = (netid: string) => `Viewing Network Graph: ${netid}`;
export const noNodesHeading = (netid: string) => `${netid}, No nodes found`;

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

export const legendLabels: Readonly<Record<LegendKey, string>> = {
  ...kindLegend,
  hub: 'Hub of the network',
  warning: healthWords.warning,
  error: healthWords.error,
  pending: healthWords.pending,
  isolated: 'Isolated',
  blocked: 'With blocked pairs',
  open: 'With no blocked pair',
  healthy: healthWords.healthy,
  oneWay: 'Pairs one way only',
  willBlock: 'Pairs the draft will block',
  willAllow: 'Pairs the draft will allow',
  draftBlocks: 'Pairs the draft blocks',
  draftAllows: 'Pairs the draft allows',
  island1: 'Island 1, the largest',
  island2: 'Island 2',
  island3: 'Island 3',
  island4: 'Island 4',
  island5: 'Island 5',
  islands: 'Further islands',
  near: `Under ${latencySteps.near} ms`,
  middling: `${latencySteps.near} to ${latencySteps.far} ms`,
  far: `${latencySteps.far} ms and more`,
  down: 'Not connected',
};

export function blockedPairsText({ blockedPairs, innerBlocked }: RuleFindings): string {
  const all = `${counted(blockedPairs, 'blocked pair')}, as on the ACL page`;
  const rest = blockedPairs - innerBlocked;
  if (rest === 0 || blockedPairs === 0) return `${all}.`;
  return `${all}: ${grouped(innerBlocked)} between nodes that are linked to others, ${grouped(rest)} with isolated, relayed or pending ones.`;
}

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

export const linkNames: Readonly<Record<LinkKind, string>> = {
  mesh: 'peer',
  hub: 'through the hub',
  relay: 'relayed',
  client: 'ext. client',
  range: 'range',
};

export const linkChoiceNames = {
  peers: 'Peers',
  relayed: 'Relayed',
  clients: 'Ext. clients',
  ranges: 'Ranges',
} as const;

export const focusText = (name: string, other: string | undefined) =>
  other === undefined ? `Focus on ${name}` : `Only the ways between ${name} and ${other}, there and back.`;

export const focusMeaning = {
  drawn:
    ': around it its peers, behind them what relays and gateways carry, outermost what it does not reach.',
  listed: ': its peers, then what relays and gateways carry behind them, last what it does not reach.',
} as const;

export function standingText(standing: Standing): string {
  switch (standing.at) {
    case 'middle':
      return 'In focus';
    case 'way':
      return 'On the way';
    case 'direct':
      return directNames[standing.kind];
    case 'behind':
      return `Behind ${standing.via}`;
    case 'unreached':
      return `Not reached: ${standing.reason}`;
  }
}

const directNames: Readonly<Record<LinkKind, string>> = {
  mesh: 'Peer',
  hub: 'Through the hub',
  relay: 'Relay link',
  client: 'Client link',
  range: 'Range link',
};

export const markTexts: Readonly<Record<Mark, string>> = {
  failed: 'Fails',
  cutOff: 'Loses all connectivity',
  losing: 'Loses some of its ways',
};

export function spokenThing(
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
    health && healthWords[health],
    isolation,
  ];
  return words.filter(Boolean).join(', ');
}

type Grouped = Pick<DrawnGroup, 'kind' | 'prefix' | 'count' | 'title'>;

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
  if (kind === 'normal') return prefix === '' ? 'other nodes' : `${prefix}…`;
  return plural(count, ...memberNames[kind]);
}

export function groupName({ kind, prefix, count, title }: Grouped): string {
  const members = counted(count, ...memberNames[kind]);
  if (title !== undefined) return `${members} not reached, ${title}`;
  if (kind !== 'normal') return members;
  return prefix === '' ? counted(count, 'other node') : `${members} called ${prefix}…`;
}

export function spokenGroup(group: Grouped & Pick<DrawnGroup, 'health' | 'isOpen'>): string {
  const unwell = (['error', 'warning', 'pending'] as const)
    .filter((status) => group.health[status] > 0)
    .map((status) => `${group.health[status]} ${healthWords[status]}`);
  return [groupName(group), `${group.isOpen ? 'open' : 'closed'} group`, ...unwell].join(', ');
}

export const isolationTexts: Readonly<Record<Isolation, string>> = {
  everybody: 'isolated: closed to everybody',
  relay: 'isolated: closed to its relay',
  hub: 'isolated: closed to the hub',
};

export function discText({ nodeCount, blockedPairs }: MeshDisc): string {
  const all = `${counted(nodeCount, 'node')}, all linked to each other`;
  return blockedPairs === 0 ? all : `${all} but for ${counted(blockedPairs, 'pair')}`;
}

export function topologyCounts({ nodes }: Pick<Topology, 'nodes'>): string {
  const countOf = (kind: NodeKind) => nodes.filter((one) => one.kind === kind).length;
  const clients = countOf('client');
  const disabled = nodes.filter((one) => one.kind === 'client' && !one.client.isEnabled).length;
  const ranges = countOf('range');
  return [
    counted(nodes.length - clients - ranges, 'node'),
    clients > 0 && `${counted(clients, 'client')}${disabled > 0 ? ` (${grouped(disabled)} disabled)` : ''}`,
    ranges > 0 && counted(ranges, 'range'),
  ]
    .filter(Boolean)
    .join(', ');
}

export function notDrawnText({ linkCount, groupedCount }: NotDrawn): string {
  const links = linkCount > 0 && `${counted(linkCount, 'link')} of nodes that are not selected`;
  const things =
    groupedCount > 0 &&
    `${counted(groupedCount, 'node, client or range', 'nodes, clients and ranges')} in groups`;
  return `Not drawn one by one: ${[links, things].filter(Boolean).join(', and ')}.`;
}
