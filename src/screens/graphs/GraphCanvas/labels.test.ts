import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { drawnOf } from '../../../domain/graph/drawn.ts';
import { topologyOf } from '../../../domain/graph/topology.ts';
import { labelScale, namedThings } from './labels.ts';
import { thingsOf } from './things.ts';

const topology = topologyOf({
  network: { netid: 'big', isPointToSite: false },
  nodes: manyNodes(160),
  clients: [],
  acl: undefined,
  now: NOW,
});
const things = thingsOf(drawnOf(topology));
const grid = new Map(
  things.map(({ id }, index) => [id, { x: (index % 14) * 60, y: Math.floor(index / 14) * 60 }]),
);
const nobody = new Set<string>();

describe('names', () => {
  it('are as large on the screen however far away, in steps', () => {
    expect(labelScale(2)).toBe(1);
    for (const zoom of [0.9, 0.5, 0.1]) {
      expect(labelScale(zoom) * zoom).toBeGreaterThanOrEqual(1);
      expect(labelScale(zoom) * zoom).toBeLessThan(1.15);
    }
  });

  it('never lie over each other, at any zoom', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 2.5, noNaN: true }), (zoom) => {
        const scale = labelScale(zoom);
        const named = namedThings(things, grid, scale, nobody);
        const boxes = things.flatMap(({ id, label, size, kind }) => {
          const place = grid.get(id);
          // The text of a range may stand inside of its figure.
          if (!place || !named.has(id) || kind === 'range') return [];
          const width = label.length * 6 * scale;
          const top = place.y + size.height / 2 + 4;
          return [{ left: place.x - width / 2, right: place.x + width / 2, top, bottom: top + 13 * scale }];
        });
        const clashes = boxes.filter((one, index) =>
          boxes
            .slice(0, index)
            .some(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            ),
        );
        expect(clashes).toEqual([]);
      }),
    );
  });

  it('are given to what matters first', () => {
    const close = new Map(things.map(({ id }, index) => [id, { x: index, y: 0 }]));
    const [first] = namedThings(things, close, 4, nobody);
    expect(things.find(({ id }) => id === first)?.health).toBe('error');
    const calm = things.find(({ kind, health }) => kind === 'normal' && health === 'healthy')?.id ?? '';
    expect([...namedThings(things, close, 4, new Set([calm]))][0]).toBe(calm);
  });

  it('of all are shown where there is room', () => {
    const wide = new Map(things.map(({ id }, index) => [id, { x: index * 400, y: 0 }]));
    expect(namedThings(things, wide, 1, nobody).size).toBe(things.length);
  });
});
