import { describe, expect, it } from 'vitest';
import { accessKeyFilter, sortAfter } from './accessKeyListView.ts';

const query = (text: string) => new URLSearchParams(text);

describe('accessKeyFilter', () => {
  it.each([
    ['', '', 'name', true],
    ['search=%20ci%20', 'ci', 'name', true],
    ['sort=uses&order=desc', '', 'uses', false],
    ['sort=__proto__&order=sideways', '', 'name', true],
  ])('reads %j', (text, search, field, isAscending) => {
    expect(accessKeyFilter.read(query(text))).toEqual({ search, sort: { field, isAscending } });
  });

  it('writes only non-default values and returns to the first page', () => {
    const before = query('page=3&rowsPerPage=25&search=ci&sort=uses');
    const written = (changes: object) =>
      accessKeyFilter.write(before, { ...accessKeyFilter.read(before), ...changes });
    expect(written({ search: ' ' }).toString()).toBe('rowsPerPage=25&sort=uses');
    expect(written({ sort: { field: 'name', isAscending: false } }).toString()).toBe(
      'rowsPerPage=25&search=ci&order=desc',
    );
  });
});

it.each([
  ['name', 'name', false],
  ['uses', 'uses', true],
])('clicking %s sorts by %s, ascending: %s', (column, field, isAscending) => {
  expect(sortAfter({ field: 'name', isAscending: true }, column)).toEqual({ field, isAscending });
});
