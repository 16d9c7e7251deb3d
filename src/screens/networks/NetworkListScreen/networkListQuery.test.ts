import { describe, expect, it } from 'vitest';
import { readNetworkFilter, writeNetworkFilter } from './networkListQuery.ts';

const read = (query: string) => readNetworkFilter(new URLSearchParams(query));
const nothing = { search: '', types: [], isAscending: true };

describe('reading the address of the network list', () => {
  it.each([
    ['', nothing],
    ['search=%20lab%20', { ...nothing, search: 'lab' }],
    ['type=mesh&type=manualSignup', { ...nothing, types: ['mesh', 'manualSignup'] }],
    ['type=star&type=', nothing],
    ['order=descending', { ...nothing, isAscending: false }],
    ['order=sideways', nothing],
  ])('finds in %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

describe('writing it', () => {
  it('goes back to the first page and keeps the page size', () => {
    const before = new URLSearchParams('page=3&rowsPerPage=25&type=mesh');
    const after = writeNetworkFilter(before, { ...nothing, search: ' lab ' });
    expect(after.toString()).toBe('rowsPerPage=25&search=lab');
  });

  it('is read as it was written', () => {
    const filter = { search: 'a&b=c', types: ['pointToSite'], isAscending: false } as const;
    expect(readNetworkFilter(writeNetworkFilter(new URLSearchParams(), filter))).toEqual(filter);
  });
});
