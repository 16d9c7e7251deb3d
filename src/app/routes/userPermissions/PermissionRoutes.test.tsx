// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { click, field, openConsole, press, type } from '../../testing/openConsole.tsx';

const open = (path: string, faults = '') => openConsole(path, { scenario: 'enterprise', faults });
const form = '/user-permissions/meshnet/lvl2-client';

it('keeps the input if the server rejects a permission', async () => {
  await open(form, 'PUT /networkusers=400:no such luck');
  await type('Client limit', '9');
  await press('Submit');
  expect(await screen.findByText('Failed to update Network User! : no such luck')).toBeTruthy();
  expect(field('Client limit').value).toBe('9');
});

it('waits for a decision if another administrator changed the same limit', async () => {
  const { world, asked, address } = await open(form);
  const stored = () => world.networkUsers.get('meshnet')?.get('lvl2-client');
  await type('Client limit', '9');
  Object.assign(stored() ?? {}, { clientlimit: 7 });
  await press('Submit');
  await click(await screen.findByRole('button', { name: 'Keep mine for Client limit' }));
  expect(asked.filter((line) => line.startsWith('PUT'))).toEqual([]);
  await press('Submit');
  await waitFor(() => expect(address()).toBe('/user-permissions/meshnet'));
  expect(stored()?.clientlimit).toBe(9);
});

it('blocks a change that the server would reject and links to the allowed groups', async () => {
  const { asked } = await open('/user-permissions/dualnet/lvl2-client');
  expect(screen.getByText('dualnet doesn’t allow this user.')).toBeTruthy();
  await click(screen.getByRole('radio', { name: /Network administrator/ }));
  await press('Submit');
  expect(screen.getByRole('link', { name: 'Allowed groups' }).getAttribute('href')).toBe(
    '/networks/dualnet/edit/groups',
  );
  expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([]);
});

it('links a user without permissions to the users of the network', async () => {
  const { address } = await open('/user-permissions/meshnet/nobody');
  expect(screen.getByRole('dialog', { name: 'Not Found' })).toBeTruthy();
  await press('View users of meshnet');
  expect(address()).toBe('/user-permissions/meshnet');
});

it('links an unknown network to the choice of networks', async () => {
  const { address } = await open('/user-permissions/nowhere');
  await click(screen.getByRole('link', { name: 'Permissions in all networks' }));
  expect(address()).toBe('/user-permissions');
});
