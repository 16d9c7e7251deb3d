import { expect, it } from 'vitest';
import { readMatrixFilter, writeMatrixFilter } from './metricsMatrixQuery.ts';

it.each([
  ['', { search: '', isBrokenOnly: false }],
  ['search=+gw+', { search: 'gw', isBrokenOnly: false }],
  ['show=disconnected', { search: '', isBrokenOnly: true }],
  ['show=everything', { search: '', isBrokenOnly: false }],
])('reads %o', (query, filter) => {
  expect(readMatrixFilter(new URLSearchParams(query))).toEqual(filter);
});

it.each([
  [{ search: ' ', isBrokenOnly: false }, 'other=1'],
  [{ search: 'a&b', isBrokenOnly: true }, 'other=1&search=a%26b&show=disconnected'],
])('writes %o and keeps what is not its own', (filter, query) => {
  expect(writeMatrixFilter(new URLSearchParams('other=1&search=x'), filter).toString()).toBe(query);
});
