// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { setPairs, type AclEdit } from '../../domain/acl/aclEdit.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { valueOf } from '../../domain/loadable.ts';
import { allowedForm } from '../../domain/network/networkAllowed.ts';
import { networkForm } from '../../domain/network/networkForm.ts';
import { nodeForm, type NodeForm } from '../../domain/node/nodeForm.ts';
import { userForm, userGroupsForm } from '../../domain/user/userForm.ts';
import { roleChanges } from '../stores/changes.ts';
import { aclSubmissionOf, changeAcls } from '../stores/drafts/aclEdits.ts';
import { externalClientsStore, networksStore, nodesStore, usersStore } from '../stores/records.ts';
import { runStore } from '../stores/run.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { refreshAcls, submitAcls } from './acls.ts';
import { createDnsEntry } from './dns.ts';
import { renameClient } from './externalClients/externalClients.ts';
import { createEgress, createRelay } from './gateways.ts';
import { logOut } from './logOut.ts';
import { saveAllowed } from './networkAllowed.ts';
import { saveNetwork } from './networks.ts';
import { editNodes } from './nodeBulk.ts';
import { saveNode } from './nodeEdits.ts';
import { loadEverything } from './refresh.ts';
import { savePermission } from './users/permissions.ts';
import { saveUser, saveUserGroups } from './users/users.ts';
import {
  allowPair,
  disconnectNode,
  disconnectNodes,
  removeDnsEntries,
  removeDnsEntry,
  setClientEnabled,
  setClientsEnabled,
  switchRole,
  switchRoles,
  changeGroups,
  setPermissions,
} from '../testing/acts.ts';

beforeEach(() => enter('enterprise'));

function found<T>(all: readonly T[] | undefined, matches: (item: T) => boolean): T {
  const item = all?.find(matches);
  if (!item) throw new Error('The scenario has other records');
  return item;
}

const node = (name: string) => found(valueOf(nodesStore.data), (one) => one.name === name);
const network = (netid: string) => found(valueOf(networksStore.data), (one) => one.netid === netid);
const client = (id: string) => found(valueOf(externalClientsStore.data), (one) => one.clientId === id);
const user = (name: string) => found(valueOf(usersStore.data), (one) => one.username === name);
const wire = (name: string) => found([...world.nodes.values()], (one) => one.name === name);
const offered = () => toastQueue.snapshot().history.find(({ undo }) => undo)?.id;
const last = () => toastQueue.snapshot().history[0];
const changes = () => asked.filter((line) => !line.startsWith('GET'));
const settled = () => vi.waitFor(() => expect(roleChanges.underway).toEqual([]));

async function clickUndo(): Promise<void> {
  const id = offered();
  if (id === undefined) throw new Error(`No undo is offered after ${JSON.stringify(last())}`);
  await toastQueue.undo(id);
}

function edited(name: string, changed: Partial<NodeForm>) {
  const before = nodeForm(node(name));
  return saveNode(node(name), { before, after: { ...before, ...changed } });
}

/**
 * Everything the server stores, without times of changes, logs, and access levels, which it recalculates. Empty lists
 * equal missing ones.
 */
function everything(): unknown {
  const { nodes, networks, extClients, users, dns, acls } = world;
  const networkUsers = world.networkUsers.get('meshnet')?.get('lvl2-client');
  return JSON.parse(
    JSON.stringify({ nodes, networks, extClients, users, networkUsers, dns, acls }, (key, value) => {
      if (/lastmodified$/i.test(key)) return undefined;
      if (value instanceof Map) return [...value].toSorted(([a], [b]) => String(a).localeCompare(String(b)));
      if (key === 'egressgatewaynatenabled') return value || 'no';
      if (key === 'dns') return world.dns.map(({ name, address }) => `${name} ${address}`).toSorted();
      return value ?? [];
    }),
  );
}

const egress = { ranges: ['172.16.9.0/24'], interfaceName: 'eth0', isNatOn: false };
const isolated = async () => {
  await refreshAcls('meshnet');
  const place = (edit: AclEdit, name: string) => edit.loaded.indexOf.get(node(name).id) ?? -1;
  changeAcls('meshnet', (edit) =>
    setPairs(edit, [place(edit, 'leaf-a')], [place(edit, 'leaf-b'), place(edit, 'gw-relay')], false),
  );
  await submitAcls('meshnet');
};

