// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminPassword } from '../../../../mocks/scenarios/accounts.ts';
import { messages } from '../../../domain/text/messages.ts';
import { sessionStore } from '../../stores/session.ts';
import { field, openConsole, press, type } from '../../testing/openConsole.tsx';

const formAppears = () => screen.findByRole('button', { name: 'Log in' });

async function logIn(password: string): Promise<void> {
  await formAppears();
  await type('Username', 'admin');
  await type('Password', password);
  await press('Log in');
}

it('keeps the name after a wrong password', async () => {
  const { address } = await openConsole('/login', { as: '' });
  await logIn('wrong-password');
  expect(await screen.findByText(messages['login.loginFailed'])).toBeTruthy();
  expect(address()).toBe('/login');
  expect(field('Username').value).toBe('admin');
});

it.each([
  ['login=not-a-token', messages['login.loginFailed']],
  ['oauth=callback-error', messages['login.oauth.failed']],
])('explains why the OAuth return %s failed and still logs in by password', async (query, text) => {
  const { address } = await openConsole(`/login?${query}`, { as: '' });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(address()).toBe('/login');
  await logIn(adminPassword);
  await waitFor(() => expect(address()).toBe('/'));
});

it('sends a logged-in user home after a failed OAuth return', async () => {
  const { address } = await openConsole('/login?oauth=callback-error');
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
