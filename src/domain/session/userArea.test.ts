import { expect, it } from 'vitest';
import { userAreaSections } from './userArea.ts';

it.each([
  [0, ['proedit', 'nodeview', 'accesskeys', 'vpnview']],
  [1, ['vpnview', 'nodeview']],
  [2, ['vpnview']],
  [3, []],
] as const)('opens at level %i: %o', (level, sections) => {
  expect(userAreaSections(level)).toEqual(sections);
});
