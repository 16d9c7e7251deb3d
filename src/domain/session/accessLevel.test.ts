import { expect, it } from 'vitest';
import { accessLevelFromWire, accessLevelName, accessLevels } from './accessLevel.ts';

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

it('names each level once, most rights first', () => {
  expect(accessLevels.map((one) => one.level)).toEqual([0, 1, 2, 3]);
  expect(new Set(accessLevels.map((one) => one.name)).size).toBe(4);
});

it('finds the name of a level', () => {
  expect(accessLevelName(0)).toBe('Network admin');
  expect(accessLevelName(3)).toBe('No access');
});
