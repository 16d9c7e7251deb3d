import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNetwork, someProSettings } from '../../../../mocks/fixtures/network.ts';
import { recordsNow } from '../../../../mocks/fixtures/recordsNow.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import { userGroupListView, type UserGroupListInput } from './userGroupListView.ts';

const input: UserGroupListInput = {
  groups: ready(['sre', '*', 'platform']),
  isRefreshing: false,
  viewer: recordsNow().viewer,
  users: [aUser({ groups: ['sre', '*'] }), aUser({ groups: ['sre'] })],
  networks: [
    aNetwork({ netid: 'lab', proSettings: someProSettings({ allowedGroups: ['sre'] }) }),
    aNetwork(),
  ],
  query: new URLSearchParams(),
  rowsPerPage: 10,
};
const rowsOf = (changes: Partial<UserGroupListInput> = {}) => {
  const view = userGroupListView({ ...input, ...changes });
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

  it.each<[string, Partial<UserGroupListInput>, string]>([
    ['is loading with the groups', { groups: { status: 'loading' } }, 'loading'],
    ['is empty', { groups: ready([]) }, 'empty'],
    ['has no match', { query: new URLSearchParams('search=nobody') }, 'noMatch'],
    ['fails with the groups', { groups: { status: 'failed', failure: { kind: 'timeout' } } }, 'failed'],
  ])('%s', (_, changes, status) => {
    expect(rowsOf(changes)).toBe(status);
  });

  it('ignores case in the search and pages groups', () => {
    expect(rowsOf({ query: new URLSearchParams('search=PLAT') })).toMatchObject([{ name: 'platform' }]);
    const value = Array.from({ length: 30 }, (_, index) => `g-${String(index).padStart(2, '0')}`);
    const groups = ready(value);
    expect(rowsOf({ groups, query: new URLSearchParams('page=2') })).toMatchObject([
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
