import { expect, it } from 'vitest';
import { accessLevelFromWire } from './accessLevel.ts';

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 3],
  [-1, 3],
  [1.5, 3],
])('takes a level of %d for %i', (sent, level) => {
  expect(accessLevelFromWire(sent)).toBe(level);
});
