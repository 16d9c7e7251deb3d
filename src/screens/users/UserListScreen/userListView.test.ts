import { describe, expect, it } from 'vitest';
import { recordsOf, type GivenRecords } from '../../../../mocks/fixtures/records.ts';
import { ready } from '../../../../mocks/fixtures/loaded.ts';
import { fleetUsers } from '../../../../mocks/fixtures/fleet.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { aUser } from '../../../../mocks/fixtures/user.ts';
import type { Failure } from '../../../domain/failure.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import type { User } from '../../../domain/user/userWire.ts';
import type { PageOfList } from '../../list/RecordList/listState.ts';
import { userListView, userFilter } from './userListView.ts';

const mira = createViewer(aSessionUser(), false, []);
const usersOf = (value: readonly User[]) => ({ users: ready(value) });

type Changes = GivenRecords & Partial<PageOfList>;

function viewOf(changes: Changes = {}, query = '') {
  const page = { query: new URLSearchParams(query), rowsPerPage: 25, ...changes } as const;
  return userListView(recordsOf({ ...usersOf(fleetUsers), viewer: mira, ...changes }), page);
}

function rowsOf(...args: Parameters<typeof viewOf>) {
  const view = viewOf(...args);
  if (view.status !== 'ready') throw new Error(`The list is ${view.status}`);
  return view.rows;
}

const namesOf = (...args: Parameters<typeof viewOf>) => rowsOf(...args).map((row) => row.username);

function rowOf(user: Partial<User>, who = mira) {
  const [row] = rowsOf({ ...usersOf([aUser(user)]), viewer: who });
  if (!row) throw new Error('There is no row');
  return row;
}

describe('userListView', () => {
  it('sorts names in natural order', () => {
    const users = ['bot-10', 'Zoe', 'bot-9', 'anna'].map((username) => aUser({ username }));
    expect(namesOf(usersOf(users))).toEqual(['anna', 'bot-9', 'bot-10', 'Zoe']);
    expect(namesOf(usersOf(users), 'order=descending')).toEqual(['Zoe', 'bot-10', 'bot-9', 'anna']);
  });

  it('has the same order for any order of the server', () => {
    const users = ['ann', 'Ann', 'ANN'].map((username) => aUser({ username }));
    expect(namesOf(usersOf(users))).toEqual(namesOf(usersOf(users.toReversed())));
  });

  it.each([
    ['search=MIRA', ['mira']],
    ['search=site-b', ['viktor']],
    ['role=admin', ['jonas', 'mira', 'root']],
    [
      'role=user&search=o',
      ['ci-bot', 'contractor@example.com', 'hana', 'lena', 'noor', 'priya', 'tomas', 'viktor'],
    ],
    ['network=edge-iot', ['jonas', 'mira', 'root', 'viktor']],
    ['network=edge-iot&role=user', ['viktor']],
  ])('lists for “%s”: %o', (query, names) => {
    expect(namesOf({}, query)).toEqual(names);
  });

  it('pages users and shows the last page for a page past the end', () => {
    const users = Array.from({ length: 30 }, (_, index) => aUser({ username: `user-${index}` }));
    const view = viewOf({ ...usersOf(users), rowsPerPage: 10 }, 'page=9');
    expect(view).toMatchObject({ status: 'ready', paging: { page: 2, from: 21, to: 30, total: 30 } });
  });

  it('has no match but still counts all users', () => {
    expect(viewOf({}, 'search=nobody')).toMatchObject({
      status: 'noMatch',
      count: fleetUsers.length,
    });
  });

  it.each([
    ['idle', { status: 'idle' }, 'loading'],
    ['loading', { status: 'loading' }, 'loading'],
    ['without users', usersOf([]).users, 'empty'],
    [
      'that couldn’t be loaded',
      { status: 'failed', failure: { kind: 'unreachable', offline: false } },
      'failed',
    ],
    ['that is denied', { status: 'failed', failure: { kind: 'unauthorized', message: '' } }, 'failed'],
  ] as const)('%s is %s', (_, users, status) => {
    expect(viewOf({ users }).status).toBe(status);
  });

  it('distinguishes denied access from other failures', () => {
    const of = (failure: Failure) => viewOf({ users: { status: 'failed', failure } }).deniedMessage;
    expect(of({ kind: 'unauthorized', message: 'You are unauthorized' })).toContain('unauthorized');
    expect(of({ kind: 'timeout' })).toBeUndefined();
  });

  it('links to groups and permissions only on the enterprise edition', () => {
    expect(viewOf()).toMatchObject({ groupsHref: undefined, permissionsHref: undefined });
    expect(viewOf({ viewer: createViewer(aSessionUser(), true, []) })).toMatchObject({
      groupsHref: '/usergroups',
      permissionsHref: '/user-permissions',
    });
  });
});

