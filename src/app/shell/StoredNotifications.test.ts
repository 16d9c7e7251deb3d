// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { toastQueue, undoNote } from '../../components/Toast/toastQueue.ts';
import { setPairs } from '../../domain/acl/aclEdit.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { valueOf } from '../../domain/loadable.ts';
import { networkForm } from '../../domain/network/networkForm.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import { noticesStorageKey } from '../../domain/session/session.ts';
import { allowedForm } from '../../domain/network/networkAllowed.ts';
import type { GatewayRole } from '../../domain/node/gateways.ts';
import { userForm } from '../../domain/user/userForm.ts';
import { actOn, actOnAll } from '../flows/act.ts';
import { refreshAcls, submitAcls } from '../flows/acls.ts';
import { make } from '../flows/change.ts';
import { enabling, renameClient } from '../flows/externalClients/externalClients.ts';
import { logOut } from '../flows/logOut.ts';
import { saveAllowed } from '../flows/networkAllowed.ts';
import { saveNetwork } from '../flows/networks.ts';
import { saveUser } from '../flows/users/users.ts';
import { saveNode } from '../flows/nodeEdits.ts';
import { changeAcls } from '../stores/drafts/aclEdits.ts';
import { networksStore, nodesStore, usersStore } from '../stores/records.ts';
import { beginSession, sessionStore } from '../stores/session.ts';
import { asked, enter, world } from '../testing/enter.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { startStoredNotifications } from './StoredNotifications.tsx';

const texts = () => toastQueue.snapshot().history.map(({ text, detail }) => [text, detail]);

/** Resets the state that a reload loses. The browser keeps session and storage. */
function reload(): void {
  const kept = sessionStorage.getItem(noticesStorageKey) ?? '';
  toastQueue.clearHistory();
  sessionStorage.setItem(noticesStorageKey, kept);
}

it('notifications outlive a reload without their undo, and end with the session', async () => {
  await enter('community');
  const stop = startStoredNotifications();
  toastQueue.show({ kind: 'success', text: 'Node updated', undo: async () => true });
  reload();
  stop();
  const stopAgain = startStoredNotifications();
  expect(texts()).toEqual([['Node updated', 'It can no longer be undone here, because the page reloaded']]);
  expect(toastQueue.snapshot()).toMatchObject({ toasts: [{ text: 'Node updated' }], unread: 0 });
  logOut('signedOut');
  expect(texts()).toEqual([]);
  expect(sessionStorage.getItem(noticesStorageKey)).toBeNull();
  stopAgain();
});

async function editAndReload() {
  await enter('community');
  const stop = startStoredNotifications();
  const node = valueOf(nodesStore.data)?.find(({ name }) => name === 'owned-node');
  if (!node) throw new Error('The scenario has other nodes');
  const before = nodeForm(node);
  await saveNode(node, { before, after: { ...before, mtu: '1300' } });
  expect(world.nodes.get(node.id)?.mtu).toBe(1300);
  reload();
  stop();
  return { node, before };
}

it('the undo of an edited node outlives a reload, and sends nothing until it is pressed', async () => {
  const { node, before } = await editAndReload();
  asked.length = 0;
  const stopAgain = startStoredNotifications();
  const [restored] = toastQueue.snapshot().history;
  expect(restored?.detail).toContain(`Undo restores owned-node in meshnet: MTU: ${before.mtu}`);
  expect(asked).toEqual([]);
  await toastQueue.undo(restored?.id ?? '');
  expect(world.nodes.get(node.id)?.mtu).toBe(Number(before.mtu));
  stopAgain();
});

it('the undo of an edited node is rejected after a reload, if someone else has changed the field since', async () => {
  const { node } = await editAndReload();
  const stored = world.nodes.get(node.id);
  if (stored) stored.mtu = 1400;
  const stopAgain = startStoredNotifications();
  await toastQueue.undo(toastQueue.snapshot().history[0]?.id ?? '');
  expect(world.nodes.get(node.id)?.mtu).toBe(1400);
  expect(JSON.stringify(texts()[0])).toContain(undoConflictText);
  stopAgain();
});

