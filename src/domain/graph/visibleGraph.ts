import type { HealthStatus } from '../node/health.ts';
import { groupsOf, maxUngrouped, type GraphGroup } from './groups.ts';
import type { Layer } from './layers/layer.ts';
import { linkedPairs, linkedTo } from './mesh.ts';
import { blockedLines, type RuleFindings } from './ruleFindings.ts';
import {
  blockedPeersOf,
  type GraphLink,
  type GraphNode,
  linkCount,
  type LinkKind,
  linkOf,
  type Topology,
} from './topology.ts';

/** A visible link. If one of its ends is a group, it represents `count` links. */
export type VisibleLink = GraphLink & { readonly count: number };

export type BlockedLine = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: 'blocked';
  readonly count: number;
};

/**
 * A group on the canvas. `memberIds` has the members that it represents: none while it is expanded, and none that are
 * shown individually.
 */
export type VisibleGroup = GraphGroup & {
  readonly isExpanded: boolean;
  readonly allIds: readonly string[];
  readonly count: number;
  readonly health: HealthCounts;
  readonly blocked: number;
};

type HealthCounts = Readonly<Record<HealthStatus, number>>;

export type VisibleGraph = {
  readonly nodes: readonly GraphNode[];
  readonly groups: readonly VisibleGroup[];
  readonly links: readonly VisibleLink[];
  readonly blocked: readonly BlockedLine[];
  readonly isolated: RuleFindings['isolated'];
  readonly disc: MeshDisc | undefined;
  readonly focus?: Focus;
  readonly relations?: ReadonlyMap<string, FocusRelation>;
  readonly layer?: Layer;
  readonly hidden: HiddenCounts | undefined;
};

export type Focus = { readonly id: string; readonly other: string | undefined };

export type FocusRelation =
  | { readonly at: 'middle' | 'way' }
  | { readonly at: 'direct'; readonly kind: LinkKind }
  | { readonly at: 'behind'; readonly via: string }
  | { readonly at: 'unreached'; readonly reason: string };

export type MeshDisc = { readonly nodeCount: number; readonly blockedPairs: number };

export type HiddenCounts = {
  readonly linkCount: number;
  readonly groupedCount: number;
};

export type DrawingLimit = {
  /** Above this number, only the selected node's mesh links are drawn. */
  readonly links: number;
  /** Above this number of items, ordinary ones are grouped. */
  readonly nodes: number;
};

export const drawingLimit: DrawingLimit = { links: 400, nodes: maxUngrouped };

export type VisibleGraphOptions = {
  readonly selectedId?: string | undefined;
  readonly ungrouped?: ReadonlySet<string>;
  readonly expanded?: ReadonlySet<string>;
  readonly limit?: DrawingLimit;
  readonly groups?: readonly GraphGroup[];
};

export function visibleGraphOf(topology: Topology, choice: VisibleGraphOptions = {}): VisibleGraph {
  const { selectedId, ungrouped = new Set(), expanded = new Set(), limit = drawingLimit } = choice;
  const all = choice.groups ?? groupsOf(topology, limit.nodes);
  const exceptions = all.length > 0 ? exceptionsOf(topology) : new Set<string>();
  const isAlone = (id: string) => exceptions.has(id) || ungrouped.has(id) || id === selectedId;
  const { groups, groupOf, placeOf } = showGroups(topology, all, expanded, isAlone);

  const links = mergeLines([...topology.links, ...meshLinks(topology, selectedId, limit)], placeOf);
  const hiddenLinks = linkCount(topology) - links.reduce((sum, { count }) => sum + count, 0);
  const isMeshDrawn = linkCount(topology) <= limit.links;
  return {
    nodes: topology.nodes.filter(({ id }) => !groupOf.has(id)),
    groups,
    links,
    blocked: mergeLines(blockedOf(topology, selectedId), placeOf),
    isolated: topology.rules?.isolated ?? noIsolation,
    disc: isMeshDrawn || topology.mesh.linkCount === 0 ? undefined : discOf(topology),
    hidden:
      hiddenLinks > 0 || groupOf.size > 0
        ? { linkCount: hiddenLinks, groupedCount: groupOf.size }
        : undefined,
  };
}

export const noIsolation: RuleFindings['isolated'] = new Map();

function discOf({ mesh, rules }: Topology): MeshDisc {
  const apart = mesh.ids.filter((id) => rules?.isolated.has(id)).length;
  return { nodeCount: mesh.ids.length - apart, blockedPairs: rules?.innerBlocked ?? 0 };
}