describe('a row', () => {
  it('shows True or False and links to the user’s page', () => {
    expect(rowOf({ username: 'a@b.io' })).toMatchObject({ adminText: 'False', href: '/users/a%40b.io' });
    expect(rowOf({ isAdmin: true })).toMatchObject({ adminText: 'True' });
  });

  it('shows all networks for an administrator without a list', () => {
    expect(rowOf({ isAdmin: true, networks: [] }).hasAllNetworks).toBe(true);
    expect(rowOf({ isAdmin: true, networks: ['lab'] }).hasAllNetworks).toBe(false);
    expect(rowOf({ isAdmin: false, networks: [] }).hasAllNetworks).toBe(false);
  });

  it('links to three networks and counts the others', () => {
    const row = rowOf({ networks: ['d', 'c', 'b', 'a'] });
    expect(row.networks).toEqual([
      { netid: 'a', href: '/networks/a' },
      { netid: 'b', href: '/networks/b' },
      { netid: 'c', href: '/networks/c' },
    ]);
    expect(row.moreNetworks).toEqual(['d']);
  });

  it.each([
    [{ groups: ['field', 'noc'] }, 'field, noc'],
    [{ groups: [], isAdmin: true }, '*'],
    [{ groups: [] }, 'No groups'],
  ])('shows the groups of %o as “%s”', (user, groups) => {
    expect(rowOf(user).groups).toBe(groups);
  });

  it('can’t delete the viewer’s own account', () => {
    expect(rowOf({ username: 'mira', isAdmin: true })).toMatchObject({
      isSelf: true,
      deletion: { obstacle: 'Only another administrator can delete your account' },
    });
  });
});

type UserFilter = ReturnType<typeof userFilter.read>;

const none: UserFilter = { search: '', roles: [], networks: [], isAscending: true };

describe('userFilter', () => {
  it.each<[string, UserFilter]>([
    ['', none],
    ['search=+ali+', { ...none, search: 'ali' }],
    ['role=admin&role=user', { ...none, roles: ['admin', 'user'] }],
    ['role=owner', none],
    ['network=office&network=lab', { ...none, networks: ['office', 'lab'] }],
    ['order=descending', { ...none, isAscending: false }],
    ['order=sideways', none],
  ])('reads “%s”', (query, filter) => {
    expect(userFilter.read(new URLSearchParams(query))).toEqual(filter);
  });

  it('returns to the first page and keeps the page size and other parameters', () => {
    const query = new URLSearchParams('page=3&rowsPerPage=25&tab=x&role=admin');
    const filter = { ...none, search: ' ali ', isAscending: false };
    expect(userFilter.write(query, filter).toString()).toBe(
      'rowsPerPage=25&tab=x&search=ali&order=descending',
    );
  });

  it('reads what it wrote', () => {
    const filter: UserFilter = {
      search: 'a&b=c',
      roles: ['user'],
      networks: ['x+y', 'é'],
      isAscending: false,
    };
    expect(
      userFilter.read(new URLSearchParams(userFilter.write(new URLSearchParams(), filter).toString())),
    ).toEqual(filter);
  });
});
