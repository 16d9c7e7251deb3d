import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { NetworkUser } from '../../../domain/user/networkUser.ts';
import { permissionListView } from './permissionListView.ts';

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
const given: GivenRecords = {
  networkUsers: ready(
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
  nodes: ready([node]),
};
type Changes = GivenRecords & Partial<Parameters<typeof permissionListView>[1]>;
const viewOf = (changes: Changes = {}) =>
  permissionListView(recordsOf({ ...given, ...changes }), {
    netid: 'office',
    query: new URLSearchParams(),
    rowsPerPage: 10,
    ...changes,
  });

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

  it.each<[string, Changes, string]>([
    ['is loading with the users', { networkUsers: { status: 'idle' } }, 'loading'],
    ['is empty on a network without users', { netid: 'lab' }, 'empty'],
    ['is empty on an unknown network', { netid: 'nowhere' }, 'empty'],
    ['has no match', { query: new URLSearchParams('search=nobody') }, 'noMatch'],
    ['fails with the users', { networkUsers: { status: 'failed', failure: { kind: 'timeout' } } }, 'failed'],
  ])('%s', (_, changes, status) => {
    expect(viewOf(changes).status).toBe(status);
  });

  it('encodes names in links', () => {
    const networkUsers = ready(new Map([['office', [user('a/b c')]]]));
    expect(viewOf({ networkUsers })).toMatchObject({
      rows: [{ editHref: '/user-permissions/office/a%2Fb%20c' }],
    });
  });
});
