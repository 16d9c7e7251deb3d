// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { beginSession } from '../../stores/session.ts';
import { loadUserGroups, userGroupsStore } from '../../stores/records.ts';
import { lastOutcome } from '../../testing/outcomes.ts';
import { serve } from '../../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { removeUserGroup } from '../../testing/acts.ts';
import { createUserGroup } from './userGroups.ts';

let world: World;
let asked: string[];

const posts = () => asked.filter((line) => line.startsWith('POST'));

beforeEach(() => {
  world = worldOf('enterprise');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

it('creates a group and lists it', async () => {
  expect((await createUserGroup('night shift')).ok).toBe(true);
  expect(valueOf(userGroupsStore.data)).toContain('night shift');
  expect(lastOutcome()).toBe('success | Successfully created new user group! | night shift');
  expect(toastQueue.snapshot().latest?.action).toEqual({ label: 'Add members', href: '/users' });
});

it('sends a name with special characters as one path segment', async () => {
  await createUserGroup('100% & more?');
  expect(world.userGroups.has('100% & more?')).toBe(true);
});

it('looks a lost response up and never sends a group twice', async () => {
  world.faults.add('POST /usergroups', { kind: 'lost' });
  expect((await createUserGroup('night')).ok).toBe(true);
  expect(posts()).toHaveLength(1);
});

it('reports a group that wasn’t created because the request didn’t arrive', async () => {
  world.faults.add('POST /usergroups', { kind: 'lost-before' });
  expect((await createUserGroup('night')).ok).toBe(false);
  expect(posts()).toHaveLength(1);
  expect(lastOutcome()).toContain(
    'Failed to create new user group. : The server closed the connection without a response',
  );
});

it('removes a group from the list and from its members', async () => {
  await removeUserGroup('engineers');
  expect(valueOf(userGroupsStore.data)).not.toContain('engineers');
  expect(lastOutcome()).toBe('success | Successfully deleted User Group! | engineers');
  expect(asked).toContain('GET /users 200');
});

it('removes only that group at once, even if the next read fails', async () => {
  await loadUserGroups();
  world.faults.add('GET /usergroups', { kind: 'status', status: 503 });
  await removeUserGroup('engineers');
  expect(valueOf(userGroupsStore.data)).not.toContain('engineers');
  expect(valueOf(userGroupsStore.data)).toContain('auditors');
});

it('keeps a group if the server rejects its removal', async () => {
  world.faults.add('DELETE /usergroups', { kind: 'status', status: 500, message: 'no such luck' });
  await removeUserGroup('engineers');
  expect(valueOf(userGroupsStore.data)).toContain('engineers');
  expect(lastOutcome()).toContain('Failed to remove User Group. : no such luck');
});
