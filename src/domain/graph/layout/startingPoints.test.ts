import { describe, expect, it } from 'vitest';
import { discOf, discRadius, startOf, type LayoutItem, type Point, type Spring } from './startingPoints.ts';

const spacing = 80;

function nearest(points: readonly Point[]): number {
  return Math.min(
    ...points.flatMap((item, index) =>
      points.slice(0, index).map((other) => Math.hypot(item.x - other.x, item.y - other.y)),
    ),
  );
}

const alike = (count: number) => Array.from({ length: count }, () => spacing);

describe('a disc', () => {
  it.each([2, 3, 8, 9, 40, 250])('leaves room around each of %i items', (count) => {
    expect(nearest(discOf(alike(count)))).toBeGreaterThan(0.85 * spacing);
  });

  it.each([9, 40, 250, 1000])('of %i items isn’t wider than necessary', (count) => {
    const radius = discRadius(discOf(alike(count)), alike(count));
    expect(radius).toBeLessThan(1.2 * spacing * Math.sqrt(count / 2));
  });

  it.each([
    [0, 0],
    [1, spacing / 2],
    [2, spacing],
  ])('of %i items has the radius %i', (count, radius) => {
    expect(discRadius(discOf(alike(count)), alike(count))).toBeCloseTo(radius);
  });

  it.each([
    [4, 200],
    [12, 200],
    [200, 9],
  ])('leaves room for %i large items among %i small ones', (large, small) => {
    const spacings = Array.from({ length: large + small }, (_, index) => (index < large ? 2 : 1) * spacing);
    const points = discOf(spacings);
    expect(nearest(points.slice(0, large))).toBeGreaterThan(0.85 * 2 * spacing);
    expect(nearest(points)).toBeGreaterThan(0.75 * spacing);
    expect(discRadius(points, spacings)).toBeLessThan(1.2 * spacing * Math.sqrt((4 * large + small) / 2));
  });

  it('is packed around its largest items', () => {
    const spacings = [5, 5, ...Array.from({ length: 20 }, () => 1)].map((size) => size * spacing);
    const points = discOf(spacings);
    const gaps = points.flatMap((one, at) =>
      points.slice(0, at).map((other, before) => {
        const least = ((spacings[at] ?? 0) + (spacings[before] ?? 0)) / 2;
        return Math.hypot(one.x - other.x, one.y - other.y) - least;
      }),
    );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-1e-9);
    // The two largest alone need 400.
    expect(discRadius(points, spacings)).toBeLessThan(500);
  });
});

describe('a start', () => {
  const things = (part: LayoutItem['part'], count: number, radius = 30) =>
    Array.from({ length: count }, (_, at): LayoutItem => ({ id: `${part}-${at}`, part, radius }));
  const pointsOf = (items: readonly LayoutItem[], springs: readonly Spring[] = []) =>
    startOf({ items, springs }).points.map(({ x, y }) => [Math.round(x), Math.round(y)]);

  it('has gateways around the disc, and their clients outside', () => {
    const items = [...things('disc', 1), ...things('ring', 2), ...things('free', 4)];
    const springs: readonly Spring[] = [
      [3, 1],
      [4, 1],
      [2, 5],
      [2, 6],
    ];
    expect(pointsOf(items, springs)).toEqual([
      [0, 0],
      [90, 0],
      [-90, 0],
      [141, -51],
      [141, 51],
      [-141, 51],
      [-141, -51],
    ]);
  });

  it('has room for large gateways', () => {
    expect(pointsOf(things('ring', 4, 200))[0]).toEqual([306, 0]);
  });

  it.each([
    [4, 180],
    [20, 240],
  ])('has %i spokes around the hub', (count, distance) => {
    const items = [...things('hub', 1), ...things('free', count)];
    const { points } = startOf({ items, springs: things('free', count).map((_, at) => [at + 1, 0]) });
    const [hub, ...spokes] = points;
    expect(hub).toEqual({ x: 0, y: 0 });
    for (const { x, y } of spokes) expect(Math.hypot(x, y)).toBeCloseTo(distance);
    expect(nearest(spokes)).toBeCloseTo(2 * distance * Math.sin(Math.PI / count));
  });
});
