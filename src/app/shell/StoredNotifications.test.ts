// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { uuidFor } from '../../../mocks/fixtures/seed.ts';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { setPairs } from '../../domain/acl/aclEdit.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { valueOf } from '../../domain/loadable.ts';
import { networkForm } from '../../domain/network/networkForm.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import { noticesStorageKey } from '../../domain/session/session.ts';
import { refreshAcls, submitAcls } from '../flows/acls.ts';
import { make } from '../flows/change.ts';
import { enabling } from '../flows/externalClients/externalClients.ts';
import { logOut } from '../flows/logOut.ts';
import { saveNetwork } from '../flows/networks.ts';
import { saveNode } from '../flows/nodeEdits.ts';
import { changeAcls } from '../stores/drafts/aclEdits.ts';
import { networksStore, nodesStore } from '../stores/records.ts';
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
