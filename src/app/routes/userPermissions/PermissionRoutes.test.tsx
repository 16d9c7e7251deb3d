// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { click, field, openConsole, press, type } from '../../testing/openConsole.tsx';

const open = (at: string, faults = '') => openConsole(at, { scenario: 'enterprise', faults });
const form = '/user-permissions/meshnet/lvl2-client';

it('keeps what was typed when the server rejects a permission', async () => {
  await open(form, 'PUT /networkusers=400:no such luck');
  await type('Client limit', '9');
  await press('Submit');
  expect(await screen.findByText('Failed to update Network User! : no such luck')).toBeTruthy();
  expect(field('Client limit').value).toBe('9');
});

it('sends nothing over a limit that another administrator changed until the user decides', async () => {
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

it('sends nothing that the server must reject, and leads to the allowed groups', async () => {
  const { asked } = await open('/user-permissions/dualnet/lvl2-client');
  expect(screen.getByText('dualnet does not allow this user.')).toBeTruthy();
  await click(screen.getByRole('radio', { name: /Network admin/ }));
  await press('Submit');
  expect(screen.getByRole('link', { name: 'Allowed groups' }).getAttribute('href')).toBe(
    '/networks/dualnet/edit/groups',
  );
  expect(asked).toEqual([]);
});

it('leads from a user without permissions to the users of the network', async () => {
  const { address } = await open('/user-permissions/meshnet/nobody');
  expect(screen.getByRole('dialog', { name: 'Not Found' })).toBeTruthy();
  await press('See the users of meshnet');
  expect(address()).toBe('/user-permissions/meshnet');
});
