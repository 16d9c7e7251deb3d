import { describe, expect, it } from 'vitest';
import { accessKeyFilter, sortAfter } from './accessKeyListView.ts';

const query = (text: string) => new URLSearchParams(text);

describe('search and order in the address', () => {
  it.each([
    ['', '', 'name', true],
    ['search=%20ci%20', 'ci', 'name', true],
    ['sort=uses&order=desc', '', 'uses', false],
    ['sort=__proto__&order=sideways', '', 'name', true],
  ])('read %j', (text, search, field, isAscending) => {
    expect(accessKeyFilter.read(query(text))).toEqual({ search, sort: { field, isAscending } });
  });

  it('are written without what is usual, back on the first page', () => {
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
])('pressing %s orders by %s, ascending: %s', (pressed, field, isAscending) => {
  expect(sortAfter({ field: 'name', isAscending: true }, pressed)).toEqual({ field, isAscending });
});
