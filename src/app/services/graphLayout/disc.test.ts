import { describe, expect, it } from 'vitest';
import { discOf, discRadius, type Point } from './disc.ts';

const spacing = 80;

function nearest(points: readonly Point[]): number {
  return Math.min(
    ...points.flatMap((one, index) =>
      points.slice(0, index).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  );
}

describe('a disc', () => {
  it.each([2, 3, 8, 9, 40, 250])('leaves room around each of %i things', (count) => {
    expect(nearest(discOf(count, spacing))).toBeGreaterThan(0.85 * spacing);
  });

  it.each([9, 40, 250, 1000])('of %i things is no wider than they need', (count) => {
    const radius = discRadius(discOf(count, spacing), spacing);
    expect(radius).toBeLessThan(1.2 * spacing * Math.sqrt(count / 2));
  });

  it.each([
    [0, 0],
    [1, spacing / 2],
    [2, spacing],
  ])('of %i things has the radius %i', (count, radius) => {
    expect(discRadius(discOf(count, spacing), spacing)).toBeCloseTo(radius);
  });
});
