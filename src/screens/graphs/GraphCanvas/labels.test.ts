import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyNodes } from '../../../../mocks/fixtures/manyNodes.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { visibleGraphOf } from '../../../domain/graph/visibleGraph.ts';
import { labelScale, labelStart, labelledItems, readableInside } from './labels.ts';
import type { Place } from './place.ts';
import { graphItems } from './graphItems.ts';

const items = graphItems(visibleGraphOf(aTopology({ nodes: manyNodes(160) })));
const grid = new Map(
  items.map(({ id }, index) => [id, { x: (index % 14) * 60, y: Math.floor(index / 14) * 60 }]),
);
const nobody = new Set<string>();

describe('names', () => {
  it('keep their size on screen in steps', () => {
    expect(labelScale(2)).toBe(1);
    for (const zoom of [0.9, 0.5, 0.1]) {
      expect(labelScale(zoom) * zoom).toBeGreaterThanOrEqual(1);
      expect(labelScale(zoom) * zoom).toBeLessThan(1.15);
    }
  });

  it('do not overlap at any zoom', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 2.5, noNaN: true }), (zoom) => {
        const scale = labelScale(zoom);
        const named = labelledItems(items, grid, scale, nobody);
        const boxes = items.flatMap((item) => {
          const place = grid.get(item.id);
          const side = named.get(item.id);
          if (!place || side === undefined) return [];
          if (item.kind === 'range' && scale <= readableInside) {
            const [x, y] = [item.size.width / 2, item.size.height / 2];
            const plate = { left: place.x - x, right: place.x + x, top: place.y - y, bottom: place.y + y };
            return [{ ...plate, isPlate: true }];
          }
          const width = item.label.length * 6 * scale;
          const { x, top, align } = labelStart(item, place, scale, side);
          const left = x - { left: 0, center: width / 2, right: width }[align];
          return [{ left, right: left + width, top, bottom: top + 13 * scale, isPlate: false }];
        });
        const clashes = boxes.filter((item, index) =>
          boxes.slice(0, index).some(
            (other) =>
              // The grid leaves no room for ranges, which a layout separates.
              !(item.isPlate && other.isPlate) &&
              item.left < other.right &&
              other.left < item.right &&
              item.top < other.bottom &&
              other.top < item.bottom,
          ),
        );
        expect(clashes).toEqual([]);
      }),
    );
  });

  it('are shown for important items first', () => {
    const close = new Map(items.map(({ id }, index) => [id, { x: index, y: 0 }]));
    const [first] = labelledItems(items, close, 4, nobody).keys();
    expect(items.find(({ id }) => id === first)?.health).toBe('error');
    const calm = items.find(({ kind, health }) => kind === 'normal' && health === 'healthy')?.id ?? '';
    expect([...labelledItems(items, close, 4, new Set([calm])).keys()][0]).toBe(calm);
  });

  it('are shown for all items if there is room', () => {
    const wide = new Map(items.map(({ id }, index) => [id, { x: index * 400, y: 0 }]));
    expect(labelledItems(items, wide, 1, nobody).size).toBe(items.length);
  });

  it('of ranges and unhealthy nodes use another side before they are hidden', () => {
    const plain = items.filter(({ kind }) => kind === 'normal').slice(0, 3);
    const failing = plain.map((item) => ({ ...item, health: 'error' as const }));
    const range = items.filter(({ kind }) => kind === 'range').slice(0, 1);
    const sideAmong = (...points: readonly Place[]) => {
      const places = new Map([
        ...range.map(({ id }) => [id, { x: 0, y: 0 }] as const),
        ...points.flatMap((point, index) => {
          const one = failing[index];
          return one ? [[one.id, point] as const] : [];
        }),
      ]);
      return range.map(({ id }) => labelledItems([...failing, ...range], places, 2, nobody).get(id));
    };
    // Each item has its own name below it.
    const [below, above] = [
      { x: 0, y: 10 },
      { x: 0, y: -80 },
    ];
    expect(sideAmong()).toEqual(['down']);
    expect(sideAmong(below)).toEqual(['up']);
    expect(sideAmong(below, above)).toEqual(['right']);
    expect(sideAmong(below, above, { x: 160, y: -30 })).toEqual(['left']);
  });

  it('of plain nodes are below or hidden', () => {
    const calm = items.filter(({ kind, health }) => kind === 'normal' && health === 'healthy').slice(0, 2);
    const [a, b] = calm.map(({ id }) => id);
    const places = new Map([
      [a ?? '', { x: 0, y: 0 }],
      [b ?? '', { x: 30, y: 0 }],
    ]);
    expect([...labelledItems(calm, places, 2, nobody)]).toEqual([[a, 'down']]);
  });

  it('of ranges are inside while readable', () => {
    const [range] = items.filter(({ kind }) => kind === 'range');
    const failing = items.filter(({ health }) => health === 'error').slice(0, 1);
    const places = new Map([
      [range?.id ?? '', { x: 0, y: 0 }],
      // Its name would overlap the text in the range.
      [failing[0]?.id ?? '', { x: 0, y: -22 }],
    ]);
    expect(
      labelledItems([...failing, ...(range ? [range] : [])], places, 1, nobody).get(failing[0]?.id ?? ''),
    ).toBe('up');
  });
});
