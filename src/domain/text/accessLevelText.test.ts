import { expect, it } from 'vitest';
import { accessLevelName, accessLevels } from './accessLevelText.ts';

it('names each level once, most rights first', () => {
  expect(accessLevels.map((one) => one.level)).toEqual([0, 1, 2, 3]);
  expect(new Set(accessLevels.map((one) => one.name)).size).toBe(4);
});

it('finds the name of a level', () => {
  expect(accessLevelName(0)).toBe('Network admin');
  expect(accessLevelName(3)).toBe('No access');
});
