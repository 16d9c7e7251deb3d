// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { noticesStorageKey } from '../../../domain/session/session.ts';
import { startRun } from '../../flows/bulkRun.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { logOut } from '../../flows/logOut.ts';
import { startStoredNotifications } from '../../shell/StoredNotifications.tsx';
import { endTrial, startTrial } from '../../stores/ruleTrials.ts';
import { runStore } from '../../stores/run.ts';
import { beginSession, sessionStore } from '../../stores/session.ts';
import { answerConfirmation, click, field, openConsole, press, type } from '../../testing/openConsole.tsx';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';

type Texts = Record<string, string>;

/** Fills in a form, lets the session expire and logs a user in. Returns the form’s values after that. */
async function logInAgain(path: string, typed: Texts, username: string): Promise<Texts> {
  const { world, address } = await openConsole(path, { scenario: 'enterprise' });
  for (const [label, text] of Object.entries(typed)) await type(label, text);
  await act(async () => logOut('expired'));
  expect(address()).toBe('/login');
  await act(async () => {
    beginSession(sessionOf(world, username));
    await loadEverything();
  });
  expect(address()).toBe(path);
  return Object.fromEntries(Object.keys(typed).map((label) => [label, field(label).value]));
}

const newUser = { Username: 'erin', Password: 'secret-5', 'Password confirmation': 'secret-5' };

it.each<[string, Texts]>([
  ['/users/create', newUser],
  ['/usergroups/create', { 'User group': 'night' }],
  ['/user-permissions/meshnet/lvl2-client', { 'Client limit': '9' }],
])('%s keeps its input when the same user logs in again', async (path, typed) => {
  expect(await logInAgain(path, typed, 'admin')).toEqual(typed);
});

it('the create user form is empty when someone else logs in', async () => {
  const empty = { Username: '', Password: '', 'Password confirmation': '' };
  expect(await logInAgain('/users/create', newUser, 'second-admin')).toEqual(empty);
});

async function chooseLogOut(): Promise<void> {
  await press('Logged in as admin');
  await click(await screen.findByRole('menuitem', { name: 'Log out' }));
}

it('logging out asks before it stops a run, unlike other navigation', async () => {
  const { address, goTo } = await openConsole('/');
  const send = () => new Promise<never>(() => {});
  void startRun({ title: 'Delete 9 nodes', steps: [{ key: 'a', name: 'leaf-a', send }] });
  await goTo('/networks');
  expect(address()).toBe('/networks');
  await chooseLogOut();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('“Delete 9 nodes” hasn’t finished.');
  await answerConfirmation('Log out?', 'Stay');
  expect(address()).toBe('/networks');
  await chooseLogOut();
  await answerConfirmation('Log out?', 'Log out');
  await waitFor(() => expect(sessionStore.endedBecause).toBe('signedOut'));
  expect(runStore.run).toBeUndefined();
});

it('logging out asks while changed rules wait to be kept, unlike other navigation', async () => {
  const { address, goTo } = await openConsole('/');
  startTrial({ netid: 'meshnet', cause: 'isolates leaf-a', change: undefined });
  await goTo('/networks');
  expect(address()).toBe('/networks');
  await chooseLogOut();
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'You haven’t confirmed the new rules in meshnet.',
  );
  await answerConfirmation('Log out?', 'Stay');
  expect(address()).toBe('/networks');
  endTrial('meshnet', 'kept');
  await chooseLogOut();
  await waitFor(() => expect(sessionStore.endedBecause).toBe('signedOut'));
});

it('logging out removes stored notifications, which name records', async () => {
  await openConsole('/');
  // The shell does so once its first page is quiet, which may not be before this test.
  const stop = startStoredNotifications();
  act(() => toastQueue.show({ kind: 'success', text: 'Node Approved!', detail: 'leaf-a in meshnet' }));
  expect(sessionStorage.getItem(noticesStorageKey)).toContain('leaf-a');
  await chooseLogOut();
  await waitFor(() => expect(sessionStore.endedBecause).toBe('signedOut'));
  expect(sessionStorage.getItem(noticesStorageKey)).toBeNull();
  stop();
});

it('logging out asks before it discards input', async () => {
  const { address } = await openConsole('/users/create');
  await type('Username', 'erin');
  await chooseLogOut();
  await answerConfirmation('Leave without saving', 'Stay');
  expect(sessionStore.session?.user.name).toBe('admin');
  expect(field('Username').value).toBe('erin');
  await chooseLogOut();
  await answerConfirmation('Leave without saving', 'Leave');
  await waitFor(() => expect(sessionStore.session).toBeUndefined());
  await act(async () => beginSession(sessionOf(worldOf('community'), 'admin')));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sessionStore.session?.user.name).toBe('admin');
});
