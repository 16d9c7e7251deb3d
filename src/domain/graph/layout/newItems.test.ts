import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LayoutGraph } from './layoutGraph.ts';
import { withNewItems } from './newItems.ts';
import type { Point, LayoutItem } from './startingPoints.ts';

function thing(id: string, changes: Partial<LayoutItem> = {}): LayoutItem {
  return { id, radius: 30, part: 'free', ...changes };
}

const gatewayAt = { x: 500, y: 0 };
const known = new Map<string, Point>([
  ['gateway', gatewayAt],
  ['node', { x: 0, y: 0 }],
  ['group', { x: -400, y: 300 }],
]);

function distance(a: Point | undefined, b: Point): number {
  return a ? Math.hypot(a.x - b.x, a.y - b.y) : Number.NaN;
}

describe('a new item', () => {
  const graph: LayoutGraph = {
    items: [
      thing('gateway'),
      thing('node'),
      thing('client'),
      thing('another'),
      thing('group', { radius: 200 }),
    ],
    springs: [[2, 0]],
    members: new Map([['group', ['member']]]),
  };
  const places = withNewItems(graph, known);

  it.each([
    ['beside the item it is attached to', 'client', gatewayAt, 60],
    ['near the middle if it is attached to nothing', 'another', { x: 0, y: 0 }, 60],
    ['in its group', 'member', { x: -400, y: 300 }, 0],
  ])('is placed %s', (_, id, point, least) => {
    expect(distance(places.get(id), point)).toBeGreaterThanOrEqual(least);
    expect(distance(places.get(id), point)).toBeLessThan(least + 30);
  });

  it('moves no known item, drawn or not', () => {
    for (const [id, point] of known) expect(places.get(id)).toEqual(point);
  });
});

describe('many new items', () => {
  const ids = Array.from({ length: 80 }, (_, index) => `n${index}`);
  const part = fc.subarray(ids, { minLength: 1 });

  it('get their own spot', () => {
    fc.assert(
      fc.property(part, part, (before, after) => {
        const graphOf = (list: readonly string[]) => ({
          items: list.map((id) => thing(id)),
          springs: [],
          members: new Map(),
        });
        const first = withNewItems(graphOf(before), new Map());
        const second = withNewItems(graphOf(after), first);
        const points = after.map((id) => second.get(id));
        const nearest = points.flatMap((point, index) =>
          points.slice(0, index).map((other) => distance(point, other ?? gatewayAt)),
        );
        expect(Math.min(60, ...nearest)).toBeCloseTo(60);
        for (const [id, point] of first) expect(second.get(id)).toEqual(point);
      }),
      { numRuns: 50 },
    );
  });
});
