// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { toastQueue } from '../../components/Toast/toastQueue.ts';
import { noticesStorageKey } from '../../domain/session/storedNotices.ts';
import { logOut } from '../flows/logOut.ts';
import { beginSession, sessionStore } from '../stores/session.ts';
import { enter, world } from '../testing/enter.ts';
import { sessionOf } from '../testing/worldOf.ts';
import { startStoredNotifications } from './storedNotifications.ts';

const texts = () => toastQueue.snapshot().history.map(({ text, detail }) => [text, detail]);

/** What the page forgets with a reload, while the browser keeps session and storage. */
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
