// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { departingClient, leftoversOf } from '../../../domain/node/leftovers.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { belongingsOf, nodeOwners } from '../../../domain/user/owners.ts';
import { loadDns } from '../../stores/dns.ts';
import {
  externalClientsStore,
  loadExternalClients,
  loadNodes,
  networkUsersStore,
  nodesStore,
} from '../../stores/records.ts';
import { runStore } from '../../stores/run.ts';
import { asked, enter, world } from '../../testing/enter.ts';
import { removeUser, removeUsers } from '../../testing/acts.ts';
import { sessionOf } from '../../testing/worldOf.ts';

const owners = ['lvl1-node', 'lvl2-client'];

async function owned(usernames: readonly string[]) {
  await Promise.all([loadNodes(), loadExternalClients()]);
  const all = {
    nodes: valueOf(nodesStore.data) ?? [],
    clients: valueOf(externalClientsStore.data) ?? [],
  };
  return { all, also: belongingsOf(usernames, all, nodeOwners(valueOf(networkUsersStore.data))) };
}

const nodeNames = () => [...world.nodes.values()].map(({ name }) => name);
const clientIds = () => [...world.extClients.values()].map(({ clientid }) => clientid);
const deletions = () => asked.filter((line) => line.startsWith('DELETE'));

beforeEach(() => enter('enterprise'));

describe('deleting users with what they own', () => {
  it('deletes the client of a user in the same run, before the user', async () => {
    const { also } = await owned(['lvl2-client']);
    expect(await removeUser('lvl2-client', [], also)).toBe(true);
    expect(deletions()).toEqual([
      'DELETE /extclients/meshnet/lvl2-phone 200',
      'DELETE /users/lvl2-client 200',
    ]);
    expect(clientIds()).not.toContain('lvl2-phone');
    expect(runStore.run).toMatchObject({
      title: 'Delete lvl2-client with 1 external client',
      results: [
        { name: 'lvl2-phone in meshnet', state: 'done' },
        { name: 'lvl2-client', state: 'done' },
      ],
    });
  });

  it('deletes clients and nodes of several users', async () => {
    const { also } = await owned(owners);
    await removeUsers(owners, [], also);
    expect(nodeNames()).not.toContain('owned-node');
    expect(clientIds()).not.toContain('lvl2-phone');
    expect(owners.filter((name) => world.users.has(name))).toEqual([]);
    expect(runStore.run?.title).toBe('Delete 2 users with 1 external client and 1 node');
  });

  it('keeps what isn’t chosen', async () => {
    await removeUsers(owners);
    expect(nodeNames()).toContain('owned-node');
    expect(clientIds()).toContain('lvl2-phone');
  });

  it('cleans up references to a deleted client', async () => {
    const phone = [...world.extClients.values()].find(({ clientid }) => clientid === 'lvl2-phone');
    const entry = { name: 'phone', network: 'meshnet', address: phone?.address ?? '', address6: '' };
    world.dns.push(entry);
    const { also, all } = await owned(['lvl2-client']);
    const dnsEntries = await loadDns();
    const leftovers = leftoversOf(also.clients.map(departingClient), {
      viewer: createViewer(sessionOf(world, 'admin').user, true, []),
      ...all,
      networks: [],
      dnsEntries: dnsEntries.ok ? dnsEntries.value : [],
    });
    expect(leftovers).toHaveLength(1);
    await removeUser('lvl2-client', leftovers, also);
    expect(world.dns.some(({ name }) => name === 'phone')).toBe(false);
  });

  it('reports that the user is still there if only the user can’t be deleted', async () => {
    world.faults.add('DELETE /users/*', { kind: 'status', status: 500, message: 'no such luck' });
    const { also } = await owned(['lvl2-client']);
    expect(await removeUser('lvl2-client', [], also)).toBe(false);
    expect(clientIds()).not.toContain('lvl2-phone');
  });
});
