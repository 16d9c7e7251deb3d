import { clientKey } from '../../../domain/externalClient/externalClient.ts';
import { grouped } from '../../../domain/format/count.ts';
import type { VisibleGroup } from '../../../domain/graph/visibleGraph.ts';
import { blockedPairsText, groupName, kindNames } from '../../../domain/graph/graphText.ts';
import { legendOf, type LegendKey } from '../../../domain/graph/legend.ts';
import type { GraphNode, Topology } from '../../../domain/graph/topology.ts';
import { healthLabels, type HealthStatus } from '../../../domain/node/health.ts';
import { compareNames } from '../../../domain/order.ts';
import { capitalized, labels } from '../../../domain/text/labels.ts';
import type { GraphQuery } from '../GraphScreen/graphQuery.ts';
import {
  code,
  named,
  namesIn,
  nodePanel,
  plain,
  whyHref,
  type Fact,
  type Member,
  type NodePanelView,
  type PanelContext,
} from './nodePanelView.ts';

export type PanelView = LegendPanelView | NodePanelView | ItemPanelView | GroupPanelView;

type Chosen = Pick<GraphQuery, 'selected' | 'highlighted' | 'isFailing'>;

export function panelView({ selected, highlighted, isFailing }: Chosen, around: PanelContext): PanelView {
  const { topology, groups } = around;
  const item = topology.nodes.find(({ id }) => id === selected);
  if (item) return 'node' in item ? nodePanel(item, isFailing, around) : itemPanel(item, around);
  const group = groups.find(({ id }) => id === selected);
  if (group) return groupPanel(group, topology);
  return legendPanel(around, highlighted);
}

const worstFirst = ['error', 'warning', 'pending'] as const satisfies readonly HealthStatus[];

export type LegendPanelView = ReturnType<typeof legendPanel>;

const mostListed = 5;

/** Items that need attention come first, by name. */
function legendPanel({ topology, layer }: PanelContext, lit: LegendKey | undefined) {
  const unwell = topology.nodes
    .flatMap((item) =>
      'health' in item && item.health !== 'healthy' ? [{ ...item, health: item.health }] : [],
    )
    .toSorted(
      (a, b) => worstFirst.indexOf(a.health) - worstFirst.indexOf(b.health) || compareNames(a.label, b.label),
    );
  return {
    kind: 'legend' as const,
    attention: {
      count: unwell.length,
      first: unwell.slice(0, mostListed).map(({ id, label, health }) => ({ id, label, health })),
      others: Math.max(0, unwell.length - mostListed),
    },
    legend: legendOf(topology),
    layer,
    lit,
    facts: hubFacts(topology),
    blockedPairs: topology.rules && blockedPairsText(topology.rules),
  };
}

export type GroupPanelView = ReturnType<typeof groupPanel>;

function groupPanel(group: VisibleGroup, { nodes, rules }: Topology) {
  const { id, prefix, kind, isExpanded, health, blocked, count } = group;
  const ids = new Set(group.allIds);
  const members = nodes.filter((item) => ids.has(item.id));
  const states = (['error', 'warning', 'pending', 'healthy'] as const).filter((state) => health[state] > 0);
  const howOf = (item: GraphNode) =>
    [
      'health' in item && item.health !== 'healthy' && healthLabels[item.health].toLowerCase(),
      rules?.isolated.has(item.id) && 'isolated',
      rules?.withBlocked.has(item.id) && 'blocked pairs',
    ]
      .filter(Boolean)
      .join(', ');
  return {
    kind: 'group' as const,
    id,
    name: groupName({ kind, prefix, count }),
    isOpen: isExpanded,
    facts: [
      ...states.map((state) => plain(capitalized(healthLabels[state].toLowerCase()), grouped(health[state]))),
      ...(rules ? [plain('With blocked pairs', grouped(blocked))] : []),
    ],
    members: members
      .map((item) => ({ id: item.id, label: item.label, how: howOf(item) }))
      .toSorted((a, b) => Number(a.how === '') - Number(b.how === '') || compareNames(a.label, b.label)),
  };
}

export type ItemPanelView = ReturnType<typeof itemPanel>;

function itemPanel(item: Exclude<GraphNode, Member>, around: PanelContext) {
  const { id, kind, label } = item;
  const shown = {
    kind: 'item',
    id,
    figure: { kind },
    name: label,
    kindName: kindNames[kind],
    whyHref: whyHref(id, around),
  } as const;
  if (kind === 'range') return { ...shown, facts: [code('Range', label), plain('Type', kindNames.range)] };
  const { client } = item;
  return {
    ...shown,
    facts: [
      code('ID', clientKey(client)),
      code(labels.node.addresses, client.address, client.address6),
      plain(labels.node.owner, client.ownerId),
      plain('Type', kindNames.client),
    ],
  };
}

function hubFacts(topology: Topology): readonly Fact[] {
  if (!topology.isPointToSite) return [];
  const names = namesIn(topology);
  const { hubId, blockedFromHub } = topology;
  return [
    plain('Hub', ...(hubId === undefined ? [] : named([hubId], names))),
    ...(blockedFromHub.length > 0 ? [plain('Blocked from the hub', ...named(blockedFromHub, names))] : []),
  ];
}
