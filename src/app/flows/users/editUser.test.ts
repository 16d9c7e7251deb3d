// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { valueOf } from '../../../domain/loadable.ts';
import { levelChange } from '../../../domain/user/networkLevels.ts';
import { userForm, type UserForm } from '../../../domain/user/userForm.ts';
import { userText } from '../../../domain/user/userText.ts';
import { networksStore, networkUsersStore, usersStore } from '../../stores/records.ts';
import { asked, enter, world } from '../../testing/enter.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { refreshUsers, saveUser, saveUserGroups } from './users.ts';

function account(username: string) {
  const found = world.users.get(username);
  if (!found) throw new Error(`There is no user ${username}`);
  return found;
}

function edit(username: string, changes: Partial<UserForm>) {
  const user = valueOf(usersStore.data)?.find((one) => one.username === username);
  if (!user) throw new Error(`There is no user ${username}`);
  const before = userForm(user);
  return { before, after: { ...before, ...changes } };
}

beforeEach(() => enter('community'));

describe('saving a user', () => {
  it('stores the networks, reports it, and lists the stored user', async () => {
    const result = await saveUser('alice', edit('alice', { networks: ['p2snet'] }));
    expect(result).toMatchObject({
      ok: true,
      value: {
        record: { username: 'alice', networks: ['p2snet'] },
        form: { isAdmin: false, networks: ['p2snet'] },
        overrides: [],
      },
    });
    expect(account('alice').networks).toEqual(['p2snet']);
    expect(edit('alice', {}).before.networks).toEqual(['p2snet']);
    expect(outcomes()).toEqual(['success | User Updated! : alice | ']);
    expect(asked).toEqual(['GET /users 200', 'PUT /users/networks/alice 200', 'GET /users 200']);
  });

  it('waits 100 ms before reading the list again', async () => {
    const asking = vi.spyOn(globalThis, 'fetch').mock;
    const waiting = vi.spyOn(globalThis, 'setTimeout').mock;
    await saveUser('alice', edit('alice', { networks: ['p2snet'] }));
    expect(asked).toEqual(['GET /users 200', 'PUT /users/networks/alice 200', 'GET /users 200']);
    const wait = waiting.invocationCallOrder[waiting.calls.findIndex(([, ms]) => ms === 100)];
    expect(wait).toBeGreaterThan(asking.invocationCallOrder[1] ?? NaN);
    expect(wait).toBeLessThan(asking.invocationCallOrder[2] ?? NaN);
  });

  it('reports the kept role if a promotion isn’t stored', async () => {
    const result = await saveUser('alice', edit('alice', { isAdmin: true }));
    expect(result).toMatchObject({ ok: true, value: { overrides: [{ field: 'isAdmin' }] } });
    expect(outcomes()).toEqual([
      'warning | User Updated! : alice | The server saved False for Admin instead',
    ]);
    expect(edit('alice', {}).before.isAdmin).toBe(false);
  });

  it('reports the kept networks if the last one is removed', async () => {
    const result = await saveUser('bob', edit('bob', { networks: [] }));
    expect(result).toMatchObject({ ok: true, value: { overrides: [{ field: 'networks' }] } });
    expect(outcomes()).toEqual([
      'warning | User Updated! : bob | The server saved p2snet for Networks instead',
    ]);
  });

  it('sends nothing if someone else changed the networks, and shows their value', async () => {
    const mine = edit('alice', { networks: ['meshnet'] });
    account('alice').networks = ['dualnet'];
    const result = await saveUser('alice', mine);
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'conflict', met: [{ field: 'networks', mine: ['meshnet'], theirs: ['dualnet'] }] },
    });
    expect(account('alice').networks).toEqual(['dualnet']);
    expect(edit('alice', {}).before.networks).toEqual(['dualnet']);
    expect(asked).toEqual(['GET /users 200', 'GET /users 200']);
  });

  it('keeps networks that someone else changed if only the role was edited', async () => {
    const mine = edit('alice', { isAdmin: true });
    account('alice').networks = ['p2snet'];
    await saveUser('alice', mine);
    expect(account('alice').networks).toEqual(['p2snet']);
  });

  it('sends nothing if the user has become an administrator', async () => {
    const mine = edit('alice', { networks: ['meshnet'] });
    account('alice').isadmin = true;
    expect((await saveUser('alice', mine)).ok).toBe(false);
    expect(asked.some((line) => line.startsWith('PUT'))).toBe(false);
  });

  it('reports a user who no longer exists', async () => {
    const mine = edit('alice', { networks: ['meshnet'] });
    world.users.delete('alice');
    await saveUser('alice', mine);
    expect(outcomes()).toEqual(['error | Failed to update user! : alice | The user no longer exists.']);
    expect(valueOf(usersStore.data)?.some((one) => one.username === 'alice')).toBe(false);
  });

  it('reports why it was rejected', async () => {
    world.faults.add('PUT /users/networks/*', { kind: 'status', status: 400, message: 'no such luck' });
    expect((await saveUser('alice', edit('alice', { networks: ['meshnet'] }))).ok).toBe(false);
    expect(outcomes()).toEqual(['error | Failed to update user! : alice | no such luck']);
  });

  it.each([
    ['counts as done when the networks are there', 'lost', { networks: ['p2snet'] }, true],
    ['counts as failed when they are not', 'lost-before', { networks: ['p2snet'] }, false],
    ['counts as failed for a promotion, of which there is no trace', 'lost', { isAdmin: true }, false],
  ] as const)('with a lost response %s after one request', async (_, kind, changes, isDone) => {
    world.faults.add('PUT /users/networks/*', { kind });
    expect((await saveUser('alice', edit('alice', changes))).ok).toBe(isDone);
    expect(asked.filter((line) => line.startsWith('PUT'))).toHaveLength(1);
  });

  it('reports that the stored values couldn’t be read again', async () => {
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (request: Request) => {
      const response = await answer(request);
      if (request.method === 'PUT') {
        world.faults.add('GET /users', { kind: 'status', status: 503, message: '' });
      }
      return response;
    });
    const typed = edit('alice', { networks: ['p2snet'] });
    expect(await saveUser('alice', typed)).toEqual({
      ok: true,
      value: { record: undefined, form: typed.before, overrides: [], note: userText.savedValueUnknown },
    });
    expect(outcomes()).toEqual(['warning | User Updated! : alice | Couldn’t load what the server saved']);
  });

  it('knows the stored values even if a refresh of the list supersedes the read', async () => {
    const saved = saveUser('alice', edit('alice', { networks: ['p2snet'] }));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    await refreshUsers();
    expect(await saved).toMatchObject({ ok: true, value: { form: { networks: ['p2snet'] } } });
  });
});

