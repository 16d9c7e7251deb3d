import { expect, it } from 'vitest';
import { keptValues } from './keptValues.ts';

const asked = { name: 'new', mtu: '', postUp: '' };

it.each<[string, Partial<typeof asked>, readonly string[]]>([
  ['it was stored as asked', {}, []],
  ['the server kept its own value', { mtu: '1420' }, ['mtu']],
  ['another field differs, which the person did not change', { postUp: 'up' }, []],
])('when %s', (_, kept, expected) => {
  const found = keptValues(asked, { ...asked, ...kept }, ['name', 'mtu']);
  expect(found.map(({ field }) => field)).toEqual(expected);
});

it('tells both values', () => {
  expect(keptValues(asked, { ...asked, mtu: '1420' }, ['mtu'])).toEqual([
    { field: 'mtu', asked: '', kept: '1420' },
  ]);
});
