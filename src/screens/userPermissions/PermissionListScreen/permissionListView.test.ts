import { describe, expect, it } from 'vitest';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { recordsNow } from '../../../../mocks/fixtures/recordsNow.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { permissionListView, type PermissionListInput } from './permissionListView.ts';

const node = aNode({ name: 'dev-03', network: 'office' });
const user = (id: string, changes: Partial<NetworkUser> = {}): NetworkUser => ({
  id,
  accessLevel: 2,
  nodeLimit: 1,
  clientLimit: 3,
  nodes: [],
  clients: [],
  carried: {},
  ...changes,
});
const input: PermissionListInput = {
  netid: 'office',
  users: ready(
    new Map([
      [
        'office',
        [
          user('sam.okoye', { accessLevel: 0, nodes: [node.id, 'n-gone'] }),
          user('anna', { clients: ['anna-phone'] }),
        ],
      ],
      ['lab', []],
    ]),
  ),
  isRefreshing: false,
  viewer: recordsNow().viewer,
  nodes: [node],
  query: new URLSearchParams(),
  rowsPerPage: 10,
};
const viewOf = (changes: Partial<PermissionListInput> = {}) => permissionListView({ ...input, ...changes });

describe('permissionListView', () => {
  it('sorts by user and names levels and nodes', () => {
    expect(viewOf()).toMatchObject({
      status: 'ready',
      count: 2,
      rows: [
        { id: 'anna', level: 2, levelName: 'Client user', clients: ['anna-phone'], nodes: [] },
        {
          id: 'sam.okoye',
          level: 0,
          levelName: 'Network administrator',
          nodes: [{ name: 'dev-03', href: `/nodes/office/${node.id}` }, { name: 'n-gone' }],
        },
      ],
    });
  });

  it('also searches client names', () => {
    expect(viewOf({ query: new URLSearchParams('search=PHONE') })).toMatchObject({ rows: [{ id: 'anna' }] });
  });

  it.each<[string, Partial<PermissionListInput>, string]>([
    ['is loading with the users', { users: { status: 'idle' } }, 'loading'],
    ['is empty on a network without users', { netid: 'lab' }, 'empty'],
    ['is empty on an unknown network', { netid: 'nowhere' }, 'empty'],
    ['has no match', { query: new URLSearchParams('search=nobody') }, 'noMatch'],
    ['fails with the users', { users: { status: 'failed', failure: { kind: 'timeout' } } }, 'failed'],
  ])('%s', (_, changes, status) => {
    expect(viewOf(changes).status).toBe(status);
  });

  it('encodes names in links', () => {
    const users = {
      ...input.users,
      status: 'ready',
      value: new Map([['office', [user('a/b c')]]]),
      loadedAt: 0,
    } as const;
    expect(viewOf({ users })).toMatchObject({ rows: [{ editHref: '/user-permissions/office/a%2Fb%20c' }] });
  });
});
