import { describe, expect, it } from 'vitest';
import type { LayoutGraph } from './layoutGraph.ts';
import { withIsolatedOutside } from './newItems.ts';
import type { LayoutItem } from './startingPoints.ts';

const thing = (id: string, part: LayoutItem['part'], radius = 30): LayoutItem => ({ id, part, radius });
const graph: LayoutGraph = {
  items: [...'abc'].map((id) => thing(id, 'disc')).concat(thing('group', 'disc', 200), thing('gw', 'ring')),
  springs: [],
  members: new Map([['group', ['m']]]),
};
const places = new Map([
  ['a', { x: 50, y: 0 }],
  ['b', { x: 0, y: 60 }],
  ['c', { x: 0, y: 120 }],
  ['group', { x: -100, y: 0 }],
  ['m', { x: -120, y: 0 }],
  ['gw', { x: 400, y: 0 }],
]);
const core = 300;
const outside = (...ids: readonly string[]) =>
  withIsolatedOutside(graph, places, new Map(ids.map((id) => [id, 'all'])), core);

describe('isolated nodes', () => {
  it('are placed outside the disc in their direction, without overlaps', () => {
    const { x = 0, y = 0 } = outside('a').get('a') ?? {};
    expect(y).toBeCloseTo(0);
    expect(x).toBeGreaterThan(core);
    expect(Math.abs(x - 400)).toBeGreaterThan(30);
  });

  it('keep a distance from the disc, and from each other', () => {
    const moved = outside('b', 'c');
    const [b, c] = [moved.get('b')?.y ?? 0, moved.get('c')?.y ?? 0];
    expect(b - 64 - core).toBe(40);
    expect(c - b).toBeGreaterThanOrEqual(128);
    expect(c - b).toBeLessThan(140);
  });

  it('do not move other items', () => {
    const moved = outside('b', 'm');
    for (const id of ['a', 'group', 'gw']) expect(moved.get(id)).toEqual(places.get(id));
    expect(moved.get('m')?.x).toBeLessThan(-core);
  });

  it('stay if they are already outside', () => {
    expect(outside('gw')).toBe(places);
  });

  it('stay if there are very many', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `n${index}`);
    const crowd = { ...graph, items: ids.map((id) => thing(id, 'disc')) };
    const isolated = new Map(ids.map((id) => [id, 'all']));
    expect(withIsolatedOutside(crowd, places, isolated, core)).toBe(places);
  });
});
