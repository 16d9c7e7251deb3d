// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPassword } from '../../../../mocks/scenarios/accounts.ts';
import { messages } from '../../../domain/text/messages.ts';
import { oauthReturn, rememberOauth, sessionStore } from '../../stores/session.ts';
import { sessionOf, worldOf } from '../../testing/worldOf.ts';
import { answerConfirmation, field, openConsole, press, type } from '../../testing/openConsole.tsx';

const formAppears = () => screen.findByRole('button', { name: 'Log in' });

async function logIn(password: string): Promise<void> {
  await formAppears();
  await type('Username', 'admin');
  await type('Password', password);
  await press('Log in');
}

it('keeps the name after a wrong password', async () => {
  const { address } = await openConsole('/login', { as: '' });
  await formAppears();
  expect(document.title).toBe('Log in · Netmaker');
  await logIn('wrong-password');
  expect(await screen.findByText(messages['login.loginFailed'])).toBeTruthy();
  expect(address()).toBe('/login');
  expect(field('Username').value).toBe('admin');
});

it.each([
  ['login=not-a-token', messages['login.loginFailed']],
  ['oauth=callback-error', messages['login.oauth.failed']],
])('explains why the OAuth return %s failed and still logs in by password', async (query, text) => {
  rememberOauth();
  oauthReturn.query = `?${query}`;
  const { address } = await openConsole('/login', { as: '' });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(address()).toBe('/login');
  await logIn(adminPassword);
  await waitFor(() => expect(address()).toBe('/'));
});

it('explains why a login link that this tab didn’t ask for is ignored', async () => {
  oauthReturn.query = `?login=${sessionOf(worldOf('community'), 'alice').token}`;
  await openConsole('/login', { as: '' });
  expect(await screen.findByText('Ignored a login link')).toBeTruthy();
  expect(sessionStore.session).toBeUndefined();
});

it('doesn’t read a login from the address of a page', async () => {
  rememberOauth();
  const { token } = sessionOf(worldOf('community'), 'alice');
  const { address } = await openConsole(`/login?login=${token}`);
  await waitFor(() => expect(address()).toBe('/'));
  expect(sessionStore.session?.user.name).toBe('admin');
});

it.each([
  ['Log in as alice', 'alice'],
  ['Stay logged in as admin', 'admin'],
])('asks before an OAuth login replaces another user’s session: %s', async (button, username) => {
  rememberOauth();
  const { address } = await openConsole('/', {
    prepare: (world) => {
      oauthReturn.query = `?login=${sessionOf(world, 'alice').token}`;
    },
  }).then(async (opened) => {
    await opened.goTo('/login');
    return opened;
  });
  await answerConfirmation('Log in as alice?', button);
  await waitFor(() => expect(address()).toBe('/'));
  expect(sessionStore.session?.user.name).toBe(username);
});

it('sends a logged-in user home after a failed OAuth return', async () => {
  oauthReturn.query = '?oauth=callback-error';
  const { address } = await openConsole('/login');
  await waitFor(() => expect(address()).toBe('/'));
  expect(sessionStore.session?.user.name).toBe('admin');
  expect(
    await screen.findByText('You’re still logged in as admin.', { ignore: '[aria-live] *' }),
  ).toBeTruthy();
});

it('retries connecting to the server', async () => {
  const { world } = await openConsole('/login', { as: '', faults: '*=refuse' });
  expect(await screen.findByText(/^No response from http:\/\/localhost:8081/)).toBeTruthy();
  world.faults.clear();
  await press('Try again');
  await waitFor(() => expect(screen.queryByText('Could not reach server')).toBeNull());
});

it('distinguishes an unreachable server from a wrong password', async () => {
  const { world } = await openConsole('/login', { as: '' });
  await formAppears();
  world.faults.add('*', { kind: 'refuse' });
  await logIn(adminPassword);
  expect(await screen.findByText(/^No response from http:\/\/localhost:8081/)).toBeTruthy();
});
