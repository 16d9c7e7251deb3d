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

/** Where the middle of a thing stands, in pixels at zoom 1. */
export type Point = { readonly x: number; readonly y: number };

/** Up to so many stand on one circle; more of them fill a disc. */
const mostOnCircle = 8;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Turns the room a thing takes into the step of the spiral, so that neighbours on it do not touch. */
const spiralStep = 0.57;

/**
 * Things around the origin, each given so many pixels to its neighbours. They are put from the inside out, those that
 * need like room best one after the other.
 */
export function discOf(spacings: readonly number[]): readonly Point[] {
  const count = spacings.length;
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count <= mostOnCircle) {
    const spacing = Math.max(0, ...spacings);
    const circle = Math.max(spacing / 2, spacing / (2 * Math.sin(Math.PI / count)));
    return spacings.map((_, index) => around(circle, (index / count) * 2 * Math.PI - Math.PI / 2));
  }
  let inside = 0;
  return spacings.map((spacing, index) => {
    const point = around(spiralStep * Math.sqrt(inside + spacing ** 2 / 2), index * goldenAngle);
    inside += spacing ** 2;
    return point;
  });
}

/** Of the circle around things that were given so much room. */
export function discRadius(points: readonly Point[], spacings: readonly number[]): number {
  return Math.max(0, ...points.map(({ x, y }, index) => Math.hypot(x, y) + (spacings[index] ?? 0) / 2));
}

export function around(radius: number, angle: number, { x, y }: Point = { x: 0, y: 0 }): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
