import { around, discOf, discRadius, type Point } from './disc.ts';
import type { LayoutGraph, Spring } from './layoutGraph.ts';

/** Where a layout begins: the same for the same graph, and good enough to be shown at once. */
export type Start = {
  /** One per thing, in its order. */
  readonly points: readonly Point[];
  /** Of the disc in the middle, which the layout leaves alone; 0 without one. */
  readonly coreRadius: number;
};

/** Between the disc and the gateways around it, and between a gateway and what hangs on it. */
const gap = 60;

export function startOf({ things, springs }: LayoutGraph): Start {
  const points: Point[] = things.map(() => ({ x: 0, y: 0 }));
  const placed = new Set<number>();
  const place = (index: number, point: Point) => {
    points[index] = point;
    placed.add(index);
  };

  const inPart = (part: string) => things.flatMap((thing, index) => (thing.part === part ? [index] : []));
  const disc = inPart('disc');
  const spacings = disc.map((index) => 2 * (things[index]?.radius ?? 0));
  const discPoints = discOf(spacings);
  const coreRadius = discRadius(discPoints, spacings);
  for (const [order, index] of disc.entries()) place(index, discPoints[order] ?? { x: 0, y: 0 });
  for (const index of inPart('hub')) place(index, { x: 0, y: 0 });

  const ring = inPart('ring');
  const room = ring.reduce((sum, index) => sum + 2 * (things[index]?.radius ?? 0), 0);
  const ringRadius = Math.max(coreRadius + gap, (1.2 * room) / (2 * Math.PI));
  for (const [order, index] of ring.entries()) {
    place(index, around(ringRadius, (order / ring.length) * 2 * Math.PI));
  }

  const neighbours = neighboursOf(things.length, springs);
  for (const index of placed) {
    const others = (neighbours[index] ?? []).filter((other) => !placed.has(other));
    const from = points[index] ?? { x: 0, y: 0 };
    for (const [order, other] of others.entries()) place(other, fan(from, order, others.length));
  }
  return { points, coreRadius };
}

/** Around the middle, things stand in all directions; around anything else, on the side that looks away from it. */
function fan(from: Point, order: number, count: number): Point {
  const isMiddle = from.x === 0 && from.y === 0;
  const outwards = Math.atan2(from.y, from.x);
  const width = isMiddle ? 2 * Math.PI : Math.PI;
  return around(gap + 6 * count, outwards + ((order + 0.5) / count - 0.5) * width, from);
}

function neighboursOf(count: number, springs: readonly Spring[]): readonly (readonly number[])[] {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const [one, other] of springs) {
    neighbours[one]?.push(other);
    neighbours[other]?.push(one);
  }
  return neighbours;
}
