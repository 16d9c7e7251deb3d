import { expect, it } from 'vitest';
import { readPeerFilter, writePeerFilter } from './nodeMetricsQuery.ts';

const byName = { search: '', sortBy: 'name', isAscending: true } as const;

it.each([
  ['', byName],
  ['search=+gw+', { ...byName, search: 'gw' }],
  ['sort=latency&order=descending', { ...byName, sortBy: 'latency', isAscending: false }],
  ['sort=colour&order=sideways', byName],
])('reads %o', (query, filter) => {
  expect(readPeerFilter(new URLSearchParams(query))).toEqual(filter);
});

it.each([
  [byName, 'rowsPerPage=25'],
  [
    { search: 'a&b', sortBy: 'sent', isAscending: false } as const,
    'rowsPerPage=25&search=a%26b&sort=sent&order=descending',
  ],
])('writes %o, back on the first page', (filter, query) => {
  expect(writePeerFilter(new URLSearchParams('page=3&rowsPerPage=25&search=x'), filter).toString()).toBe(
    query,
  );
});
