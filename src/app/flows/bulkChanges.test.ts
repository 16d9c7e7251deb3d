// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { customEntries } from '../../domain/dns/dnsEntry.ts';
import { valueOf } from '../../domain/loadable.ts';
import { isSameNode } from '../../domain/node/node.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import { dnsStore } from '../stores/dns.ts';
import { externalClientsStore, networksStore, nodesStore, usersStore } from '../stores/records.ts';
import { runStore } from '../stores/run.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { editNodes } from './nodeBulk.ts';
import {
  approveNodes,
  changeGroups,
  connectNodes,
  disconnectNodes,
  refreshAllPublicKeys,
  removeAccessKeys,
  removeClients,
  removeDnsEntries,
  removeNetworks,
  removeNodes,
  removePermissions,
  removeUserGroups,
  removeUsers,
  setClientsEnabled,
  setPermissions,
  switchRoles,
} from '../testing/acts.ts';

const states = () => runStore.run?.results.map(({ name, state }) => `${name} ${state}`);
/** In this order, which differs from that of the server's list. */
const nodesNamed = (...names: readonly string[]) =>
  names.flatMap((wanted) => (valueOf(nodesStore.data) ?? []).filter(({ name }) => name === wanted));
const stored = (name: string) => [...world.nodes.values()].find((node) => node.name === name);
const clientsNamed = (...ids: readonly string[]) => ids.map((clientId) => ({ network: 'meshnet', clientId }));

describe('a run is named after its action and its records', () => {
  const leaves = () => nodesNamed('leaf-a', 'leaf-b');
  const edits = () =>
    leaves().map((node) => ({
      node,
      edit: { before: nodeForm(node), after: { ...nodeForm(node), mtu: '1300' } },
    }));

  it.each<[string, () => Promise<void>]>([
    ['Approve 2 nodes', () => approveNodes(leaves())],
    ['Connect 2 nodes', () => connectNodes(leaves())],
    ['Disconnect 2 nodes', () => disconnectNodes(leaves())],
    ['Change 2 nodes', () => editNodes(edits())],
    ['Create ingress on 1 node', () => switchRoles(nodesNamed('leaf-a'), 'ingress', true)],
    ['Remove egress from 1 node', () => switchRoles(nodesNamed('gw-egress'), 'egress', false)],
    ['Delete 2 nodes', () => removeNodes(leaves())],
    ['Enable 1 client', () => setClientsEnabled(clientsNamed('phone-1'), true)],
    ['Disable 2 clients', () => setClientsEnabled(clientsNamed('phone-1', 'tablet'), false)],
    ['Delete 2 clients', () => removeClients(clientsNamed('phone-1', 'tablet'), [])],
    [
      'Delete 2 DNS entries',
      () => removeDnsEntries(['db', 'wiki.intern'].map((name) => ({ name, network: 'meshnet' }))),
    ],
    ['Delete 1 access key of meshnet', () => removeAccessKeys('meshnet', ['mesh-join'])],
    ['Refresh the keys of 2 networks', () => refreshAllPublicKeys(['meshnet', 'dualnet'])],
    ['Delete 1 network', () => removeNetworks(['meshnet'])],
    ['Delete 2 users', () => removeUsers(['lvl0-admin', 'lvl3-none'])],
    ['Add 1 user to groups', () => changeGroups(['lvl3-none'], { groups: ['engineers'], isAdding: true })],
    [
      'Remove 1 user from groups',
      () => changeGroups(['lvl3-none'], { groups: ['engineers'], isAdding: false }),
    ],
    ['Delete 2 user groups', () => removeUserGroups(['engineers', 'auditors'])],
    ['Change 1 user in meshnet', () => setPermissions('meshnet', ['lvl2-client'], { nodeLimit: '7' })],
    ['Remove 1 user from meshnet', () => removePermissions('meshnet', ['lvl2-client'])],
  ])('%s', async (title, run) => {
    await enter('enterprise');
    await run();
    expect(runStore.run?.title).toBe(title);
  });
});

