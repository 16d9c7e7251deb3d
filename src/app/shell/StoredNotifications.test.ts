// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { undoConflictText } from '../../domain/edit/undo.ts';
import { valueOf } from '../../domain/loadable.ts';
import { nodeForm } from '../../domain/node/nodeForm.ts';
import { noticesStorageKey } from '../../domain/session/session.ts';
import { logOut } from '../flows/logOut.ts';
import { saveNode } from '../flows/nodeEdits.ts';
import { nodesStore } from '../stores/records.ts';
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
