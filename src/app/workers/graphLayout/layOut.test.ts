import { describe, expect, it } from 'vitest';
import type { Point, Spring, LayoutItem } from '../../../domain/graph/layout/disc.ts';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { startOf } from '../../../domain/graph/layout/trees.ts';
import { layOut } from './layOut.ts';

const radius = 30;

function thing(id: string, part: LayoutItem['part']): LayoutItem {
  return { id, radius, part };
}

/** A mesh of `plain` nodes and `gateways` with two clients each. */
function mesh(plain: number, gateways: number): LayoutGraph {
  return {
    items: [
      ...Array.from({ length: plain }, (_, index) => thing(`node-${index}`, 'disc')),
      ...Array.from({ length: gateways }, (_, index) => thing(`gateway-${index}`, 'ring')),
      ...Array.from({ length: 2 * gateways }, (_, index) => thing(`client-${index}`, 'free')),
    ],
    springs: Array.from({ length: 2 * gateways }, (_, index) => [
      plain + gateways + index,
      plain + Math.floor(index / 2),
    ]),
    members: new Map(),
  };
}

function star(spokes: number): LayoutGraph {
  return {
    items: [thing('hub', 'hub'), ...Array.from({ length: spokes }, (_, index) => thing(`${index}`, 'free'))],
    springs: Array.from({ length: spokes }, (_, index) => [index + 1, 0]),
    members: new Map(),
  };
}

/** A hub with trees of a relay, a gateway with ranges, and single spokes. */
function hubWith(inTrees: number, single: number): LayoutGraph {
  const size = 5;
  const free = Array.from({ length: inTrees + single }, (_, index) => thing(String(index), 'free'));
  return {
    items: [thing('hub', 'hub'), ...free],
    springs: free.map((_, index): Spring => {
      const first = index - (index % size);
      const holder = index === first || index >= inTrees ? 0 : index === first + 1 ? first + 1 : first + 2;
      return [index + 1, holder];
    }),
    members: new Map(),
  };
}

/** Gateways in pairs that share three ranges. */
function pairs(count: number): LayoutGraph {
  const gateways = Array.from({ length: 2 * count }, (_, index) => thing(`gateway-${index}`, 'ring'));
  const ranges = Array.from({ length: 3 * count }, (_, index) => thing(`range-${index}`, 'free'));
  return {
    items: [...gateways, ...ranges],
    springs: ranges.flatMap((_, index): Spring[] => {
      const gateway = 2 * Math.floor(index / 3);
      return [gateway, gateway + 1].map((from) => [from, gateways.length + index]);
    }),
    members: new Map(),
  };
}

const graphs: readonly (readonly [string, LayoutGraph])[] = [
  ['a mesh with gateways', mesh(40, 5)],
  ['a mesh of gateways only', mesh(0, 6)],
  ['a star', star(16)],
  ['a hub with branched trees', hubWith(40, 20)],
  ['gateways that share ranges', pairs(6)],
  ['a disc', mesh(60, 0)],
  ['one thing', mesh(1, 0)],
  ['nothing', mesh(0, 0)],
];

function overlaps(points: readonly Point[]): number {
  return points.filter((one, index) =>
    points.slice(0, index).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 1.6 * radius),
  ).length;
}

describe.each(graphs)('the layout of %s', (_, graph) => {
  it('is deterministic', () => {
    expect(layOut(graph)).toEqual(layOut(graph));
  });

  it('has no overlaps', () => {
    const points = layOut(graph);
    expect(points).toHaveLength(graph.items.length);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(overlaps(points)).toBe(0);
  });

  it('keeps the disc and the hub where they start', () => {
    const isFixed = (_point: Point, index: number) =>
      ['disc', 'hub'].includes(graph.items[index]?.part ?? '');
    expect(layOut(graph).filter(isFixed)).toEqual(startOf(graph).points.filter(isFixed));
  });
});

it('moves nothing that doesn’t overlap', () => {
  const graph = mesh(40, 5);
  expect(layOut(graph)).toEqual(startOf(graph).points);
});

it('has leaves closer to their gateway than to others', () => {
  const graph = mesh(12, 4);
  const points = layOut(graph);
  const distance = (one: number, other: number) =>
    Math.hypot(
      (points[one]?.x ?? 0) - (points[other]?.x ?? 0),
      (points[one]?.y ?? 0) - (points[other]?.y ?? 0),
    );
  for (const [client, gateway] of graph.springs) {
    const others = [12, 13, 14, 15].filter((other) => other !== gateway);
    for (const other of others) expect(distance(client, gateway)).toBeLessThan(distance(client, other));
  }
});