describe('one undo restores what was stored before', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'editing a node',
      () => edited('owned-node', { persistentKeepalive: '77', mtu: '1300', name: 'renamed' }),
    ],
    ['changing the end of a node', () => edited('owned-node', { expiresAt: '2031-05-04T10:00' })],
    ['editing a node beside a hub', () => edited('site-1', { mtu: '1300' })],
    ['changing a default rule, which overwrites rules', () => edited('owned-node', { defaultAcl: 'no' })],
    ['disconnecting a node', () => disconnectNode(node('owned-node'))],
    ['creating an egress gateway', () => createEgress(node('owned-node'), egress)],
    ['removing an egress gateway', () => switchRole(node('gw-egress'), 'egress', false)],
    ['creating an ingress gateway', () => switchRole(node('owned-node'), 'ingress', true)],
    ['creating a relay', () => createRelay(node('owned-node'), [node('mac-laptop')])],
    ['removing a relay', () => switchRole(node('gw-relay'), 'relay', false)],
    ['disabling a client', () => setClientEnabled(client('phone-1'), false)],
    ['renaming a client', () => renameClient(client('phone-1'), 'laptop')],
    ['submitting ACLs', isolated],
    [
      'creating a DNS entry',
      () => createDnsEntry({ name: 'intranet', address: '10.20.30.9', network: 'meshnet' }),
    ],
    ['deleting a DNS entry', () => removeDnsEntry({ name: 'db', network: 'meshnet' })],
    [
      'editing a network',
      () => {
        const before = networkForm(network('meshnet'));
        return saveNetwork('meshnet', { before, after: { ...before, defaultKeepalive: '33' } }, {});
      },
    ],
    [
      'changing who can use a network',
      () =>
        saveAllowed(
          'dualnet',
          'users',
          { before: allowedForm(network('dualnet'), 'users'), after: { allowed: ['lvl0-admin'] } },
          {},
        ),
    ],
    [
      'changing the networks of a user',
      () => {
        const before = userForm(user('lvl0-admin'));
        return saveUser('lvl0-admin', { before, after: { ...before, networks: ['dualnet', 'meshnet'] } });
      },
    ],
    [
      'changing the groups of a user',
      () => {
        const before = userGroupsForm(user('lvl3-none'));
        return saveUserGroups('lvl3-none', { before, after: { groups: ['auditors'] } });
      },
    ],
    [
      'changing a permission',
      () => {
        const before = { accessLevel: '2', nodeLimit: '0', clientLimit: '1' };
        return savePermission('meshnet', 'lvl2-client', { before, after: { ...before, clientLimit: '6' } });
      },
    ],
  ])('%s', async (_, change) => {
    await loadEverything();
    const before = everything();
    await change();
    await settled();
    expect(everything()).not.toEqual(before);
    await clickUndo();
    await settled();
    expect(last()?.kind).not.toBe('error');
    expect(everything()).toEqual(before);
  });

  it('moving the hub', async () => {
    const [hub] = (valueOf(nodesStore.data) ?? []).filter(({ isHub }) => isHub);
    const next = found(
      valueOf(nodesStore.data),
      (one) => one.network === hub?.network && !one.isHub && !one.isPending,
    );
    const before = everything();
    await switchRole(next, 'hub', true);
    await settled();
    expect(everything()).not.toEqual(before);
    await clickUndo();
    expect(everything()).toEqual(before);
    await clickUndo();
    expect(world.nodes.get(next.id)?.ishub).toBe('yes');
  });
});

describe('the undo of a hub', () => {
  const inNetwork = () => (valueOf(nodesStore.data) ?? []).filter((one) => one.network === 'p2snet');
  const others = () => inNetwork().filter(({ isHub, isPending }) => !isHub && !isPending);

  it('gives the role back and restores what else was edited', async () => {
    const [next] = others();
    const [id, name] = [next?.id ?? '', next?.name ?? ''];
    await loadEverything();
    const before = everything();
    await edited(name, { isHub: true, mtu: '1300' });
    expect(world.nodes.get(id)).toMatchObject({ ishub: 'yes', mtu: 1300 });
    await clickUndo();
    expect(everything()).toEqual(before);
  });

  it('sends nothing if another node has become the hub since', async () => {
    const [next, third] = others();
    await switchRole(
      found(inNetwork(), ({ id }) => id === next?.id),
      'hub',
      true,
    );
    await settled();
    for (const stored of world.nodes.values())
      if (stored.network === 'p2snet') stored.ishub = stored.id === third?.id ? 'yes' : 'no';
    asked.length = 0;
    await clickUndo();
    expect(changes()).toEqual([]);
    expect(`${last()?.text} ${last()?.detail}`).toContain(undoConflictText);
  });

  it('sends nothing if the nodes can’t be read', async () => {
    await edited(others()[0]?.name ?? '', { isHub: true });
    world.faults.add('GET /nodes', { kind: 'status', status: 503 });
    asked.length = 0;
    await clickUndo();
    expect(changes()).toEqual([]);
    expect(`${last()?.text} ${last()?.detail}`).toContain('Couldn’t load the nodes. Nothing was sent.');
  });

  it('keeps the edits of a node whose role can’t be given back', async () => {
    const name = others()[0]?.name ?? '';
    await edited(name, { isHub: true, mtu: '1300' });
    world.faults.add('PUT /nodes/*/*', { kind: 'status', status: 500, message: 'disk full' }, { times: 1 });
    asked.length = 0;
    await clickUndo();
    expect(changes()).toHaveLength(1);
    expect(last()).toMatchObject({ kind: 'error', text: expect.stringContaining('disk full') });
    expect(wire(name)).toMatchObject({ ishub: 'yes', mtu: 1300 });
  });

  it('sends one change if nothing but the role was edited', async () => {
    const [next] = others();
    await edited(next?.name ?? '', { isHub: true });
    asked.length = 0;
    await clickUndo();
    expect(changes()).toHaveLength(1);
    expect(last()?.kind).toBe('success');
  });

  it('doesn’t touch the hub of another network', async () => {
    await loadEverything();
    const before = everything();
    await edited('owned-node', { isHub: true });
    await clickUndo();
    expect(everything()).toEqual(before);
  });
});

