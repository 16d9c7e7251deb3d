import { exceptionsOf } from './exceptions.ts';
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
