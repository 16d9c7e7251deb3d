import { expect, it } from 'vitest';
import { placeAfter } from './place.ts';

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
])('%s leads from row %d, column %d to row %d, column %d', (key, row, column, toRow, toColumn) => {
  expect(placeAfter(key, false, { row, column }, size)).toEqual({ row: toRow, column: toColumn });
});

it.each([
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 39, column: 29 }],
])('%s with Control leads to a corner', (key, to) => {
  expect(placeAfter(key, true, { row: 7, column: 7 }, size)).toEqual(to);
});

it.each(['Enter', ' ', 'Tab', 'a'])('%o is left to others', (key) => {
  expect(placeAfter(key, false, { row: 7, column: 7 }, size)).toBeUndefined();
});