function meshLinks(
  topology: Topology,
  selectedId: string | undefined,
  limit: DrawingLimit,
): readonly GraphLink[] {
  if (linkCount(topology) <= limit.links) {
    return linkedPairs(topology.mesh).map(([a, b]) => linkOf('mesh', a, b));
  }
  if (selectedId === undefined) return [];
  return linkedTo(topology.mesh, selectedId).map((peer) => linkOf('mesh', selectedId, peer));
}

type BlockedPair = { readonly kind: 'blocked'; readonly from: string; readonly to: string };

function blockedOf(topology: Topology, selectedId: string | undefined): readonly BlockedPair[] {
  const { rules, mesh, structure, links } = topology;
  if (!rules) return [];
  const all = blockedLines(mesh, structure, links, rules);
  const isShown = (a: string, b: string) =>
    all.length > 0 && !rules.isolated.has(a) && !rules.isolated.has(b);
  const own =
    selectedId === undefined
      ? []
      : blockedPeersOf(topology, selectedId)
          .filter((other) => !isShown(selectedId, other))
          .map((other) => [selectedId, other] as const);
  return [...all, ...own].map(([from, to]) => ({ kind: 'blocked', from, to }));
}

/** Returns groups as they are shown, and the place of each item: its own, or that of its collapsed group. */
export function showGroups(
  { nodes, rules }: Topology,
  all: readonly GraphGroup[],
  expanded: ReadonlySet<string>,
  isAlone: (id: string) => boolean = () => false,
) {
  const healthOf = new Map(
    nodes.flatMap((item) => ('health' in item ? [[item.id, item.health] as const] : [])),
  );
  const groups = all.map((group): VisibleGroup => {
    const { id, memberIds } = group;
    const isExpanded = expanded.has(id);
    const health = { healthy: 0, warning: 0, error: 0, pending: 0 };
    for (const member of memberIds) {
      const status = healthOf.get(member);
      if (status) health[status] += 1;
    }
    return {
      ...group,
      isExpanded,
      allIds: memberIds,
      count: memberIds.length,
      health,
      blocked: memberIds.filter((member) => rules?.withBlocked.has(member) || rules?.isolated.has(member))
        .length,
      memberIds: isExpanded ? [] : memberIds.filter((member) => !isAlone(member)),
    };
  });
  const groupOf = new Map(
    groups.flatMap(({ id, memberIds }) => memberIds.map((member) => [member, id] as const)),
  );
  return { groups, groupOf, placeOf: (id: string) => groupOf.get(id) ?? id };
}

type Line<Kind extends string> = { readonly kind: Kind; readonly from: string; readonly to: string };

export function mergeLines<Kind extends string>(
  lines: readonly Line<Kind>[],
  placeOf: (id: string) => string,
): readonly (Line<Kind> & { readonly id: string; readonly count: number })[] {
  const drawn = new Map<string, Line<Kind> & { readonly id: string; readonly count: number }>();
  for (const { kind, from, to } of lines) {
    const [start, end] = [placeOf(from), placeOf(to)];
    if (start === end) continue;
    // Peer links have no direction, so both orders of the ends share one ID.
    const isTurned = (kind === 'mesh' || kind === 'blocked') && start > end;
    const [a, b] = isTurned ? [end, start] : [start, end];
    const id = `${kind}/${a}/${b}`;
    drawn.set(id, { id, kind, from: a, to: b, count: (drawn.get(id)?.count ?? 0) + 1 });
  }
  return [...drawn.values()];
}

/** Limits how many nodes are shown outside their group, for networks in which everything fails. */
const maxExceptions = 120;

const urgency: Readonly<Record<HealthStatus, number>> = { error: 0, pending: 1, warning: 2, healthy: 3 };

/**
 * Returns the IDs of nodes shown outside their group: isolated nodes, and the most urgent nodes that are
 * unhealthy or have blocked pairs.
 */
function exceptionsOf({ nodes, rules, mesh, blockedFromHub }: Topology): ReadonlySet<string> {
  const blockedCount = (id: string) => mesh.blockedCounts[mesh.indexOf.get(id) ?? -1] ?? 0;
  const fromHub = new Set(blockedFromHub);
  const troubled: { readonly id: string; readonly urgency: number; readonly blocked: number }[] = [];
  for (const item of nodes) {
    if (!('node' in item)) continue;
    const { id, health } = item;
    const isCutOff = (rules?.isolated.has(id) ?? false) || fromHub.has(id);
    if (!isCutOff && health === 'healthy' && !rules?.withBlocked.has(id)) continue;
    troubled.push({ id, urgency: isCutOff ? -1 : urgency[health], blocked: blockedCount(id) });
  }
  const mostUrgent = troubled
    .toSorted((a, b) => a.urgency - b.urgency || b.blocked - a.blocked)
    .slice(0, maxExceptions);
  return new Set(mostUrgent.map(({ id }) => id));
}
