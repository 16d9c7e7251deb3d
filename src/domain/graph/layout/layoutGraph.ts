import type { DrawnGraph } from '../drawn.ts';
import type { Topology } from '../topology.ts';

/** What a layout needs to know of a graph. */
export type LayoutGraph = {
  readonly things: readonly Thing[];
  /** What pulls things together, by place in `things`: links of the structure, never those of a mesh. */
  readonly springs: readonly Spring[];
};

export type Thing = {
  readonly id: string;
  /** Half the room it takes with its label, in pixels at zoom 1. */
  readonly radius: number;
  /**
   * `disc`: nothing but a mesh holds it, which tells a layout nothing, so it is placed without one, in the middle.
   * `ring`: a gateway of the mesh, around the disc. `hub`: the centre. `free`: hangs on others.
   */
  readonly part: 'disc' | 'ring' | 'hub' | 'free';
  /** What it came out of, as the member of a group that was opened: there it is placed when it is new. */
  readonly cameFrom: string | undefined;
};

export type Spring = readonly [one: number, other: number];

export function layoutGraphOf(
  topology: Topology,
  drawn: DrawnGraph,
  radiusOf: (id: string) => number,
): LayoutGraph {
  // The first stand in the middle of the disc.
  const ids = [...drawn.groups, ...drawn.nodes].map(({ id }) => id);
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const structure = drawn.links.filter(({ kind }) => kind !== 'mesh');
  const held = new Set(structure.flatMap(({ from, to }) => [from, to]));
  const hangs = new Set(structure.map(({ kind, from, to }) => (kind === 'range' ? to : from)));
  const partOf = (id: string): Thing['part'] => {
    if (id === topology.hubId) return 'hub';
    // Those that the rules keep from the hub stand among the others, without a line.
    if (topology.hubId !== undefined) return 'free';
    if (!held.has(id)) return 'disc';
    return hangs.has(id) ? 'free' : 'ring';
  };
  const groupOf = new Map(
    drawn.openGroups.flatMap((group) => group.memberIds.map((id) => [id, group.id] as const)),
  );
  const things = ids.map((id) => ({
    id,
    radius: radiusOf(id),
    part: partOf(id),
    cameFrom: groupOf.get(id),
  }));
  const hub = topology.hubId === undefined ? undefined : indexOf.get(topology.hubId);
  return {
    things,
    springs: [
      ...structure.flatMap(({ from, to }) => {
        const [one, other] = [indexOf.get(from), indexOf.get(to)];
        return one === undefined || other === undefined ? [] : [[one, other] as const];
      }),
      ...(hub === undefined
        ? []
        : things.flatMap(({ id }, index) => (held.has(id) || index === hub ? [] : [[index, hub] as const]))),
    ],
  };
}

/** Whether a layout of the one is a layout of the other, so that a refresh which brings nothing new ends no layout. */
export function sameGraph(one: LayoutGraph, other: LayoutGraph): boolean {
  return (
    one.things.length === other.things.length &&
    one.springs.length === other.springs.length &&
    one.things.every(({ id, radius, part }, index) => {
      const twin = other.things[index];
      return id === twin?.id && radius === twin.radius && part === twin.part;
    }) &&
    one.springs.every(([a, b], index) => {
      const twin = other.springs[index];
      return a === twin?.[0] && b === twin[1];
    })
  );
}
