// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadEverything } from '../../flows/refresh.ts';
import { logOut } from '../../flows/logOut.ts';
import { beginSession } from '../../stores/session.ts';
import { field, openConsole, type } from '../../testing/openConsole.tsx';
import { sessionOf } from '../../testing/worldOf.ts';

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