describe('the groups of a saved user', () => {
  it('become the wildcard on the community edition', async () => {
    account('alice').groups = ['engineers'];
    await saveUser('alice', edit('alice', { networks: ['p2snet'] }));
    expect(account('alice').groups).toEqual(['*']);
  });

  it('are kept on the enterprise edition, where permissions are read again', async () => {
    await enter('enterprise');
    await saveUser('lvl0-admin', edit('lvl0-admin', { networks: ['dualnet'] }));
    expect(account('lvl0-admin').groups).toEqual(['engineers']);
    expect(asked).toContain('GET /networkusers 200');
  });
});

describe('the levels that the form predicts on the enterprise edition', () => {
  it.each([
    ['alice', ['p2snet']],
    ['alice', ['dualnet', 'meshnet', 'p2snet']],
    ['alice', ['dualnet']],
    ['bob', ['dualnet', 'meshnet', 'p2snet']],
    ['bob', []],
    ['lvl0-admin', ['dualnet']],
    ['lvl3-none', ['dualnet', 'meshnet', 'p2snet']],
    ['lvl1-node', ['meshnet']],
  ])('are those of %s with %j', async (username, networks) => {
    await enter('enterprise');
    const user = account(username);
    const change = edit(username, { networks });
    const lists = { before: change.before.networks, after: networks };
    const known = valueOf(networkUsersStore.data);
    const foretold = (valueOf(networksStore.data) ?? []).map((network) => [
      network.netid,
      levelChange(network, { username, groups: user.groups ?? [] }, lists, known).after,
    ]);
    await saveUser(username, change);
    const levels = foretold.map(([netid]) => [
      netid,
      world.networkUsers.get(String(netid))?.get(username)?.accesslevel,
    ]);
    expect(foretold).toEqual(levels);
  });
});

describe('saving the groups of a user', () => {
  const groups = { before: { groups: ['engineers'] }, after: { groups: ['auditors'] } };

  beforeEach(() => enter('enterprise'));

  it('reads the users and their permissions again', async () => {
    expect((await saveUserGroups('lvl0-admin', groups)).ok).toBe(true);
    expect(account('lvl0-admin').groups).toEqual(['auditors']);
    expect(outcomes()).toEqual(['success | User Updated! : lvl0-admin | ']);
    await vi.waitFor(() =>
      expect(asked).toEqual([
        'GET /networkusers 200',
        'GET /users 200',
        'PUT /users/networks/lvl0-admin 200',
        'GET /users 200',
        'GET /networkusers 200',
      ]),
    );
  });

  it.each([
    ['counts as done when the groups are there', 'lost', true],
    ['counts as failed when they are not', 'lost-before', false],
  ] as const)('with a lost response %s', async (_, kind, isDone) => {
    world.faults.add('PUT /users/networks/*', { kind });
    expect((await saveUserGroups('lvl0-admin', groups)).ok).toBe(isDone);
  });

  it('reads the users again if it is rejected', async () => {
    world.faults.add('PUT /users/networks/*', { kind: 'status', status: 400, message: 'no such luck' });
    expect((await saveUserGroups('lvl0-admin', groups)).ok).toBe(false);
    expect(asked.at(-1)).toBe('GET /users 200');
    expect(asked.filter((line) => line === 'GET /networkusers 200')).toHaveLength(1);
  });

  it('reads nothing more if the user can’t be read', async () => {
    world.faults.add('GET /users', { kind: 'status', status: 503 });
    expect((await saveUserGroups('lvl0-admin', groups)).ok).toBe(false);
    expect(asked).toEqual(['GET /networkusers 200', 'GET /users 503']);
  });
});