describe('on the community edition', () => {
  beforeEach(() => enter('community'));

  it('enables and disables clients on top of their current records', async () => {
    const clients = (valueOf(externalClientsStore.data) ?? []).filter(({ isEnabled }) => isEnabled);
    await setClientsEnabled(clients, false);
    expect(runStore.run?.results.every(({ state }) => state === 'done')).toBe(true);
    expect([...world.extClients.values()].some(({ enabled }) => enabled)).toBe(false);
  });

  it('deletes clients, and reports the one that fails', async () => {
    const clients = (valueOf(externalClientsStore.data) ?? []).slice(0, 2);
    const [first, second] = clients;
    world.faults.add(`DELETE /extclients/${first?.network}/${first?.clientId}`, {
      kind: 'status',
      status: 500,
      message: 'no',
    });
    await removeClients(clients, []);
    expect(states()).toEqual([`${first?.clientId} failed`, `${second?.clientId} done`]);
  });

  it('deletes users, access keys and DNS entries', async () => {
    const users = (valueOf(usersStore.data) ?? []).filter(({ isAdmin }) => !isAdmin);
    await removeUsers(users.map(({ username }) => username));
    expect(users.some(({ username }) => world.users.has(username))).toBe(false);

    const [network] = (valueOf(networksStore.data) ?? []).filter(({ accessKeys }) => accessKeys.length > 0);
    const { netid = '', accessKeys = [] } = network ?? {};
    await removeAccessKeys(
      netid,
      accessKeys.map(({ name }) => name),
    );
    expect(world.networks.get(netid)?.accesskeys ?? []).toEqual([]);

    const custom = customEntries(valueOf(dnsStore.data) ?? [], valueOf(nodesStore.data) ?? []);
    await removeDnsEntries(custom);
    expect(customEntries(valueOf(dnsStore.data) ?? [], valueOf(nodesStore.data) ?? [])).toEqual([]);
  });

  it('refreshes the keys of networks, and reports networks that can’t be deleted', async () => {
    await refreshAllPublicKeys(['meshnet', 'dualnet']);
    expect(states()).toEqual(['meshnet done', 'dualnet done']);
    await removeNetworks(['meshnet']);
    expect(states()).toEqual(['meshnet failed']);
  });

  it('disconnects nodes and creates ingress gateways', async () => {
    const nodes = nodesNamed('leaf-a', 'leaf-b');
    await disconnectNodes(nodes);
    expect(nodes.map(({ name }) => stored(name)?.connected)).toEqual(['no', 'no']);
    await switchRoles(nodes, 'ingress', true);
    // Only Linux nodes can be gateways.
    expect(states()).toEqual(['leaf-a done', 'leaf-b failed']);
    expect(stored('leaf-a')?.isingressgateway).toBe('yes');
  });

  it('edits nodes one at a time, keeps what others changed, and reports conflicts', async () => {
    const nodes = nodesNamed('leaf-a', 'leaf-b');
    const edits = nodes.map((node) => {
      const before = nodeForm(node);
      return { node, edit: { before, after: { ...before, persistentKeepalive: '33' } } };
    });
    const [leafA, leafB] = nodes.map(({ id }) => world.nodes.get(id));
    if (!leafA || !leafB) throw new Error('The server lacks a leaf');
    leafA.mtu = 1300;
    leafB.persistentkeepalive = 7;
    asked.length = 0;
    await editNodes(edits);
    expect(states()).toEqual(['leaf-a done', 'leaf-b failed']);
    expect(stored('leaf-a')).toMatchObject({ mtu: 1300, persistentkeepalive: 33 });
    expect(stored('leaf-b')?.persistentkeepalive).toBe(7);
    const writes = asked.filter((line) => line.startsWith('PUT'));
    expect(writes).toHaveLength(1);
    expect((valueOf(nodesStore.data) ?? []).find((node) => nodes[0] && isSameNode(node, nodes[0]))?.mtu).toBe(
      1300,
    );
  });
});

describe('on the enterprise edition', () => {
  beforeEach(() => enter('enterprise'));

  it('adds users to groups and removes them, leaving their other groups', async () => {
    const [user] = (valueOf(usersStore.data) ?? []).filter(({ isAdmin }) => !isAdmin);
    const { username = '', groups = [] } = user ?? {};
    const groupsNow = () => valueOf(usersStore.data)?.find((each) => each.username === username)?.groups;
    await changeGroups([username], { groups: ['engineers'], isAdding: true });
    expect(groupsNow()).toEqual([...new Set([...groups, 'engineers'])]);
    await changeGroups([username], { groups: ['engineers'], isAdding: false });
    expect(groupsNow()).not.toContain('engineers');
  });

  it('deletes user groups', async () => {
    await removeUserGroups(['engineers']);
    expect(states()).toEqual(['engineers done']);
  });

  it('sets limits of users and keeps their levels, then removes one', async () => {
    const [netid = '', users] = [...world.networkUsers].find(([, each]) => each.size > 1) ?? [];
    const names = [...(users?.keys() ?? [])].slice(0, 2);
    const levels = names.map((name) => users?.get(name)?.accesslevel);
    await setPermissions(netid, names, { nodeLimit: '7' });
    expect(states()).toEqual(names.map((name) => `${name} done`));
    expect(names.map((name) => users?.get(name)?.nodelimit)).toEqual([7, 7]);
    expect(names.map((name) => users?.get(name)?.accesslevel)).toEqual(levels);
    await removePermissions(netid, names.slice(0, 1));
    expect(users?.has(names[0] ?? '')).toBe(false);
  });
});
