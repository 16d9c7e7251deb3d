import { expect, it } from 'vitest';
import { isLinkShown, linksAmong, readGraphQuery, writeGraphQuery } from './graphQuery.ts';

it('draws everything and selects nothing unless the address says more', () => {
  expect(readGraphQuery(new URLSearchParams())).toEqual({
    selected: undefined,
    shape: 'graph',
    search: '',
    links: [],
  });
});

it.each([
  { selected: 'range 10.0.0.0/8', shape: 'table', search: 'a b', links: ['clients', 'ranges'] },
  { selected: undefined, shape: 'graph', search: '', links: [] },
] as const)('is read as it was written: %o', (query) => {
  expect(readGraphQuery(writeGraphQuery(new URLSearchParams(), query))).toEqual(query);
});

it('keeps what others wrote into the address, and takes out what is not set', () => {
  const before = new URLSearchParams('page=2&selected=x&show=table&search=y&links=peers');
  const after = writeGraphQuery(before, { selected: undefined, shape: 'graph', search: ' ', links: [] });
  expect(after.toString()).toBe('page=2');
});

it('takes no link, and every link, for all of them', () => {
  expect(linksAmong(['ranges', 'peers', 'nonsense'])).toEqual(['peers', 'ranges']);
  expect(linksAmong(['peers', 'relayed', 'clients', 'ranges'])).toEqual([]);
  expect(isLinkShown([], 'client')).toBe(true);
});

it.each([
  ['mesh', true],
  ['hub', true],
  ['relay', false],
  ['client', false],
  ['range', false],
] as const)('among links of peers are those of a %s: %s', (kind, isShown) => {
  expect(isLinkShown(['peers'], kind)).toBe(isShown);
});
