import { type GraphNode, linksOf, type Topology } from '../../../domain/graph/topology.ts';
import { filterByText } from '../../../domain/listFilter.ts';
import { searchIds } from '../../../domain/node/nodeSearch.ts';
import type { VisibleGraph, VisibleGroup } from '../../../domain/graph/visibleGraph.ts';
import {
  groupLabel,
  isolationTexts,
  groupAriaLabel,
  itemAriaLabel,
} from '../../../domain/graph/graphText.ts';
import { groupRadius } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Look } from '../../../domain/graph/layers/layer.ts';
import type { NodeKind } from '../../../domain/graph/nodeKind.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';
import { compareNames } from '../../../domain/order.ts';
import { figureSize, type Size } from '../NodeFigure/figureShape.ts';
import { trimmed } from '../../../domain/trimmed.ts';

export type GraphItem = {
  readonly id: string;
  readonly kind: NodeKind;
  readonly label: string;
  readonly ariaLabel: string;
  readonly health?: HealthStatus | undefined;
  readonly isHub?: boolean;
  readonly isolation?: string | undefined;
  readonly note?: string | undefined;
  readonly look?: Look | undefined;
  readonly isDisabled?: boolean;
  readonly group?: VisibleGroup | undefined;
  readonly size: Size;
};

type Drawn = Pick<VisibleGraph, 'nodes' | 'groups'> &
  Partial<Pick<VisibleGraph, 'isolated' | 'relations' | 'layer'>>;

export function graphItems(drawn: Drawn): readonly GraphItem[] {
  return [...drawn.nodes.map((node) => itemOf(node, drawn)), ...drawn.groups.map(groupItem)];
}

function itemOf(node: GraphNode, { isolated, relations, layer }: Drawn): GraphItem {
  const { id, kind, label } = node;
  const health = 'health' in node ? node.health : undefined;
  const isHub = 'isHub' in node && node.isHub;
  const how = isolated?.get(id);
  const relation = relations?.get(id);
  const isolation = relation?.at === 'unreached' ? relation.reason : how && isolationTexts[how];
  const note = layer?.notes.get(id);
  const isDisabled = node.kind === 'client' && !node.client.isEnabled;
  return {
    id,
    kind,
    label,
    ariaLabel: itemAriaLabel(label, kind, health, isHub, isDisabled ? 'disabled' : (isolation ?? note)),
    // In other layers, a health badge would look like part of the layer.
    health: layer && layer.id !== 'health' ? undefined : health,
    isHub,
    isolation,
    note,
    look: layer?.looks.get(id),
    isDisabled,
    size: figureSize(kind, label),
  };
}

function groupItem(group: VisibleGroup): GraphItem {
  const diameter = 2 * (group.radius ?? groupRadius(group.count));
  const { id, kind } = group;
  const size = { width: diameter, height: diameter };
  return { id, kind, label: groupLabel(group), ariaLabel: groupAriaLabel(group), group, size };
}

export function matchingItemIds({ nodes }: Topology, text: string): readonly string[] {
  if (trimmed(text) === '') return [];
  return [...matchingItems(nodes, text)]
    .toSorted((a, b) => compareNames(a.label, b.label))
    .map(({ id }) => id);
}

/** Returns items whose name or address contains the text, and ranges that contain it if it is an address. */
export function matchingItems(items: readonly GraphNode[], text: string): readonly GraphNode[] {
  return filterByText(items, text, fieldsOf, idsOf);
}

function fieldsOf(item: GraphNode): readonly string[] {
  const addressed = 'node' in item ? item.node : 'client' in item ? item.client : undefined;
  return addressed ? [item.label, addressed.address, addressed.address6] : [item.label];
}

function idsOf(item: GraphNode): readonly string[] {
  if ('node' in item) return searchIds(item.node);
  return 'client' in item ? [item.client.publicKey] : [];
}

const characterWidth = 6;
const margin = 6;
const smallest = 28;
/** Longer labels can overlap, because making room for them would widen the whole graph. */
const largest = 46;
/** Radius reserved for an item, in pixels at zoom 1. Ranges have their label inside, other items below. */
export function itemRadius({
  kind,
  label,
  size,
  group,
}: Pick<GraphItem, 'kind' | 'label' | 'size' | 'group'>): number {
  if (kind === 'range' || group) return size.width / 2 + margin;
  const width = Math.max(size.width, label.length * characterWidth);
  return Math.min(largest, Math.max(smallest, width / 2 + margin));
}

export function nodeRadius({ kind, label }: GraphNode): number {
  return itemRadius({ kind, label, size: figureSize(kind, label) });
}

export function nearTo(topology: Topology, drawn: VisibleGraph, id: string): ReadonlySet<string> | undefined {
  const group = drawn.groups.find((candidate) => candidate.id === id);
  // Plain nodes are linked to nearly everything, so fading the rest would show nothing.
  if (group && group.gatewayId === undefined) return undefined;
  const links = group ? drawn.links : linksOf(topology, id);
  const ends = [...links, ...drawn.blocked]
    .filter(({ from, to }) => from === id || to === id)
    .map(({ from, to }) => (from === id ? to : from));
  return withVisibleGroups(drawn, [id, ...ends]);
}

export function withVisibleGroups(
  { groups }: Pick<VisibleGraph, 'groups'>,
  ids: Iterable<string>,
): ReadonlySet<string> {
  const wanted = new Set(ids);
  const holding = groups.filter(({ memberIds }) => memberIds.some((member) => wanted.has(member)));
  return new Set([...wanted, ...holding.map(({ id }) => id)]);
}
