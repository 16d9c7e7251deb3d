import { describe, expect, it } from 'vitest';
import { discOf, discRadius, type Point } from './startingPoints.ts';

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
});
