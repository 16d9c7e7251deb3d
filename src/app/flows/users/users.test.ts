// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { valueOf } from '../../../domain/loadable.ts';
import type { NewUser } from '../../../domain/user/userWire.ts';
import { beginSession } from '../../stores/session.ts';
import { usersStore } from '../../stores/records.ts';
import { asked, enter, world } from '../../testing/enter.ts';
import { outcomes } from '../../testing/outcomes.ts';
import { resetApp } from '../../testing/resetApp.ts';
import { sessionOf } from '../../testing/worldOf.ts';
import { removeUser } from '../../testing/acts.ts';
import { changePassword, createUser, refreshUsers } from './users.ts';

const erin: NewUser = { username: 'erin', password: 'secret-5', networks: ['meshnet'], isAdmin: false };
const listed = (username: string) => valueOf(usersStore.data)?.find((one) => one.username === username);
const sent = (method: string) => asked.filter((line) => line.startsWith(method));

beforeEach(() => enter('community'));

describe('creating a user', () => {
  it('lists the stored user, including groups', async () => {
    expect((await createUser(erin)).ok).toBe(true);
    expect(outcomes()).toEqual(['success | Successfully created User! : erin | ']);
    expect(listed('erin')).toEqual({
      username: 'erin',
      isAdmin: false,
      networks: ['meshnet'],
      groups: ['*'],
    });
    expect(asked).toEqual(['POST /users/erin 200', 'GET /users 200']);
  });

  it('reports why it was rejected', async () => {
    const result = await createUser({ ...erin, username: 'alice' });
    expect(result).toMatchObject({ ok: false, error: { message: 'user exists' } });
    expect(outcomes()).toEqual(['error | Failed to create new User. : alice | user exists']);
  });

  it('doesn’t end the session when the free tier is exceeded', async () => {
    world.settings.freeTier = { networks: 9, nodes: 9, users: 1, clients: 9 };
    const result = await createUser(erin);
    expect(result).toMatchObject({ ok: false, error: { message: 'free tier limits exceeded on users' } });
    expect((await refreshUsers()).ok).toBe(true);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s after one request', async (_, kind, isDone) => {
    world.faults.add('POST /users/*', { kind });
    expect((await createUser(erin)).ok).toBe(isDone);
    expect(listed('erin') !== undefined).toBe(isDone);
    expect(sent('POST')).toHaveLength(1);
  });

  it('doesn’t mistake another user with the name for the one whose response was lost', async () => {
    world.faults.add('POST /users/*', { kind: 'lost-before' });
    expect((await createUser({ ...erin, username: 'alice' })).ok).toBe(false);
  });

  it('reads no permissions while the edition is unknown', async () => {
    resetApp();
    beginSession(sessionOf(world, 'admin'));
    await refreshUsers();
    expect(asked).toEqual(['GET /users 200']);
  });

  it('reads permissions again on the enterprise edition', async () => {
    await enter('enterprise');
    await createUser(erin);
    expect(asked).toContain('GET /networkusers 200');
  });
});

it('doesn’t mistake a user with other rights for the one whose response was lost', async () => {
  world.faults.add('POST /users/*', { kind: 'lost-before' });
  const networks = world.users.get('alice')?.networks ?? [];
  expect((await createUser({ ...erin, username: 'alice', networks, isAdmin: true })).ok).toBe(false);
});

describe('deleting a user', () => {
  it('removes only that user at once, even if the next read fails', async () => {
    await refreshUsers();
    world.faults.add('GET /users', { kind: 'status', status: 503 });
    await removeUser('alice');
    expect(listed('alice')).toBeUndefined();
    expect(listed('admin')).toBeDefined();
  });

  it('reads the users again', async () => {
    await removeUser('alice');
    await vi.waitFor(() => expect(asked).toContain('GET /users 200'));
  });

  it('removes the user from the list and reports it', async () => {
    expect(await removeUser('alice')).toBe(true);
    expect(listed('alice')).toBeUndefined();
    expect(world.users.has('alice')).toBe(false);
    expect(outcomes()).toEqual(['success | Successfully deleted User! : alice | ']);
  });

  it('keeps the user if the server rejects it, and reports why', async () => {
    world.faults.add('DELETE /users/*', { kind: 'status', status: 500, message: 'no such luck' });
    expect(await removeUser('alice')).toBe(false);
    expect(listed('alice')).toBeDefined();
    expect(outcomes()).toEqual(['error | Failed to remove User. : alice | no such luck']);
  });

  it.each([
    ['counts as done when it was carried out', 'lost', true],
    ['counts as failed when it was not', 'lost-before', false],
  ] as const)('with a lost response %s', async (_, kind, isGone) => {
    world.faults.add('DELETE /users/*', { kind });
    expect(await removeUser('alice')).toBe(isGone);
    expect(listed('alice') === undefined).toBe(isGone);
    expect(sent('DELETE')).toHaveLength(1);
  });
});

describe('changing the user’s own password', () => {
  it('is stored and keeps the session', async () => {
    expect((await changePassword('admin', 'another-1')).ok).toBe(true);
    expect(world.users.get('admin')?.password).toBe('another-1');
    expect(outcomes()).toEqual(['success | User Updated! : admin | ']);
    expect((await refreshUsers()).ok).toBe(true);
  });

  it('is rejected for users who aren’t administrators, without ending the session', async () => {
    await enter('community', 'alice');
    const result = await changePassword('alice', 'another-1');
    expect(result).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    expect(outcomes()).toEqual(['error | Failed to update user! : alice | unauthorized']);
  });

  it('is rejected with the server’s message for users who log in with OAuth', async () => {
    const admin = world.users.get('admin');
    if (admin) admin.oauth = true;
    const result = await changePassword('admin', 'another-1');
    expect(result).toMatchObject({ ok: false, error: { kind: 'rejected', status: 403 } });
    expect(outcomes()[0]).toContain('cannot update user info');
  });
});