/** Reloads after a change, and presses Undo. Nothing is sent before that. */
async function undoAfterReload(made: () => Promise<unknown>, text: string): Promise<void> {
  const stop = startStoredNotifications();
  await made();
  reload();
  stop();
  asked.length = 0;
  const stopAgain = startStoredNotifications();
  const [restored] = toastQueue.snapshot().history;
  expect(restored?.detail).toContain(text);
  expect(asked).toEqual([]);
  await toastQueue.undo(restored?.id ?? '');
  stopAgain();
}

it('the undo of submitted rules outlives a reload', async () => {
  await enter('community');
  const pair = ['gw-egress', 'gw-ingress'].map((name) => uuidFor(`meshnet/${name}`));
  const cells = () => pair.map((id, at) => world.acls.get('meshnet')?.[id]?.[pair[1 - at] ?? '']);
  await refreshAcls('meshnet');
  await undoAfterReload(async () => {
    changeAcls('meshnet', (edit) => {
      const [one = -1, other = -1] = pair.map((id) => edit.loaded.indexOf.get(id));
      return setPairs(edit, [one], [other], false);
    });
    await submitAcls('meshnet');
    expect(cells()).toEqual([1, 1]);
  }, 'Undo allows up to 1 pair in meshnet');
  expect(cells()).toEqual([2, 2]);
});

it('the undo of an edited network outlives a reload', async () => {
  await enter('community');
  const network = valueOf(networksStore.data)?.find(({ netid }) => netid === 'meshnet');
  if (!network) throw new Error('The scenario has other networks');
  const before = networkForm(network);
  await undoAfterReload(async () => {
    await saveNetwork('meshnet', { before, after: { ...before, defaultMtu: '1300' } }, {});
    expect(world.networks.get('meshnet')?.defaultmtu).toBe(1300);
  }, `Undo restores meshnet: Default MTU: ${before.defaultMtu}`);
  expect(world.networks.get('meshnet')?.defaultmtu).toBe(Number(before.defaultMtu));
});

it('the undo of a disabled client outlives a reload', async () => {
  await enter('community');
  const phone = () => [...world.extClients.values()].find(({ clientid }) => clientid === 'phone-1');
  await undoAfterReload(async () => {
    await make(enabling({ network: 'meshnet', clientId: 'phone-1' }, false));
    expect(phone()?.enabled).toBe(false);
  }, 'Undo enables phone-1 in meshnet');
  expect(phone()?.enabled).toBe(true);
});

