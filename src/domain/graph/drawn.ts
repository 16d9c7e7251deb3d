import type { HealthStatus } from '../node/health.ts';
import { groupsOf, type GraphGroup } from './groups.ts';
import { linkedPairs, linkedTo } from './mesh.ts';
import { linkCount } from './neighbours.ts';
import { linkOf, type GraphLink, type GraphNode, type Topology } from './topology.ts';

/** A link as it is drawn: its ends may be groups, and then it stands for `count` links. */
export type DrawnLink = GraphLink & { readonly count: number };

/** The part of a topology that is drawn. */
export type DrawnGraph = {
  readonly nodes: readonly GraphNode[];
  /** Drawn as one thing each. */
  readonly groups: readonly GraphGroup[];
  /** Drawn thing by thing because a person opened them. */
  readonly openGroups: readonly GraphGroup[];
  readonly links: readonly DrawnLink[];
  /** Undefined when everything is drawn. */
  readonly notDrawn: NotDrawn | undefined;
};

export type NotDrawn = {
  readonly linkCount: number;
  /** Nodes, clients and ranges that stand in groups. */
  readonly groupedCount: number;
};

export type DrawingLimit = {
  /** With more links than this the mesh is not drawn, but for the links of the selected node. */
  readonly links: number;
  /** With more things than this the ordinary ones are drawn in groups. */
  readonly nodes: number;
};

/** What a browser draws as single elements without stuttering. */
export const drawingLimit: DrawingLimit = { links: 400, nodes: 200 };

export type DrawingChoice = {
  readonly selectedId?: string | undefined;
  /** Ids of the groups that are drawn thing by thing. */
  readonly opened?: ReadonlySet<string>;
  readonly limit?: DrawingLimit;
};

/** All of a small graph; of a large one structure and exceptions, and the links of what is selected. */
export function drawnOf(
  topology: Topology,
  { selectedId, opened = new Set(), limit = drawingLimit }: DrawingChoice = {},
): DrawnGraph {
  const groups = topology.nodes.length > limit.nodes ? groupsOf(topology, exceptionsOf(topology)) : [];
  const closed = groups
    .filter(({ id }) => !opened.has(id))
    .map((group) => withoutMember(group, selectedId))
    .filter(({ memberIds }) => memberIds.length > 0);
  const groupOf = new Map(closed.flatMap(({ id, memberIds }) => memberIds.map((one) => [one, id] as const)));

  const links = joined(
    [...topology.links, ...meshLinks(topology, selectedId, limit)],
    (id) => groupOf.get(id) ?? id,
  );
  const hiddenLinks = linkCount(topology) - links.reduce((sum, { count }) => sum + count, 0);
  return {
    nodes: topology.nodes.filter(({ id }) => !groupOf.has(id)),
    groups: closed,
    openGroups: groups.filter(({ id }) => opened.has(id)),
    links,
    notDrawn:
      hiddenLinks > 0 || groupOf.size > 0
        ? { linkCount: hiddenLinks, groupedCount: groupOf.size }
        : undefined,
  };
}

function meshLinks(
  topology: Topology,
  selectedId: string | undefined,
  limit: DrawingLimit,
): readonly GraphLink[] {
  if (linkCount(topology) <= limit.links) {
    return linkedPairs(topology.mesh).map(([one, other]) => linkOf('mesh', one, other));
  }
  if (selectedId === undefined) return [];
  return linkedTo(topology.mesh, selectedId).map((peer) => linkOf('mesh', selectedId, peer));
}

/** Who is selected is seen, though the group stays closed. */
function withoutMember(group: GraphGroup, id: string | undefined): GraphGroup {
  if (id === undefined || !group.memberIds.includes(id)) return group;
  return { ...group, memberIds: group.memberIds.filter((one) => one !== id) };
}

/** Links whose ends are the same things as drawn become one; those within a group are not drawn. */
function joined(links: readonly GraphLink[], placeOf: (id: string) => string): readonly DrawnLink[] {
  const drawn = new Map<string, DrawnLink>();
  for (const { kind, from, to } of links) {
    const [start, end] = [placeOf(from), placeOf(to)];
    if (start === end) continue;
    // A mesh link has no direction: what leads from one group to another stands under one id.
    const link = kind === 'mesh' && start > end ? linkOf(kind, end, start) : linkOf(kind, start, end);
    drawn.set(link.id, { ...link, count: (drawn.get(link.id)?.count ?? 0) + 1 });
  }
  return [...drawn.values()];
}

/** At most so many plain nodes stand out, so that a network in which everything is broken can be drawn too. */
const mostExceptions = 120;

const urgency: Readonly<Record<HealthStatus, number>> = { error: 0, pending: 1, warning: 2, healthy: 3 };

/**
 * Ids of what is drawn by itself in a large graph: the hub, the server, gateways and relays, and the most urgent of the
 * nodes that are not well or have lost peers to the rules.
 */
function exceptionsOf(topology: Topology): ReadonlySet<string> {
  const blocked = blockedCounts(topology);
  const isException = new Set<string>();
  const troubled: { readonly id: string; readonly urgency: number; readonly blocked: number }[] = [];
  for (const thing of topology.nodes) {
    if (!('node' in thing)) continue;
    const { id, health } = thing;
    const lost = blocked.get(id) ?? 0;
    if (isStructure(thing)) isException.add(id);
    else if (health !== 'healthy' || lost > 0) troubled.push({ id, urgency: urgency[health], blocked: lost });
  }
  const mostUrgent = troubled
    .toSorted((one, other) => one.urgency - other.urgency || other.blocked - one.blocked)
    .slice(0, mostExceptions);
  for (const { id } of mostUrgent) isException.add(id);
  return isException;
}

function isStructure(thing: Extract<GraphNode, { node: unknown }>): boolean {
  return thing.isHub || thing.node.isServer || (thing.kind !== 'normal' && thing.kind !== 'relayed');
}

function blockedCounts({ mesh, blockedFromHub }: Topology): ReadonlyMap<string, number> {
  return new Map([
    ...mesh.ids.map((id, index) => [id, mesh.blockedCounts[index] ?? 0] as const),
    ...blockedFromHub.map((id) => [id, 1] as const),
  ]);
}
