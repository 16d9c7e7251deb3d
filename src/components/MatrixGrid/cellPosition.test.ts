import { expect, it } from 'vitest';
import {
  coversSeveral,
  extendedCursor,
  lineForKey,
  positionAfterKey,
  selectedCells,
  within,
} from './cellPosition.ts';

const size = { rows: 40, columns: 30, page: 10 };

it.each([
  ['ArrowUp', 5, 5, 4, 5],
  ['ArrowDown', 5, 5, 6, 5],
  ['ArrowLeft', 5, 5, 5, 4],
  ['ArrowRight', 5, 5, 5, 6],
  ['ArrowUp', 0, 5, -1, 5],
  ['ArrowUp', -1, 5, -1, 5],
  ['ArrowLeft', 5, 0, 5, -1],
  ['ArrowLeft', 5, -1, 5, -1],
  ['ArrowDown', 39, 5, 39, 5],
  ['ArrowRight', 5, 29, 5, 29],
  ['ArrowUp', 0, -1, 0, -1],
  ['ArrowLeft', -1, 0, -1, 0],
  ['PageUp', 25, 5, 15, 5],
  ['PageUp', 3, 5, 0, 5],
  ['PageUp', -1, 5, -1, 5],
  ['PageDown', 5, 5, 15, 5],
  ['PageDown', 35, 5, 39, 5],
  ['Home', 5, 5, 5, 0],
  ['End', 5, 5, 5, 29],
])('%s moves from row %d, column %d to row %d, column %d', (key, row, column, toRow, toColumn) => {
  expect(positionAfterKey(key, false, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
});

it.each([
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 39, column: 29 }],
])('%s with Control moves to a corner', (key, to) => {
  expect(positionAfterKey(key, true, { row: 7, column: 7 }, size)).toEqual(to);
});

it.each(['Enter', ' ', 'Tab', 'a'])('%o does not move', (key) => {
  expect(positionAfterKey(key, false, { row: 7, column: 7 }, size)).toBeUndefined();
});

it.each([
  [{ row: 2, column: 3 }, [2, 3, 3, 4]],
  [{ row: 2, column: 3, from: { row: 4, column: 1 } }, [2, 5, 1, 4]],
  [{ row: 2, column: 3, from: { row: 2, column: 3 } }, [2, 3, 3, 4]],
] as const)('covers from %o: %o', (cursor, [top, bottom, left, right]) => {
  expect(selectedCells(cursor)).toEqual({
    rows: { from: top, to: bottom },
    columns: { from: left, to: right },
  });
});

it('covers nothing on a name', () => {
  expect(selectedCells({ row: -1, column: 3 })).toBeUndefined();
});

it.each([
  [{ row: 0, column: 0 }, false],
  [{ row: 0, column: 1, from: { row: 0, column: 0 } }, true],
  [{ row: 1, column: 0, from: { row: 0, column: 0 } }, true],
])('%o covers several: %s', (cursor, several) => {
  const rectangle = selectedCells(cursor);
  expect(rectangle && coversSeveral(rectangle)).toBe(several);
});

it('extends a rectangle from its start', () => {
  const first = extendedCursor({ row: 1, column: 1 }, { row: 2, column: 2 });
  expect(first).toEqual({ row: 2, column: 2, from: { row: 1, column: 1 } });
  expect(extendedCursor(first, { row: 0, column: 5 })).toEqual({
    row: 0,
    column: 5,
    from: { row: 1, column: 1 },
  });
});

it('starts a rectangle, which never covers names', () => {
  expect(extendedCursor(undefined, { row: 2, column: 2 })).toEqual({ row: 2, column: 2 });
  expect(extendedCursor({ row: -1, column: 4 }, { row: 2, column: 4 })).toEqual({ row: 2, column: 4 });
  expect(extendedCursor({ row: 0, column: 0 }, { row: -1, column: 0 })).toEqual({
    row: 0,
    column: 0,
    from: { row: 0, column: 0 },
  });
});

it.each([
  [{ from: 3, to: 20 }, 8, { from: 8, to: 16 }],
  [{ from: 10, to: 12 }, 8, { from: 10, to: 12 }],
  [{ from: 0, to: 8 }, 8, { from: 0, to: 0 }],
  [undefined, 8, { from: 0, to: 0 }],
])('of %o, the block at %i holds %o', (range, start, part) => {
  expect(within(range, start, 8)).toEqual(part);
});

const keys = (key: string, held?: 'ctrlKey' | 'shiftKey') => ({
  key,
  code: '',
  ctrlKey: held === 'ctrlKey',
  shiftKey: held === 'shiftKey',
});

it.each([
  [
    'everything',
    keys('a', 'ctrlKey'),
    { row: 5, column: 5 },
    { row: 0, column: 0, from: { row: 39, column: 29 } },
  ],
  [
    'the row',
    keys(' ', 'shiftKey'),
    { row: 5, column: 5 },
    { row: 5, column: 0, from: { row: 5, column: 29 } },
  ],
  [
    'the row of a name',
    keys(' ', 'shiftKey'),
    { row: 5, column: -1 },
    { row: 5, column: 0, from: { row: 5, column: 29 } },
  ],
  [
    'the column',
    keys(' ', 'ctrlKey'),
    { row: 5, column: 5 },
    { row: 0, column: 5, from: { row: 39, column: 5 } },
  ],
  ['nothing', keys(' '), { row: 5, column: 5 }, undefined],
  ['no column', keys(' ', 'ctrlKey'), { row: 5, column: -1 }, undefined],
])('selects %s', (_, key, place, cursor) => {
  expect(lineForKey(key, place, size)).toEqual(cursor);
});
