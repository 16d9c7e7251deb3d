import { expect, it } from 'vitest';
import { readGraphQuery, writeGraphQuery } from './graphQuery.ts';

it('draws everything and selects nothing unless the address says more', () => {
  expect(readGraphQuery(new URLSearchParams())).toEqual({ selected: undefined, shape: 'graph', search: '' });
});

it.each([
  { selected: 'range 10.0.0.0/8', shape: 'table', search: 'a b' },
  { selected: undefined, shape: 'graph', search: '' },
] as const)('is read as it was written: %o', (query) => {
  expect(readGraphQuery(writeGraphQuery(new URLSearchParams(), query))).toEqual(query);
});

it('keeps what others wrote into the address, and takes out what is not set', () => {
  const before = new URLSearchParams('page=2&selected=x&show=table&search=y');
  const after = writeGraphQuery(before, { selected: undefined, shape: 'graph', search: ' ' });
  expect(after.toString()).toBe('page=2');
});
