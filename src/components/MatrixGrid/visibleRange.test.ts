import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexesIn, visibleRange } from './useVisibleCells.ts';

const blocks = { size: 8, margin: 1 };

it.each([
  ['at the start', 0, 240, 250, { from: 0, to: 24 }],
  ['in the middle', 2400, 240, 250, { from: 88, to: 120 }],
  ['at the end', 5760, 240, 250, { from: 232, to: 250 }],
  ['of a short list', 0, 240, 3, { from: 0, to: 3 }],
  ['of nothing', 0, 240, 0, { from: 0, to: 0 }],
  ['past the end of a list that has shrunk', 5000, 240, 3, { from: 3, to: 3 }],
  ['pulled beyond the start', -50, 240, 250, { from: 0, to: 24 }],
])('%s', (_, scrolled, length, count, range) => {
  expect(visibleRange(scrolled, length, 24, count, blocks)).toEqual(range);
});

it('holds every cell in sight', () => {
  fc.assert(
    fc.property(fc.nat(6000), fc.nat(2000), fc.nat(300), (scrolled, length, count) => {
      const { from, to } = visibleRange(scrolled, length, 24, count, blocks);
      const [first, last] = [Math.floor(scrolled / 24), Math.ceil((scrolled + length) / 24)];
      expect(from).toBeLessThanOrEqual(Math.min(first, count));
      expect(to).toBeGreaterThanOrEqual(Math.min(last, count));
      expect(to - from).toBeLessThanOrEqual(last - first + 40);
    }),
  );
});

it('holds only the blocks in sight without a margin', () => {
  expect(visibleRange(2400, 240, 24, 250, { size: 8, margin: 0 })).toEqual({ from: 96, to: 112 });
});

it('does not change with every step of a scroll', () => {
  expect(visibleRange(2401, 240, 24, 250, blocks)).toEqual(visibleRange(2400, 240, 24, 250, blocks));
});

it.each([
  [-1, [3, 4, 5]],
  [1, [1, 3, 4, 5]],
  [4, [3, 4, 5]],
  [9, [3, 4, 5, 9]],
])('keeps the place %d', (kept, places) => {
  expect(indexesIn({ from: 3, to: 6 }, kept)).toEqual(places);
});
