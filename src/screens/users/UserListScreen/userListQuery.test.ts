import { describe, expect, it } from 'vitest';
import { readUserFilter, writeUserFilter, type UserFilter } from './userListQuery.ts';

const none: UserFilter = { search: '', roles: [], networks: [], isAscending: true };

describe('the filter in an address', () => {
  it.each<[string, UserFilter]>([
    ['', none],
    ['search=+ali+', { ...none, search: 'ali' }],
    ['role=admin&role=user', { ...none, roles: ['admin', 'user'] }],
    ['role=owner', none],
    ['network=office&network=lab', { ...none, networks: ['office', 'lab'] }],
    ['order=descending', { ...none, isAscending: false }],
    ['order=sideways', none],
  ])('of “%s” is read', (query, filter) => {
    expect(readUserFilter(new URLSearchParams(query))).toEqual(filter);
  });

  it('goes back to the first page, and keeps the page size and what is not its own', () => {
    const query = new URLSearchParams('page=3&rowsPerPage=25&tab=x&role=admin');
    const filter = { ...none, search: ' ali ', isAscending: false };
    expect(writeUserFilter(query, filter).toString()).toBe(
      'rowsPerPage=25&tab=x&search=ali&order=descending',
    );
  });

  it('is read as it was written', () => {
    const filter: UserFilter = {
      search: 'a&b=c',
      roles: ['user'],
      networks: ['x+y', 'é'],
      isAscending: false,
    };
    expect(
      readUserFilter(new URLSearchParams(writeUserFilter(new URLSearchParams(), filter).toString())),
    ).toEqual(filter);
  });
});
