import { describe, expect, it } from 'vitest';
import type { Spring, LayoutItem } from './startingPoints.ts';
import { treesOf, wrapped } from './trees.ts';

const radius = 30;
const thing = (id: string, part: LayoutItem['part']): LayoutItem => ({ id, radius, part });

/** A node of the mesh, two gateways that share a range, and a relay with two relayed nodes. */
const things = [
  thing('node', 'disc'),
  thing('one', 'ring'),
  thing('other', 'ring'),
  thing('range', 'free'),
  thing('relay', 'ring'),
  thing('leaf-a', 'free'),
  thing('leaf-b', 'free'),
];
const springs: readonly Spring[] = [
  [1, 3],
  [2, 3],
  [5, 4],
  [6, 4],
];
const graph = { items: things, springs };

it('finds connected items outside the middle, and the direction of their links', () => {
  const { members, trees } = treesOf(graph);
  expect(members).toEqual([1, 2, 3, 4, 5, 6]);
  const range: readonly Spring[] = [
    [1, 3],
    [2, 3],
  ];
  const relayed: readonly Spring[] = [
    [4, 5],
    [4, 6],
  ];
  expect(trees).toEqual([
    { members: [1, 3, 2], roots: [1, 2], edges: range },
    { members: [4, 5, 6], roots: [4], edges: relayed },
  ]);
});

it('starts trees at the items linked to the hub', () => {
  const star = {
    items: [thing('hub', 'hub'), thing('spoke', 'free'), thing('client', 'free'), thing('lone', 'free')],
    springs: [
      [1, 0],
      [2, 1],
    ] satisfies Spring[],
  };
  expect(treesOf(star)).toEqual({
    members: [1, 2, 3],
    trees: [
      { members: [1, 2], roots: [1], edges: [[1, 2]] },
      { members: [3], roots: [3], edges: [] },
    ],
  });
});

it('keeps two that relay each other', () => {
  const pair = { items: [thing('a', 'free'), thing('b', 'free')], springs: [[0, 1]] satisfies Spring[] };
  expect(treesOf(pair).trees).toEqual([{ members: [0, 1], roots: [0], edges: [[0, 1]] }]);
});

const unrolled = new Map([
  [1, { x: 0, y: 0 }],
  [2, { x: 0, y: 80 }],
  [3, { x: 120, y: 40 }],
  [4, { x: 0, y: 240 }],
  [5, { x: 120, y: 200 }],
  [6, { x: 120, y: 280 }],
]);

it('spreads trees around the middle', () => {
  const places = wrapped(graph, treesOf(graph), unrolled, 100);
  const polar = new Map(
    [...places].map(([index, { x, y }]) => [
      index,
      { distance: Math.round(Math.hypot(x, y)), angle: Math.atan2(y, x) },
    ]),
  );
  const distances = [1, 2, 3, 4, 5, 6].map((index) => polar.get(index)?.distance ?? 0);
  const [ring = 0] = distances;
  expect(ring).toBeGreaterThan(130);
  expect(distances).toEqual([ring, ring, ring + 120, ring, ring + 120, ring + 120]);
  const angle = (index: number) => polar.get(index)?.angle ?? 0;
  // Roots are in the middle of their items, and shared items are in the middle of their roots.
  expect(angle(5) + angle(6)).toBeCloseTo(2 * angle(4));
  expect(angle(1) + angle(2)).toBeCloseTo(2 * angle(3));
});

it('moves outwards until there is room for all', () => {
  const gateways = Array.from({ length: 40 }, (_, index) => thing(`gateway-${index}`, 'ring'));
  const many = { items: gateways, springs: [] };
  const flat = new Map(gateways.map((_, index) => [index, { x: 0, y: index * 60 }]));
  const points = [...wrapped(many, treesOf(many), flat, 0).values()];
  const nearest = points.flatMap((item, index) =>
    points.slice(0, index).map((other) => Math.hypot(item.x - other.x, item.y - other.y)),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(2 * radius * 0.98);
});

describe('many spokes', () => {
  const spokes = 60;
  const star = {
    items: [
      thing('hub', 'hub'),
      ...Array.from({ length: spokes }, (_, index) => thing(`spoke-${index}`, 'free')),
    ],
    springs: Array.from({ length: spokes }, (_, index): Spring => [index + 1, 0]),
  };
  const points = [...wrapped(star, treesOf(star), new Map(), 0).values()];
  const distances = points.map(({ x, y }) => Math.round(Math.hypot(x, y)));

  it('are spread over several rings to keep the whole small', () => {
    expect(points).toHaveLength(spokes);
    expect(new Set(distances).size).toBeGreaterThan(1);
    const oneRing = (spokes * 2 * radius) / (2 * Math.PI);
    expect(Math.max(...distances)).toBeLessThan(0.75 * oneRing);
  });

  it('do not overlap', () => {
    const nearest = points.flatMap((item, index) =>
      points.slice(0, index).map((other) => Math.hypot(item.x - other.x, item.y - other.y)),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(2 * radius * 0.95);
  });

  it('have links to the hub that cross no other spoke', () => {
    const nearest = points.flatMap((end, index) =>
      points.flatMap((other, at) => {
        const length = Math.hypot(end.x, end.y);
        const along = (other.x * end.x + other.y * end.y) / length;
        const aside = Math.abs(other.x * end.y - other.y * end.x) / length;
        return at === index || along < 0 || along > length ? [] : [aside];
      }),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(radius / 2);
  });
});

it('keeps few spokes on one ring, and groups beside the hub', () => {
  const groups = [
    thing('hub', 'hub'),
    ...['a', 'b', 'c'].map((id) => ({ ...thing(id, 'free'), radius: 150 })),
  ];
  const star = { items: groups, springs: [1, 2, 3].map((index): Spring => [index, 0]) };
  const distances = [...wrapped(star, treesOf(star), new Map(), 0).values()].map(({ x, y }) =>
    Math.hypot(x, y),
  );
  expect(new Set(distances.map(Math.round)).size).toBe(1);
  expect(Math.min(...distances)).toBeGreaterThan(150 + radius);
});
