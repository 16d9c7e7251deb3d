// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toastQueue } from '../../../components/Toast/toastQueue.ts';
import { hostileTexts } from '../../../../mocks/fixtures/hostileTexts.ts';
import { holdRequests } from '../../testing/holdRequests.ts';
import { answerConfirmation, click, openConsole, press, type } from '../../testing/openConsole.tsx';

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const isAdmin = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Admin' });

it('shows that the server ignored a promotion', async () => {
  const { world } = await openConsole('/users/alice');
  await click(isAdmin());
  await press('Update');
  await answerConfirmation('Make alice an administrator?', 'Make admin');
  expect(await screen.findByText('The server saved False for Admin instead.')).toBeTruthy();
  expect(isAdmin().checked).toBe(false);
  expect(world.users.get('alice')?.isadmin).toBe(false);
});

it('shows that the server didn’t remove the last network', async () => {
  await openConsole('/users/bob');
  await click(box('p2snet'));
  await press('Update');
  expect(await screen.findByText('The server saved p2snet for Networks instead.')).toBeTruthy();
  expect(box('p2snet').checked).toBe(true);
});

it('waits for a decision if another administrator changed the networks', async () => {
  const { world, asked } = await openConsole('/users/alice');
  const alice = world.users.get('alice');
  await click(box('p2snet'));
  if (alice) alice.networks = ['meshnet'];
  await press('Update');
  await click(await screen.findByRole('button', { name: 'Keep mine for Networks' }));
  expect(asked.filter((line) => line.startsWith('PUT'))).toEqual([]);
  await press('Update');
  await waitFor(() => expect(alice?.networks).toEqual(['dualnet', 'meshnet', 'p2snet']));
  // The response would otherwise reach the next test.
  await screen.findByText('User Updated! : alice');
});

it('follows an undo from the notifications, and doesn’t take it for someone else’s change', async () => {
  await openConsole('/users/alice');
  await click(box('p2snet'));
  await press('Update');
  await screen.findByText('User Updated! : alice');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
  await act(async () => {
    const undoable = toastQueue.snapshot().history.find(({ undo }) => undo);
    await toastQueue.undo(undoable?.id ?? '');
  });
  await screen.findByText('Change undone');
  expect(box('p2snet').checked).toBe(false);
  expect(screen.queryByText(/Someone else/)).toBeNull();
});

it('keeps what the user changes during a save', async () => {
  const { world } = await openConsole('/users/alice');
  const release = holdRequests('PUT');
  await click(box('p2snet'));
  await press('Update');
  await click(box('dualnet'));
  release();
  await screen.findByText('User Updated! : alice');
  expect(world.users.get('alice')?.networks).toContain('dualnet');
  expect([box('p2snet'), box('dualnet')].map(({ checked }) => checked)).toEqual([true, false]);
});

it('keeps the selection if the server rejects it', async () => {
  await openConsole('/users/alice', { faults: 'PUT /users/networks/*=400:no such luck' });
  await click(box('p2snet'));
  await press('Update');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to update user! : alice no such luck',
  );
  expect(box('p2snet').checked).toBe(true);
});

it('shows that the server rejected a password and keeps the user logged in', async () => {
  const { asked } = await openConsole('/users/alice', { as: 'alice' });
  expect(screen.getByText(/only administrators can change their password/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Admin' })).toBeNull();
  await type('Password', 'another-1');
  await type('Password confirmation', 'another-1');
  await press('Change password');
  await answerConfirmation('Change password?', 'Change password');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to update user! : alice unauthorized',
  );
  expect(screen.getByRole('button', { name: 'Logged in as alice' })).toBeTruthy();
  expect(asked.filter((line) => line.startsWith('GET /users '))).toEqual([]);
});

it('stays on the page if the deletion was rejected and shows the reason as text', async () => {
  const { world, address } = await openConsole('/users/alice');
  const message = hostileTexts.find((text) => text.includes('<img src=x')) ?? '';
  world.faults.add('DELETE /users/*', { kind: 'status', status: 500, message });
  await press('Delete');
  await answerConfirmation('Delete user alice?', 'Delete user');
  expect(await screen.findAllByText((text) => text.includes(message))).not.toEqual([]);
  expect(document.querySelector('img, script')).toBeNull();
  expect(address()).toBe('/users/alice');
});
