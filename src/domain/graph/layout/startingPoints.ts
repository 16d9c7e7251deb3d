export type LayoutItem = {
  readonly id: string;
  /** Including the label, in pixels at zoom 1. */
  readonly radius: number;
  /**
   * `disc`: linked only by the mesh, which doesn't affect the layout; placed in the middle. `ring`: a gateway
   * of the mesh, around the disc. `hub`: the centre. `free`: attached to other items.
   */
  readonly part: 'disc' | 'ring' | 'hub' | 'free';
};

export type Spring = readonly [a: number, b: number];

export type Start = {
  readonly points: readonly Point[];
  readonly coreRadius: number;
  /** Everything is in place; the layout only removes overlaps. */
  readonly isArranged?: boolean;
};

const gap = 60;
export const spokeLength = 180;

type Placed = { readonly items: readonly LayoutItem[]; readonly springs: readonly Spring[] };

export function startOf({ items, springs }: Placed): Start {
  const points: Point[] = items.map(() => ({ x: 0, y: 0 }));
  const placed = new Set<number>();
  const place = (index: number, point: Point) => {
    points[index] = point;
    placed.add(index);
  };

  const inPart = (part: string) => items.flatMap((item, index) => (item.part === part ? [index] : []));
  const disc = inPart('disc');
  const spacings = disc.map((index) => 2 * (items[index]?.radius ?? 0));
  const discPoints = discOf(spacings);
  const coreRadius = discRadius(discPoints, spacings);
  for (const [order, index] of disc.entries()) place(index, discPoints[order] ?? { x: 0, y: 0 });
  for (const index of inPart('hub')) place(index, { x: 0, y: 0 });

  const ring = inPart('ring');
  const room = ring.reduce((sum, index) => sum + 2 * (items[index]?.radius ?? 0), 0);
  const ringRadius = Math.max(coreRadius + gap, (1.2 * room) / (2 * Math.PI));
  for (const [order, index] of ring.entries()) {
    place(index, around(ringRadius, (order / ring.length) * 2 * Math.PI));
  }

  const neighbours = neighboursOf(items.length, springs);
  for (const index of placed) {
    const others = (neighbours[index] ?? []).filter((other) => !placed.has(other));
    const from = points[index] ?? { x: 0, y: 0 };
    for (const [order, other] of others.entries()) place(other, fan(from, order, others.length));
  }
  return { points, coreRadius };
}

/** Spreads items in all directions around the middle, and away from the middle around any other item. */
function fan(from: Point, order: number, count: number): Point {
  const isMiddle = from.x === 0 && from.y === 0;
  const outwards = Math.atan2(from.y, from.x);
  const width = isMiddle ? 2 * Math.PI : Math.PI;
  const distance = isMiddle ? Math.max(spokeLength, 12 * count) : gap + 6 * count;
  return around(distance, outwards + ((order + 0.5) / count - 0.5) * width, from);
}

function neighboursOf(count: number, springs: readonly Spring[]): readonly (readonly number[])[] {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of springs) {
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  }
  return neighbours;
}

export type Point = { readonly x: number; readonly y: number };

const maxOnCircle = 8;
/** Successive items at this angle never line up. */
export const goldenAngle = Math.PI * (3 - Math.sqrt(5));
/** Scales the spacing to spiral steps, so that neighbours don't touch. */
const spiralStep = 0.57;

/**
 * Places items around the origin from the inside out, with the given distances to their neighbours. Works
 * best if items of similar size follow each other.
 */
export function discOf(spacings: readonly number[]): readonly Point[] {
  const count = spacings.length;
  if (count === 1) return [{ x: 0, y: 0 }];
  if (count <= maxOnCircle) {
    const spacing = Math.max(0, ...spacings);
    const circle = Math.max(spacing / 2, spacing / (2 * Math.sin(Math.PI / count)));
    return spacings.map((_, index) => around(circle, (index / count) * 2 * Math.PI - Math.PI / 2));
  }
  if (Math.max(...spacings) > 4 * Math.min(...spacings)) return packed(spacings);
  let inside = 0;
  return spacings.map((spacing, index) => {
    const point = around(spiralStep * Math.sqrt(inside + spacing ** 2 / 2), index * goldenAngle);
    inside += spacing ** 2;
    return point;
  });
}

function packed(spacings: readonly number[]): readonly Point[] {
  const fineness = Math.min(...spacings) / 2;
  const placed: (Point & { readonly radius: number })[] = [];
  let step = 0;
  let last = Infinity;
  for (const spacing of spacings) {
    const radius = spacing / 2;
    // A smaller item may fit where the previous one didn't.
    if (radius < 0.9 * last) step = 0;
    last = radius;
    const isFree = (point: Point) => placed.every((other) => apart(other, point) >= other.radius + radius);
    const spot = () => around(fineness * Math.sqrt(step), step * goldenAngle);
    while (!isFree(spot())) step += 1;
    placed.push({ ...spot(), radius });
  }
  const middle = middleOf(placed);
  return placed.map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y }));
}

function middleOf(circles: readonly (Point & { readonly radius: number })[]): Point {
  let middle: Point = { x: 0, y: 0 };
  const reach = (circle: (typeof circles)[number]) => apart(circle, middle) + circle.radius;
  for (let step = 1; step <= 200; step += 1) {
    const furthest = circles.reduce((a, b) => (reach(b) > reach(a) ? b : a));
    const part = 1 / (step + 1);
    middle = {
      x: middle.x + (furthest.x - middle.x) * part,
      y: middle.y + (furthest.y - middle.y) * part,
    };
  }
  return middle;
}

/** `Math.hypot` takes several times as long, which matters in tens of thousands of calls. */
function apart(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

export function discRadius(points: readonly Point[], spacings: readonly number[]): number {
  return Math.max(0, ...points.map(({ x, y }, index) => Math.hypot(x, y) + (spacings[index] ?? 0) / 2));
}

export function around(radius: number, angle: number, { x, y }: Point = { x: 0, y: 0 }): Point {
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}
