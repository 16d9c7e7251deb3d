// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import type { World } from '../../../../mocks/world/state.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { loadNetworkUsers, networkUsersStore } from '../../stores/records.ts';
import { beginSession } from '../../stores/session.ts';
import { lastOutcome } from '../../testing/outcomes.ts';
import { serve } from '../../testing/simulatedServer.ts';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { removePermission } from '../../testing/acts.ts';
import { savePermission } from './permissions.ts';

const netid = 'meshnet';
const before = { accessLevel: '2', nodeLimit: '0', clientLimit: '1' };
const edit = { before, after: { ...before, clientLimit: '6' } };
let world: World;
let asked: string[];

beforeEach(() => {
  world = worldOf('enterprise');
  ({ asked } = serve(world));
  beginSession(sessionOf(world, 'admin'));
});

const stored = () => world.networkUsers.get(netid)?.get('lvl2-client');
const listed = () =>
  valueOf(networkUsersStore.data)
    ?.get(netid)
    ?.find(({ id }) => id === 'lvl2-client');

describe('saving a permission', () => {
  it('changes only that field, and reports the user', async () => {
    const whole = { ...stored() };
    expect((await savePermission(netid, 'lvl2-client', edit)).ok).toBe(true);
    expect(stored()).toEqual({ ...whole, clientlimit: 6 });
    expect(listed()).toMatchObject({ clientLimit: 6 });
    expect(lastOutcome()).toBe('success | Network User Updated! | lvl2-client in meshnet');
    expect(asked).toEqual([
      'GET /networkusers 200',
      'PUT /networkusers/meshnet 200',
      'GET /networkusers 200',
    ]);
  });

  it('isn’t dropped because the page is refreshed at the same time', async () => {
    const saved = savePermission(netid, 'lvl2-client', edit);
    void loadNetworkUsers();
    expect((await saved).ok).toBe(true);
    expect(stored()).toMatchObject({ clientlimit: 6 });
  });

  it('sends nothing if the user no longer has access to the network', async () => {
    world.networkUsers.get(netid)?.delete('lvl2-client');
    expect((await savePermission(netid, 'lvl2-client', edit)).ok).toBe(false);
    expect(lastOutcome()).toContain('The user no longer has access to this network.');
    expect(asked).toEqual(['GET /networkusers 200']);
  });

  it('reports why the server rejected it', async () => {
    world.faults.add('PUT /networkusers/*', { kind: 'status', status: 500, message: 'disk full' });
    expect((await savePermission(netid, 'lvl2-client', edit)).ok).toBe(false);
    expect(lastOutcome()).toMatch(/^error \| Failed to update Network User! .*disk full/);
    expect(stored()).toMatchObject({ clientlimit: 1 });
  });
});

describe('removing a permission', () => {
  it('removes the user from the list and reports it', async () => {
    await removePermission(netid, 'lvl2-client');
    expect(stored()).toBeUndefined();
    expect(listed()).toBeUndefined();
    expect(lastOutcome()).toBe('success | Successfully deleted Network User! | lvl2-client in meshnet');
  });

  it('keeps the user on the list if the server rejects it', async () => {
    world.faults.add('DELETE /networkusers/*/*', { kind: 'status', status: 500, message: 'disk full' });
    await removePermission(netid, 'lvl2-client');
    expect(listed()).toBeDefined();
    expect(lastOutcome()).toMatch(/^error \| Failed to remove Network User\. .*disk full/);
  });
});
