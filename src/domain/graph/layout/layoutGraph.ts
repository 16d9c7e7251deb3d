import type { GraphGroup } from '../groups.ts';
import type { GraphNode, Topology } from '../topology.ts';
import { discOf, discRadius, type Point, type Spring, type LayoutItem } from './startingPoints.ts';

/** Input of a layout. It depends on names, addresses and roles, but not on ACLs or health. */
export type LayoutGraph = {
  readonly items: readonly LayoutItem[];
  /** Links that pull items together, as indexes in `items`. Mesh links aren't included. */
  readonly springs: readonly Spring[];
  readonly members: ReadonlyMap<string, readonly string[]>;
};

export const memberSpacing = 44;
const groupPadding = 16;

/** Reserves room for all members, so that expanding the group moves nothing else. */
export function groupRadius(count: number): number {
  return Math.max(40, memberDisc(count).radius) + groupPadding;
}

function memberDisc(count: number): { readonly points: readonly Point[]; readonly radius: number } {
  const spacings = Array.from({ length: count }, () => memberSpacing);
  const points = discOf(spacings);
  return { points, radius: discRadius(points, spacings) };
}

export function layoutGraphOf(
  topology: Pick<Topology, 'nodes' | 'structure' | 'hubId'>,
  groups: readonly GraphGroup[],
  radiusOf: (item: GraphNode) => number,
): LayoutGraph {
  const groupOf = new Map(
    groups.flatMap(({ id, memberIds }) => memberIds.map((member) => [member, id] as const)),
  );
  const radii = new Map([
    ...groups.map(({ id, memberIds }) => [id, groupRadius(memberIds.length)] as const),
    ...topology.nodes.flatMap((item) => (groupOf.has(item.id) ? [] : [[item.id, radiusOf(item)] as const])),
  ]);
  const indexOf = new Map([...radii.keys()].map((id, index) => [id, index]));
  const structure = topology.structure.map(({ kind, from, to }) => ({
    kind,
    from: groupOf.get(from) ?? from,
    to: groupOf.get(to) ?? to,
  }));
  const linked = new Set(structure.flatMap(({ from, to }) => [from, to]));
  const attached = new Set(structure.map(({ kind, from, to }) => (kind === 'range' ? to : from)));
  const partOf = (id: string): LayoutItem['part'] => {
    if (id === topology.hubId) return 'hub';
    // Relayed nodes without a relay are placed among the others, without a link.
    if (topology.hubId !== undefined) return 'free';
    if (!linked.has(id)) return 'disc';
    return attached.has(id) ? 'free' : 'ring';
  };
  const items = [...radii].map(([id, radius]) => ({ id, radius, part: partOf(id) }));
  const hub = topology.hubId === undefined ? undefined : indexOf.get(topology.hubId);
  const springs = new Map<string, Spring>();
  const pull = (a: number | undefined, b: number | undefined) => {
    if (a !== undefined && b !== undefined) springs.set(`${a} ${b}`, [a, b]);
  };
  for (const { from, to } of structure) pull(indexOf.get(from), indexOf.get(to));
  if (hub !== undefined) {
    for (const [index, { id }] of items.entries()) if (!linked.has(id) && index !== hub) pull(index, hub);
  }
  return {
    items,
    springs: [...springs.values()],
    members: new Map(groups.map(({ id, memberIds }) => [id, memberIds])),
  };
}

export function memberPositions(
  { members }: LayoutGraph,
  places: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const found = new Map<string, Point>();
  for (const [id, memberIds] of members) {
    const middle = places.get(id) ?? { x: 0, y: 0 };
    const { points } = memberDisc(memberIds.length);
    for (const [index, member] of memberIds.entries()) {
      const { x, y } = points[index] ?? { x: 0, y: 0 };
      found.set(member, { x: middle.x + x, y: middle.y + y });
    }
  }
  return found;
}

export function coreRadius({ items }: LayoutGraph, places: ReadonlyMap<string, Point>): number {
  const reach = items.map(({ id, radius, part }) => {
    const place = part === 'disc' ? places.get(id) : undefined;
    return place ? Math.hypot(place.x, place.y) + radius : 0;
  });
  return Math.max(0, ...reach);
}
