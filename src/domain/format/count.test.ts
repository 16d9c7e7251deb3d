import { expect, it } from 'vitest';
import { counted, shownNumber } from './count.ts';

it.each([
  [0, '0 nodes'],
  [1, '1 node'],
  [2, '2 nodes'],
  [2000, '2,000 nodes'],
])('counts %i', (count, text) => {
  expect(counted(count, 'node')).toBe(text);
});

it.each([
  [20, 's', '20 s'],
  [0, '', '0'],
  [1420, '', '1420'],
  [-1, 's', '-1 s (invalid value)'],
  [1.5, '', '1.5 (invalid value)'],
  [1e308, 's', '1e+308 s (invalid value)'],
])('shows %d %s as %o', (value, unit, text) => {
  expect(shownNumber(value, unit)).toBe(text);
});
