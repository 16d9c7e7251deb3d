import { describe, expect, it } from 'vitest';
import { compact, ringStep, type FlatTree } from './rings.ts';

const room = 45;
const spoke: FlatTree = [{ index: 0, out: 0, across: 0, room }];
/** A gateway with three items behind it. */
const branch: FlatTree = [...spoke, ...[-90, 0, 90].map((across) => ({ index: 1, out: 120, across, room }))];

const many = (count: number, treeAt: (index: number) => FlatTree) =>
  Array.from({ length: count }, (_, index) => treeAt(index));

function placesOf(trees: readonly FlatTree[]) {
  const { radius, stands } = compact(trees, 180);
  return trees.flatMap((tree, index) => {
    const { angle, ring } = stands[index] ?? { angle: Number.NaN, ring: 0 };
    const root = radius + ring * ringStep;
    return tree.map(({ out, across }) => {
      const [distance, direction] = [root + out, angle + across / (root + out)];
      return { x: distance * Math.cos(direction), y: distance * Math.sin(direction), isRoot: out === 0 };
    });
  });
}

const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y);
const reachOf = (trees: readonly FlatTree[]) => Math.max(...placesOf(trees).map(distance));

describe.each([
  ['nothing', []],
  ['one spoke', [spoke]],
  ['twelve spokes', many(12, () => spoke)],
  ['two hundred spokes', many(200, () => spoke)],
  ['sixty gateways', many(60, () => branch)],
  ['gateways among spokes', many(150, (index) => (index % 3 === 0 ? branch : spoke))],
] as const)('%s around a middle', (_, trees) => {
  const places = placesOf(trees);

  it('do not overlap', () => {
    const nearest = places.flatMap((item, index) =>
      places.slice(0, index).map((other) => Math.hypot(item.x - other.x, item.y - other.y)),
    );
    expect(places.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(Math.min(Infinity, ...nearest)).toBeGreaterThan(2 * room * 0.95);
  });

  it('have links to the middle that cross no others', () => {
    const nearest = places.flatMap((end, index) =>
      places.flatMap((other, at) => {
        const length = distance(end);
        const along = (other.x * end.x + other.y * end.y) / length;
        const aside = Math.abs(other.x * end.y - other.y * end.x) / length;
        return !end.isRoot || at === index || along < 0 || along > length ? [] : [aside];
      }),
    );
    expect(Math.min(Infinity, ...nearest)).toBeGreaterThan(13);
  });
});

it('keeps a few trees on one ring, and spreads many over several', () => {
  const rings = (count: number) =>
    new Set(
      compact(
        many(count, () => spoke),
        180,
      ).stands.map(({ ring }) => ring),
    );
  expect(rings(12).size).toBe(1);
  expect(rings(100).size).toBeGreaterThan(2);
  const oneRing = (200 * 2 * room) / (2 * Math.PI);
  expect(reachOf(many(200, () => spoke))).toBeLessThan(oneRing / 2);
});
