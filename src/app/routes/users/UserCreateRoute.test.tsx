// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdRequests } from '../../testing/holdRequests.ts';
import { answerConfirmation, click, field, openConsole, press, type } from '../../testing/openConsole.tsx';

async function fillIn(username: string): Promise<void> {
  await type('Username', username);
  await type('Password', 'secret-5');
  await type('Password confirmation', 'secret-5');
}

it('keeps the input if the server rejects a user and sends it again', async () => {
  const { asked, address } = await openConsole('/users/create', {
    faults: 'POST /users/*=400:no such luck*1',
  });
  await fillIn('erin');
  await press('Create user');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to create new User. : erin no such luck',
  );
  expect(field('Username').value).toBe('erin');
  expect(field('Password').value).toBe('secret-5');
  await press('Create user');
  await waitFor(() => expect(address()).toBe('/users'));
  expect(asked.filter((line) => line.startsWith('POST'))).toHaveLength(2);
});

it('creates an administrator after confirmation', async () => {
  const { world, asked } = await openConsole('/users/create');
  await fillIn('frank');
  await click(screen.getByRole('switch', { name: /admin/ }));
  await press('Create user');
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([]);
  await answerConfirmation('Create frank as an administrator?', 'Create admin');
  await waitFor(() => expect(world.users.get('frank')?.isadmin).toBe(true));
});

it('asks before discarding input', async () => {
  const { address, goTo } = await openConsole('/users/create');
  await type('Username', 'erin');
  await goTo('/users');
  await answerConfirmation('Leave without saving', 'Stay');
  expect(address()).toBe('/users/create');
  expect(field('Username').value).toBe('erin');
  await goTo('/users');
  await answerConfirmation('Leave without saving', 'Leave');
  expect(address()).toBe('/users');
  await goTo('/users/create');
  expect(field('Username').value).toBe('');
});

it('keeps the input for another user while the first one is still being created', async () => {
  const { world, address, goTo } = await openConsole('/users/create');
  const release = holdRequests('POST');
  await fillIn('erin');
  await press('Create user');
  await goTo('/users');
  await answerConfirmation('Leave without saving', 'Leave');
  await goTo('/users/create');
  await type('Username', 'frank');
  release();
  await screen.findByText('Successfully created User! : erin');
  expect(world.users.has('erin')).toBe(true);
  expect(field('Username').value).toBe('frank');
  expect(address()).toBe('/users/create');
});