const networkNamed = (netid: string) => {
  const found = valueOf(networksStore.data)?.find((one) => one.netid === netid);
  if (!found) throw new Error(`There is no ${netid}`);
  return found;
};
const userNamed = (username: string) => {
  const found = valueOf(usersStore.data)?.find((one) => one.username === username);
  if (!found) throw new Error(`There is no ${username}`);
  return found;
};
const nodeNamed = (name: string, network = 'meshnet') => {
  const found = valueOf(nodesStore.data)?.find((one) => one.name === name && one.network === network);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
/** The server spells an empty list in two ways. */
const nodes = () =>
  [...world.nodes.values()].map((node) => [
    node.name,
    node.isegressgateway,
    node.isingressgateway,
    node.isrelay,
    node.isrelayed,
    node.ishub,
    node.connected,
    node.egressgatewayranges ?? [],
    node.relayaddrs ?? [],
    node.postup,
    node.postdown,
    node.udpholepunch,
  ]);
const users = () =>
  JSON.stringify([[...world.users.values()], [...world.networkUsers].map(([, of]) => [...of])]);
const clients = () =>
  [...world.extClients.values()].map(({ clientid, address }) => [clientid, address]).toSorted();
const switchOff = (role: GatewayRole, name: string) =>
  actOn({ kind: 'switchRole', node: nodeNamed(name), role, isOn: false });

it.each<[string, () => Promise<unknown>, string, () => unknown]>([
  [
    'a removed egress role',
    () => switchOff('egress', 'gw-egress'),
    'Undo adds the egress role to gw-egress',
    nodes,
  ],
  [
    'a removed relay role',
    () => switchOff('relay', 'gw-relay'),
    'Undo adds the relay role to gw-relay',
    nodes,
  ],
  [
    'a created ingress role',
    () => actOn({ kind: 'switchRole', node: nodeNamed('leaf-a'), role: 'ingress', isOn: true }),
    'Undo removes the ingress role from leaf-a',
    nodes,
  ],
  [
    'the hub',
    () => actOn({ kind: 'switchRole', node: nodeNamed('site-1', 'p2snet'), role: 'hub', isOn: true }),
    'Undo makes site-hub the hub of p2snet',
    nodes,
  ],
  [
    'a renamed client',
    () => renameClient({ network: 'meshnet', clientId: 'phone-1' }, 'phone-9'),
    'Undo renames phone-9 in meshnet to phone-1',
    clients,
  ],
  [
    'an access level',
    () =>
      actOnAll([
        { kind: 'setPermission', netid: 'meshnet', username: 'lvl2-client', values: { accessLevel: '1' } },
      ]),
    'Undo reverts 1 change: restores lvl2-client in meshnet: User access level: 2',
    users,
  ],
  [
    'the groups of users, with their access',
    () =>
      actOnAll(
        ['lvl3-none', 'lvl1-node'].map((username) => ({
          kind: 'changeGroups',
          username,
          groups: ['auditors'],
          isAdding: true,
        })),
      ),
    'Undo reverts 2 changes: restores the groups of lvl',
    users,
  ],
  [
    'the networks of a user',
    () =>
      saveUser('alice', {
        before: userForm(userNamed('alice')),
        after: { isAdmin: false, networks: ['p2snet'] },
      }),
    'Undo restores the networks of alice',
    () => world.users.get('alice')?.networks?.toSorted(),
  ],
  [
    'the allowed groups of a network',
    () => {
      const before = allowedForm(networkNamed('meshnet'), 'groups');
      return saveAllowed('meshnet', 'groups', { before, after: { allowed: ['auditors'] } }, {});
    },
    'Undo restores the allowed groups of meshnet',
    users,
  ],
  [
    'a run',
    () => actOnAll(['leaf-a', 'leaf-b'].map((name) => ({ kind: 'disconnectNode', node: nodeNamed(name) }))),
    'Undo reverts 2 changes: restores leaf-b in meshnet: Connected: on; restores leaf-a',
    nodes,
  ],
])('the undo of %s outlives a reload', async (_, made, text, state) => {
  await enter('enterprise');
  const before = state();
  await undoAfterReload(async () => {
    await made();
    expect(state()).not.toEqual(before);
  }, text);
  expect(state()).toEqual(before);
});

it('commands that a role took with it stay gone after a reload, as the notification says', async () => {
  await enter('enterprise');
  const gateway = () => [...world.nodes.values()].find(({ name }) => name === 'gw-egress');
  Object.assign(gateway() ?? {}, { postup: 'echo own' });
  await undoAfterReload(() => switchOff('egress', 'gw-egress'), 'but not the commands of the node');
  expect(gateway()).toMatchObject({ isegressgateway: 'yes' });
  expect(gateway()?.postup).not.toContain('echo own');
  expect(JSON.stringify(texts()[0])).toContain('The server didn’t restore the postup and postdown commands');
});

it('an undo that ends with the page says so beforehand, and afterwards only that it ended', async () => {
  await enter('community');
  const stop = startStoredNotifications();
  const node = nodeNamed('owned-node');
  const before = nodeForm(node);
  await saveNode(node, { before, after: { ...before, defaultAcl: 'no' } });
  expect(toastQueue.snapshot().history.map(undoNote)[0]).toBe('Can be undone until this page reloads');
  reload();
  stop();
  const stopAgain = startStoredNotifications();
  expect(texts()[0]?.[1]).toContain('It can no longer be undone here');
  expect(texts()[0]?.[1]).not.toContain('Can be undone');
  stopAgain();
});

it('notifications of another session aren’t restored', async () => {
  await enter('community');
  startStoredNotifications()();
  toastQueue.show({ kind: 'success', text: 'Node updated' });
  const stop = startStoredNotifications();
  reload();
  stop();
  sessionStore.session = undefined;
  beginSession(sessionOf(world, 'second-admin'));
  startStoredNotifications()();
  expect(texts()).toEqual([]);
});
