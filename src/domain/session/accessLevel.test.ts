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
])('reads level %d as %i', (sent, level) => {
  expect(accessLevelFromWire(sent)).toBe(level);
});

it('lists each level once, most rights first', () => {
  expect(accessLevels.map(({ level }) => level)).toEqual([0, 1, 2, 3]);
  expect(new Set(accessLevels.map(({ name }) => name)).size).toBe(4);
});

it('names levels', () => {
  expect(accessLevelName(0)).toBe('Network administrator');
  expect(accessLevelName(3)).toBe('No access');
});
