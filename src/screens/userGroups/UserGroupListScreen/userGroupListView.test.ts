import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { userGroupListView } from './userGroupListView.ts';

const given: GivenRecords = {
  userGroups: ready(['sre', '*', 'platform']),
  users: ready([aUser({ groups: ['sre', '*'] }), aUser({ groups: ['sre'] })]),
  networks: ready([
    aNetwork({ netid: 'lab', proSettings: someProSettings({ allowedGroups: ['sre'] }) }),
    aNetwork(),
  ]),
};
type Changes = GivenRecords & { readonly query?: URLSearchParams };
const viewOf = (changes: Changes = {}) =>
  userGroupListView(recordsOf({ ...given, ...changes }), {
    query: new URLSearchParams(),
    rowsPerPage: 10,
    ...changes,
  });
const rowsOf = (changes: Changes = {}) => {
  const view = viewOf(changes);
  return view.status === 'ready' ? view.rows : view.status;
};

describe('userGroupListView', () => {
  it('sorts by name, counts members and lists networks that allow the group', () => {
    expect(rowsOf()).toMatchObject([
      { name: '*', members: 1, allowedOn: [] },
      { name: 'platform', members: 0, allowedOn: [] },
      { name: 'sre', members: 2, allowedOn: ['lab'] },
    ]);
  });

  it('protects only the group that includes everyone', () => {
    expect(rowsOf()).toMatchObject([
      { deletion: { obstacle: 'This group includes everyone and can’t be deleted' } },
      { deletion: { obstacle: undefined } },
      { deletion: { obstacle: undefined } },
    ]);
  });

  it.each<[string, Changes, string]>([
    ['is loading with the groups', { userGroups: { status: 'loading' } }, 'loading'],
    ['is empty', { userGroups: ready([]) }, 'empty'],
    ['has no match', { query: new URLSearchParams('search=nobody') }, 'noMatch'],
    ['fails with the groups', { userGroups: { status: 'failed', failure: { kind: 'timeout' } } }, 'failed'],
  ])('%s', (_, changes, status) => {
    expect(rowsOf(changes)).toBe(status);
  });

  it('ignores case in the search and pages groups', () => {
    expect(rowsOf({ query: new URLSearchParams('search=PLAT') })).toMatchObject([{ name: 'platform' }]);
    const value = Array.from({ length: 30 }, (_, index) => `g-${String(index).padStart(2, '0')}`);
    const userGroups = ready(value);
    expect(rowsOf({ userGroups, query: new URLSearchParams('page=2') })).toMatchObject([
      { name: 'g-20' },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });
});