describe('a run on several records is undone as a whole', () => {
  const nodes = () => [node('owned-node'), node('mac-laptop')];
  const edits = () =>
    nodes().map((one) => {
      const before = nodeForm(one);
      return { node: one, edit: { before, after: { ...before, persistentKeepalive: '77' } } };
    });

  it.each<[string, () => Promise<unknown>]>([
    ['editing nodes', () => editNodes(edits())],
    ['disconnecting nodes', () => disconnectNodes(nodes())],
    ['creating gateways', () => switchRoles([node('owned-node')], 'ingress', true)],
    ['disabling clients', () => setClientsEnabled([client('phone-1'), client('tablet')], false)],
    ['deleting DNS entries', () => removeDnsEntries([{ name: 'db', network: 'meshnet' }])],
    ['setting permissions', () => setPermissions('meshnet', ['lvl2-client'], { clientLimit: '6' })],
    [
      'adding users to groups',
      () => changeGroups(['lvl0-admin', 'lvl3-none'], { isAdding: true, groups: ['auditors'] }),
    ],
  ])('%s', async (_, change) => {
    const before = everything();
    await change();
    expect(everything()).not.toEqual(before);
    expect(runStore.run?.results.every(({ state }) => state === 'done')).toBe(true);
    await clickUndo();
    expect(everything()).toEqual(before);
  });

  it('reports the items that someone else has changed since', async () => {
    await editNodes(edits());
    wire('mac-laptop').persistentkeepalive = 99;
    await clickUndo();
    expect(runStore.run?.results.map(({ name, state, text }) => [name, text ?? state])).toEqual([
      ['mac-laptop', undoConflictText],
      ['owned-node', 'done'],
    ]);
  });
});

