import { expect, it } from 'vitest';
import { sameProps } from './sameProps.ts';

const on = () => {};
const row = { name: 'gw', tags: ['a', { tone: 'error' }], networks: new Set(['lab']), on };
const equal = { ...row, tags: ['a', { tone: 'error' }], networks: new Set(['lab']) };

it.each([
  ['an equal row', { row: equal }, true],
  ['a row of another value', { row: { ...equal, name: 'gw-2' } }, false],
  ['a row of another tag', { row: { ...equal, tags: ['a', { tone: 'healthy' }] } }, false],
  ['a row of fewer tags', { row: { ...equal, tags: ['a'] } }, false],
  ['a row of other networks', { row: { ...equal, networks: new Set(['prod']) } }, false],
  ['a row with a value more', { row: { ...equal, note: 'new' } }, false],
  ['a row with another action', { row: { ...equal, on: () => {} } }, false],
])('compares %s by its values', (_, next, isSame) => {
  expect(sameProps({ row }, next)).toBe(isSame);
});

it('compares everything but the row by identity', () => {
  const columns = [{ id: 'name' }];
  expect(sameProps({ row, columns }, { row: equal, columns })).toBe(true);
  expect(sameProps({ row, columns }, { row: equal, columns: [...columns] })).toBe(false);
  expect(sameProps<object>({ row }, { row, columns })).toBe(false);
});
