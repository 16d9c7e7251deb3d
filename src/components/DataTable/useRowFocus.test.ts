import { expect, it } from 'vitest';
import { movedFocus } from './useRowFocus.ts';

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['PageDown', 3, 13],
  ['PageUp', 13, 3],
  ['Home', 3, 0],
  ['End', 3, 24],
])('%s takes the focus from row %i to row %i', (key, from, to) => {
  expect(movedFocus(key, { from, count: 25, perPage: 10 })).toBe(to);
});

it.each([
  ['ArrowDown', 24, 24],
  ['PageDown', 20, 24],
  ['ArrowUp', 0, 0],
  ['PageUp', 4, 0],
])('%s on row %i stops at the end of the list, row %i', (key, from, to) => {
  expect(movedFocus(key, { from, count: 25, perPage: 10 })).toBe(to);
});

it.each(['ArrowLeft', 'Tab', 'a'])('leaves %s alone', (key) => {
  expect(movedFocus(key, { from: 3, count: 25, perPage: 10 })).toBeUndefined();
});

it('moves nowhere in an empty list', () => {
  expect(movedFocus('End', { from: 0, count: 0, perPage: 10 })).toBeUndefined();
});
