import ELK from 'elkjs/lib/elk.bundled.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import {
  startOf,
  type Point,
  type Spring,
  type LayoutItem,
} from '../../../domain/graph/layout/startingPoints.ts';
import { treesOf } from '../../../domain/graph/layout/trees.ts';
import { mostThingsForElk, treeLayout, unrolledByElk, unrolledStar } from './treeLayout.ts';
import { focusPlaces } from './focusLayout.ts';
import { forceLayout } from './forceLayout.ts';

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

const graphs: readonly (readonly [string, LayoutGraph])[] = [
  ['a mesh with gateways', mesh(40, 5)],
  ['a mesh of gateways only', mesh(0, 6)],
  ['a star', star(16)],
  ['a disc', mesh(60, 0)],
  ['one thing', mesh(1, 0)],
  ['nothing', mesh(0, 0)],
];

function settled(graph: LayoutGraph, start = startOf(graph)): readonly Point[] {
  return [...forceLayout(graph, start)].at(-1) ?? [];
}

describe('the layout of a focus', () => {
  const elk = new ELK();
  const drawn = { nodes: [], groups: [], expandedGroups: [], links: [], blocked: [], isolated: new Map() };
  const shared = { drawn: { ...drawn, disc: undefined, hidden: undefined } } as const;
  const near = Array.from({ length: 14 }, (_, at) => `near-${at}`);
  const behind = Array.from({ length: 6 }, (_, at) => `behind-${at}`);
  const outer = Array.from({ length: 9 }, (_, at) => `outer-${at}`);
  const radii = new Map([...near, ...behind, ...outer, 'middle'].map((id) => [id, 40]));
  const distance = (point: Point | undefined) => Math.hypot(point?.x ?? 0, point?.y ?? 0);

  it('has rings around its middle with unreachable items outermost, without overlaps', async () => {
    const edges = [
      ...near.map((id) => ['middle', id] as const),
      ...behind.map((id, at) => [near[at % 3] ?? '', id] as const),
    ];
    const graph = { ...shared, inner: ['middle', ...near, ...behind], edges, outer, shape: 'rings' } as const;
    const places = await focusPlaces(elk, graph, radii);
    expect(await focusPlaces(elk, graph, radii)).toEqual(places);
    expect(places.get('middle')).toEqual({ x: 0, y: 0 });
    const of = (ids: readonly string[]) => ids.map((id) => distance(places.get(id)));
    expect(Math.max(...of(near))).toBeLessThan(Math.min(...of(behind)));
    expect(Math.max(...of(behind))).toBeLessThan(Math.min(...of(outer)));
    expect(overlaps([...places.values()])).toBe(0);
  });

  it('has paths from left to right', async () => {
    const inner = ['from', 'to', 'relay', 'gateway'];
    const edges = [
      ['from', 'relay'],
      ['relay', 'to'],
      ['from', 'gateway'],
      ['gateway', 'to'],
    ] as const;
    const places = await focusPlaces(elk, { ...shared, inner, edges, outer: [], shape: 'paths' }, radii);
    const x = (id: string) => places.get(id)?.x ?? 0;
    expect([x('from') < x('relay'), x('relay') < x('to'), x('relay') === x('gateway')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(overlaps([...places.values()])).toBe(0);
  });
});

function overlaps(points: readonly Point[]): number {
  return points.filter((one, index) =>
    points.slice(0, index).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 1.6 * radius),
  ).length;
}

describe.each(graphs)('the layout of %s', (_, graph) => {
  it('is deterministic', () => {
    expect(settled(graph)).toEqual(settled(graph));
  });

  it('has no overlaps', () => {
    const points = settled(graph);
    expect(points).toHaveLength(graph.items.length);
    expect(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(overlaps(points)).toBe(0);
  });

  it('keeps the disc and the hub where they start', () => {
    const isFixed = (_point: Point, index: number) =>
      ['disc', 'hub'].includes(graph.items[index]?.part ?? '');
    expect(settled(graph).filter(isFixed)).toEqual(startOf(graph).points.filter(isFixed));
  });

  it('is reported while it settles, finally in its last state', () => {
    const moves = graph.items.some(({ part }) => part === 'ring' || part === 'free');
    expect([...forceLayout(graph, startOf(graph))]).toHaveLength(moves ? 30 : 1);
  });
});

/** A hub with this many items in trees of a relay, a gateway with ranges, and single spokes. */
function hubWith(inTrees: number, single = 0): LayoutGraph {
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

describe('arranged as trees first', () => {
  const elk = new ELK();
  const failing = { layout: () => Promise.reject(new Error('broke down')) };
  const arranged = (graph: LayoutGraph) => treeLayout(graph, startOf(graph), () => elk);

  it.each(graphs)('%s is the same in every run, without overlaps', async (_, graph) => {
    const [once, again] = [await arranged(graph), await arranged(graph)];
    expect(again).toEqual(once);
    const hasTrees = graph.items.some(({ part }) => part === 'ring' || part === 'free');
    expect(once.isArranged ?? false).toBe(hasTrees);
    expect(overlaps(settled(graph, once))).toBe(0);
  });

  it('stops early when nothing moves', async () => {
    const graph = mesh(40, 5);
    const start = await arranged(graph);
    expect([...forceLayout(graph, start)]).toEqual([start.points]);
  });

  it('leaves are closer to their gateway than to others', async () => {
    const graph = mesh(12, 4);
    const points = settled(graph, await arranged(graph));
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

  const isAskedFor = async (graph: LayoutGraph) => {
    const asked = vi.fn(() => failing);
    await treeLayout(graph, startOf(graph), asked);
    return asked.mock.calls.length > 0;
  };

  it('uses elkjs for trees up to a limit, and forces beyond it', async () => {
    expect(await isAskedFor(hubWith(mostThingsForElk))).toBe(true);
    const larger = hubWith(mostThingsForElk + 5);
    expect(await isAskedFor(larger)).toBe(false);
    expect(await arranged(larger)).toEqual(startOf(larger));
  });

  it('doesn’t count items that need no elkjs', async () => {
    expect(await isAskedFor(hubWith(mostThingsForElk, 100))).toBe(true);
  });

  it.each([
    ['spokes alone', hubWith(0, 100)],
    ['gateways and their leaves', mesh(12, 100)],
  ])('needs no elkjs for %s', async (_, graph) => {
    expect(await isAskedFor(graph)).toBe(false);
    expect(await arranged(graph)).toMatchObject({ isArranged: true });
  });

  it('places the leaves of a gateway like elkjs', async () => {
    const radii = fc.array(fc.integer({ min: 4, max: 60 }), { minLength: 2, maxLength: 40 });
    const shuffled = radii.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.nat(all.length - 1),
        fc.shuffledSubarray([...all.keys()], { minLength: all.length }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(shuffled, async ([all, root, order]) => {
        const leaves = order.filter((index) => index !== root);
        const graph: LayoutGraph = {
          items: all.map((size, index) => ({
            ...thing(String(index), index === root ? 'ring' : 'free'),
            radius: size,
          })),
          springs: leaves.map((index) => [index, root]),
          members: new Map(),
        };
        const [tree] = treesOf(graph).trees;
        if (!tree) throw new Error('There is no tree');
        const middles = new Map(await unrolledByElk(elk, graph, [tree]));
        const origin = middles.get(root);
        for (const [index, { x, y }] of unrolledStar(graph, tree)) {
          expect(x + (origin?.x ?? 0)).toBeCloseTo(middles.get(index)?.x ?? Number.NaN, 6);
          expect(y + (origin?.y ?? 0)).toBeCloseTo(middles.get(index)?.y ?? Number.NaN, 6);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('falls back to forces if elkjs fails or doesn’t start', async () => {
    const graph = hubWith(10);
    expect(await treeLayout(graph, startOf(graph), () => failing)).toEqual(startOf(graph));
    const none = () => {
      throw new ReferenceError('Worker is not defined');
    };
    expect(await treeLayout(graph, startOf(graph), none)).toEqual(startOf(graph));
  });
});
