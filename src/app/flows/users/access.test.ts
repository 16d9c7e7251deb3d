// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { accessByUserChange, changedAccess } from '../../../domain/user/networkLevels.ts';
import { networksStore, networkUsersStore, usersStore } from '../../stores/records.ts';
import { undoRun } from '../bulkRun.ts';
import { runStore } from '../../stores/run.ts';
import { asked, enter, world } from '../../testing/enter.ts';
import { saveAllowed } from '../networkAllowed.ts';
import { changeGroups } from '../../testing/acts.ts';
import { saveUser, saveUserGroups } from './users.ts';

const record = (netid: string, username: string) => {
  const found = world.networkUsers.get(netid)?.get(username);
  if (!found) throw new Error(`${username} has no record on ${netid}`);
  return found;
};
const access = (netid: string, username: string) => {
  const { accesslevel, nodelimit, clientlimit } = record(netid, username);
  return [accesslevel, nodelimit, clientlimit];
};
const everyAccess = () =>
  [...world.networkUsers].flatMap(([netid, users]) =>
    [...users.keys()].toSorted().map((username) => `${username} on ${netid}: ${access(netid, username)}`),
  );
const latest = () => toastQueue.snapshot().history[0];
const undoLatest = async () => {
  const undoable = toastQueue.snapshot().history.find(({ undo }) => undo);
  await toastQueue.undo(undoable?.id ?? '');
};
const groupsOf = (username: string) => world.users.get(username)?.groups;

beforeEach(() => enter('enterprise'));

const many = ['lvl1-node', 'lvl2-client', 'lvl3-none', 'lvl0-admin', 'alice'];

describe('the access that a change of groups is predicted to give', () => {
  it.each([
    ['lvl3-none', ['contractors', 'auditors']],
    ['lvl3-none', ['engineers']],
    ['lvl2-client', ['auditors']],
    ['lvl1-node', ['*', 'engineers']],
    ['lvl0-admin', ['contractors']],
  ])('is that of %s in %j', async (username, groups) => {
    const user = valueOf(usersStore.data)?.find((one) => one.username === username);
    const users = valueOf(networkUsersStore.data);
    if (!user || !users) throw new Error('not loaded');
    const members = [{ before: user, after: { ...user, groups } }];
    const predicted = changedAccess(accessByUserChange(members, valueOf(networksStore.data) ?? [], users));
    const before = new Map(everyAccess().map((line) => [line, true]));
    await saveUserGroups(username, { before: { groups: user.groups }, after: { groups } });
    const changed = everyAccess().filter((line) => !before.has(line));
    const lines = predicted.map(
      ({ netid, after }) =>
        `${username} on ${netid}: ${[after.accessLevel, after.nodeLimit, after.clientLimit]}`,
    );
    expect(lines.toSorted()).toEqual(changed.toSorted());
  });
});

describe('an undo', () => {
  it('of groups restores the level and the limits', async () => {
    const before = everyAccess();
    const groups = { before: { groups: ['contractors'] }, after: { groups: ['contractors', 'auditors'] } };
    await saveUserGroups('lvl3-none', groups);
    expect(access('meshnet', 'lvl3-none')).toEqual([2, 3, 2]);
    await undoLatest();
    expect(groupsOf('lvl3-none')).toEqual(['contractors']);
    expect(everyAccess()).toEqual(before);
    expect(latest()).toMatchObject({ kind: 'success', text: 'Change undone', detail: 'lvl3-none' });
  });

  it('of a run restores them for all users', async () => {
    const before = everyAccess();
    await changeGroups(many, { groups: ['auditors'], isAdding: true });
    expect(everyAccess()).not.toEqual(before);
    await undoRun();
    expect(runStore.run?.results.map(({ state }) => state)).toEqual(many.map(() => 'done'));
    expect(groupsOf('lvl3-none')).toEqual(['contractors']);
    expect(everyAccess()).toEqual(before);
  });

  it('reads the records once for a whole run', async () => {
    await changeGroups(many, { groups: ['auditors'], isAdding: true });
    // The second read shows the result.
    expect(asked.filter((line) => line === 'GET /networkusers 200')).toHaveLength(2);
  });

  it('of removed networks doesn’t make the user a network administrator', async () => {
    Object.assign(record('meshnet', 'alice'), { accesslevel: 1, nodelimit: 4, clientlimit: 4 });
    const before = everyAccess();
    await saveUser('alice', {
      before: { isAdmin: false, networks: ['dualnet', 'meshnet'] },
      after: { isAdmin: false, networks: ['dualnet'] },
    });
    expect(access('meshnet', 'alice')).toEqual([2, 4, 4]);
    await undoLatest();
    expect(world.users.get('alice')?.networks?.toSorted()).toEqual(['dualnet', 'meshnet']);
    expect(everyAccess()).toEqual(before);
  });

  it.each([
    ['groups', ['*'], ['engineers']],
    ['users', [], ['bob']],
  ] as const)('of the allowed %s restores them', async (kind, allowed, after) => {
    const before = everyAccess();
    await saveAllowed('meshnet', kind, { before: { allowed }, after: { allowed: after } }, {});
    expect(everyAccess()).not.toEqual(before);
    await undoLatest();
    expect(everyAccess()).toEqual(before);
  });

  it('keeps what someone else has set since, and says so', async () => {
    const groups = { before: { groups: ['contractors'] }, after: { groups: ['contractors', 'auditors'] } };
    await saveUserGroups('lvl3-none', groups);
    record('meshnet', 'lvl3-none').accesslevel = 1;
    await undoLatest();
    expect(access('meshnet', 'lvl3-none')[0]).toBe(1);
    expect(latest()).toMatchObject({
      kind: 'warning',
      detail: 'Access of lvl3-none in meshnet has changed since and stays',
    });
  });

  it('keeps clients that the user has created since', async () => {
    const groups = { before: { groups: ['contractors'] }, after: { groups: ['contractors', 'auditors'] } };
    await saveUserGroups('lvl3-none', groups);
    record('meshnet', 'lvl3-none').clients = ['new-phone'];
    await undoLatest();
    expect(record('meshnet', 'lvl3-none')).toMatchObject({ accesslevel: 3, clients: ['new-phone'] });
  });

  it('reports access that couldn’t be restored', async () => {
    const groups = { before: { groups: ['contractors'] }, after: { groups: ['contractors', 'auditors'] } };
    await saveUserGroups('lvl3-none', groups);
    world.faults.add('PUT /networkusers/*', { kind: 'status', status: 500, message: 'disk full' });
    await undoLatest();
    expect(latest()).toMatchObject({ kind: 'warning' });
    expect(latest()?.detail).toContain('Couldn’t restore access of lvl3-none in meshnet: disk full');
  });

  it('says that access may differ if it wasn’t known before', async () => {
    world.faults.add('GET /networkusers', { kind: 'status', status: 503 });
    const groups = { before: { groups: ['contractors'] }, after: { groups: ['contractors', 'auditors'] } };
    await saveUserGroups('lvl3-none', groups);
    world.faults.clear();
    await undoLatest();
    await vi.waitFor(() => expect(latest()).toMatchObject({ kind: 'warning' }));
    expect(latest()?.detail).toContain('may differ from before');
  });
});
