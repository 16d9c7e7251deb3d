import { compact, ringStep, type FlatTree } from './rings.ts';
import { around, type Point, spokeLength, type Spring, type LayoutItem } from './startingPoints.ts';

export type Trees = {
  readonly members: readonly number[];
  readonly trees: readonly Tree[];
};

export type Tree = {
  readonly members: readonly number[];
  readonly roots: readonly number[];
  readonly edges: readonly Spring[];
};

type Graph = { readonly items: readonly LayoutItem[]; readonly springs: readonly Spring[] };

export function treesOf({ items, springs }: Graph): Trees {
  const isMember = (index: number) => !['disc', 'hub'].includes(items[index]?.part ?? 'disc');
  const members = [...items.keys()].filter(isMember);
  const ties = new Map(members.map((index) => [index, new Set<number>()]));
  const tied = new Set<number>();
  for (const [a, b] of springs) {
    if (!isMember(a)) tied.add(b);
    else if (!isMember(b)) tied.add(a);
    else {
      ties.get(a)?.add(b);
      ties.get(b)?.add(a);
    }
  }
  const isRoot = (index: number) => items[index]?.part === 'ring' || tied.has(index);
  const depth = new Map<number, number>();
  const spread = (from: readonly number[]) => {
    for (const root of from) depth.set(root, 0);
    const queue = [...from];
    for (const next of queue) {
      for (const other of ties.get(next) ?? []) {
        if (depth.has(other)) continue;
        depth.set(other, (depth.get(next) ?? 0) + 1);
        queue.push(other);
      }
    }
  };
  spread(members.filter(isRoot));
  // Items without a root, for example two nodes that relay each other.
  for (const index of members) if (!depth.has(index)) spread([index]);

  const edgesOf = new Map<number, Spring[]>();
  const trees = members.flatMap((index): Tree[] => {
    if (edgesOf.has(index)) return [];
    const together = [index];
    const edges: Spring[] = [];
    edgesOf.set(index, edges);
    for (const next of together) {
      for (const other of ties.get(next) ?? []) {
        if (edgesOf.has(other)) continue;
        edgesOf.set(other, edges);
        together.push(other);
      }
    }
    return [{ members: together, roots: together.filter((member) => depth.get(member) === 0), edges }];
  });
  for (const [a, b] of springs) {
    if (!isMember(a) || !isMember(b)) continue;
    const isOutwards = (depth.get(a) ?? 0) <= (depth.get(b) ?? 0);
    edgesOf.get(a)?.push(isOutwards ? [a, b] : [b, a]);
  }
  return { members, trees };
}

const gap = 52;
const minRadius = 90;
/** A few nodes in the middle are on the axes. Turning the trees keeps links to one node clear of the others. */
const besideAxes = 0.4;
const fewInMiddle = 8;

/**
 * Wraps trees, laid out side by side from left to right, around the middle: depth becomes distance, breadth becomes
 * angle. Free space is distributed evenly. If there are many trees, some begin further out to keep the circle small.
 */
export function wrapped(
  { items }: Graph,
  { trees }: Trees,
  unrolled: ReadonlyMap<number, Point>,
  coreRadius: number,
): ReadonlyMap<number, Point> {
  const roomOf = (index: number) => items[index]?.radius ?? 0;
  const flat = trees.map(({ members, roots }): FlatTree => {
    const placeOf = (index: number) => unrolled.get(index) ?? { x: 0, y: 0 };
    const origin = meanOf(roots.map(placeOf));
    return members.map((index) => {
      const { x, y } = placeOf(index);
      return { index, out: x - origin.x, across: y - origin.y, room: roomOf(index) };
    });
  });
  const rootRoom = Math.max(0, ...trees.flatMap(({ roots }) => roots.map(roomOf)));
  const hub = items.find(({ part }) => part === 'hub');
  const least = hub
    ? Math.max(spokeLength, hub.radius + gap + rootRoom)
    : Math.max(minRadius, coreRadius + gap + rootRoom);
  const { radius, stands } = compact(flat, least);

  const places = new Map<number, Point>();
  const inMiddle = items.filter(({ part }) => part === 'disc').length;
  const turn = inMiddle > fewInMiddle ? 0 : besideAxes;
  for (const [at, tree] of flat.entries()) {
    const { angle, ring } = stands[at] ?? { angle: 0, ring: 0 };
    const root = radius + ring * ringStep;
    for (const { index, out, across } of tree) {
      places.set(index, around(root + out, turn + angle + across / (root + out)));
    }
  }
  return places;
}

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}
