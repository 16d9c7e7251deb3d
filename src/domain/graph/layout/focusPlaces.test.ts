import { expect, it } from 'vitest';
import type { Point } from './disc.ts';
import { focusPlaces } from './focusPlaces.ts';

const near = Array.from({ length: 14 }, (_, at) => `near-${at}`);
const behind = Array.from({ length: 6 }, (_, at) => `behind-${at}`);
const outer = Array.from({ length: 9 }, (_, at) => `outer-${at}`);
const radii = new Map([...near, ...behind, ...outer, 'middle'].map((id) => [id, 40]));

function nearest(points: readonly Point[]): number {
  return Math.min(
    ...points.flatMap((item, index) =>
      points.slice(0, index).map((other) => Math.hypot(item.x - other.x, item.y - other.y)),
    ),
  );
}

it('has rings around its middle with unreachable items outermost, without overlaps', () => {
  const edges = [
    ...near.map((id) => ['middle', id] as const),
    ...behind.map((id, at) => [near[at % 3] ?? '', id] as const),
  ];
  const places = focusPlaces({ inner: ['middle', ...near, ...behind], edges, outer, shape: 'rings' }, radii);
  expect(places.get('middle')).toEqual({ x: 0, y: 0 });
  const of = (ids: readonly string[]) =>
    ids.map((id) => Math.hypot(places.get(id)?.x ?? NaN, places.get(id)?.y ?? NaN));
  expect(Math.max(...of(near))).toBeLessThan(Math.min(...of(behind)));
  expect(Math.max(...of(behind))).toBeLessThan(Math.min(...of(outer)));
  expect(nearest([...places.values()])).toBeGreaterThanOrEqual(80);
});

it.each([
  ['nothing around it', []],
  ['only unreachable items', outer],
])('is in the middle with %s', (_, unreached) => {
  const places = focusPlaces({ inner: ['middle'], edges: [], outer: unreached, shape: 'rings' }, radii);
  expect([...places.keys()]).toEqual(['middle', ...unreached]);
  expect([...places.values()].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});

it('has paths from left to right, the other end last', () => {
  const inner = ['from', 'to', 'relay', 'gateway', 'hop'];
  const edges = [
    ['from', 'relay'],
    ['relay', 'to'],
    ['from', 'gateway'],
    ['gateway', 'hop'],
    ['hop', 'to'],
  ] as const;
  const places = focusPlaces(
    { inner, edges, outer: [], shape: 'paths' },
    new Map(inner.map((id) => [id, 40])),
  );
  const x = (id: string) => places.get(id)?.x ?? NaN;
  expect(x('from')).toBeLessThan(x('relay'));
  expect(x('gateway')).toBe(x('relay'));
  expect(x('relay')).toBeLessThan(x('hop'));
  expect(x('hop')).toBeLessThan(x('to'));
  expect(nearest([...places.values()])).toBeGreaterThan(80);
});