describe('an undo', () => {
  it('keeps what others have changed since', async () => {
    await edited('owned-node', { mtu: '1300' });
    wire('owned-node').persistentkeepalive = 99;
    await clickUndo();
    expect(wire('owned-node')).toMatchObject({ mtu: 1280, persistentkeepalive: 99 });
  });

  it.each<[string, () => Promise<unknown>, () => void]>([
    ['a field', () => edited('owned-node', { mtu: '1300' }), () => (wire('owned-node').mtu = 1400)],
    [
      'the ranges of a gateway',
      () => createEgress(node('owned-node'), egress),
      () => wire('owned-node').egressgatewayranges?.push('10.9.0.0/16'),
    ],
    [
      'the nodes of a relay',
      () => createRelay(node('owned-node'), [node('mac-laptop')]),
      () => wire('owned-node').relayaddrs?.push('10.20.30.4'),
    ],
    [
      'the role',
      () => createEgress(node('owned-node'), egress),
      () => (wire('owned-node').isegressgateway = 'no'),
    ],
    [
      'a DNS entry',
      () => createDnsEntry({ name: 'intranet', address: '10.20.30.9', network: 'meshnet' }),
      () => {
        const entry = found(world.dns, ({ name }) => name === 'intranet');
        entry.address = '10.20.30.8';
      },
    ],
  ])('is rejected if someone else has changed %s since', async (_, change, meddle) => {
    await change();
    await settled();
    meddle();
    const before = everything();
    asked.length = 0;
    await clickUndo();
    expect(last()?.kind).toBe('error');
    expect(`${last()?.text} ${last()?.detail}`).toContain(undoConflictText);
    expect(changes()).toEqual([]);
    expect(everything()).toEqual(before);
  });

  it('is rejected if someone else has deleted the DNS entry since', async () => {
    await createDnsEntry({ name: 'intranet', address: '10.20.30.9', network: 'meshnet' });
    world.dns.splice(0);
    asked.length = 0;
    await clickUndo();
    expect(changes()).toEqual([]);
    expect(`${last()?.text} ${last()?.detail}`).toContain(undoConflictText);
  });

  it('of submitted rules takes back that they are submitted, unless the server rejects it', async () => {
    await isolated();
    world.faults.add('PUT /networks/*/acls', { kind: 'status', status: 500, message: 'no' }, { times: 1 });
    await clickUndo();
    expect(aclSubmissionOf('meshnet').status).toBe('submitted');
    await clickUndo();
    expect(aclSubmissionOf('meshnet').status).toBe('none');
  });

  it.each([
    ['restores the commands that a gateway loses with its role', true, 'echo up', 'owned-node in meshnet'],
    [
      'reports the commands that the server doesn’t accept again',
      false,
      '',
      'The server didn’t restore the postup and postdown commands',
    ],
  ])('%s', async (_, rce, postup, detail) => {
    world.settings.rce = rce;
    wire('owned-node').postup = 'echo up';
    await createEgress(node('owned-node'), egress);
    await settled();
    await clickUndo();
    expect(wire('owned-node').postup).toBe(postup);
    expect(last()?.detail).toBe(detail);
  });

  it('is offered again after the server rejected it', async () => {
    await edited('owned-node', { mtu: '1300' });
    const id = offered();
    world.faults.add('PUT /nodes/*/*', { kind: 'status', status: 500, message: 'disk full' }, { times: 1 });
    await clickUndo();
    expect(last()).toMatchObject({ kind: 'error', text: expect.stringContaining('disk full') });
    expect(offered()).toBe(id);
    await clickUndo();
    expect(wire('owned-node').mtu).toBe(1280);
  });

  it('sends nothing if the record can’t be read', async () => {
    await edited('owned-node', { mtu: '1300' });
    world.faults.add('GET /nodes', { kind: 'status', status: 503, message: 'down' });
    asked.length = 0;
    await clickUndo();
    expect(changes()).toEqual([]);
    expect(last()).toMatchObject({ kind: 'error', text: expect.stringContaining('Nothing was sent') });
  });

  it('is sent once if its response is lost', async () => {
    await edited('owned-node', { mtu: '1300' });
    world.faults.add('PUT /nodes/*/*', { kind: 'lost' }, { times: 1 });
    asked.length = 0;
    await clickUndo();
    expect(changes()).toHaveLength(1);
    expect(last()).toMatchObject({ kind: 'success' });
    expect(wire('owned-node').mtu).toBe(1280);
  });

  it('keeps a gateway that has clients now', async () => {
    await switchRole(node('owned-node'), 'ingress', true);
    await settled();
    const other = found([...world.extClients.values()], ({ clientid }) => clientid === 'phone-1');
    other.ingressgatewayid = node('owned-node').id;
    asked.length = 0;
    await clickUndo();
    expect(changes()).toEqual([]);
    expect(`${last()?.text} ${last()?.detail}`).toContain('external clients now');
  });

  it('keeps a gateway whose clients can’t be read', async () => {
    await switchRole(node('owned-node'), 'ingress', true);
    await settled();
    world.faults.add('GET /extclients/meshnet', { kind: 'status', status: 503 });
    asked.length = 0;
    await clickUndo();
    expect(changes()).toEqual([]);
    expect(last()?.kind).toBe('error');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a gateway that had clients', () => switchRole(node('gw-ingress'), 'ingress', false)],
    ['a failover node, which others keep', () => switchRole(node('owned-node'), 'failover', true)],
    ['a gateway that had its role before', () => createEgress(node('gw-egress'), egress)],
    [
      'a gateway whose response was lost',
      () => {
        world.faults.add('POST /nodes/*/*/creategateway', { kind: 'lost' });
        return createEgress(node('owned-node'), egress);
      },
    ],
    ['rules that the server already has', () => allowPair('meshnet', node('leaf-a').id, node('gw-relay').id)],
  ])('isn’t offered for %s', async (_, change) => {
    await change();
    await settled();
    expect(last()).toMatchObject({ kind: 'success' });
    expect(offered()).toBeUndefined();
  });

  it('ends with the session', async () => {
    await edited('owned-node', { mtu: '1300' });
    logOut('signedOut');
    expect(offered()).toBeUndefined();
  });
});
