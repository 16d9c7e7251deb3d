import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn } from './deployment.ts';

const deployment = deployOnce('community');

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...window.localStorage, ...window.sessionStorage }));

it('stores no access keys or private keys in the browser', async () => {
  const { world, visit } = deployment();
  const { context, open, problems } = await visit();
  const page = await open('/access-keys/meshnet/create');
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('textbox', { name: /^Name/ }).fill('fra-rack-2');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('dialog', { name: 'Access key fra-rack-2' }).waitFor();
  const keys = world.networks.get('meshnet')?.accesskeys ?? [];
  const key = keys.find(({ name }) => name === 'fra-rack-2');
  await page.getByText(`netclient join -t ${key?.accessstring}`).waitFor();
  expect(await stored(page)).toContain('netmaker-user');
  expect(await stored(page)).not.toContain(key?.value);

  await page.goto(new URL('/ext-clients/meshnet/phone-1/qr', page.url()).href);
  await page.getByRole('img', { name: 'QR code for phone-1' }).waitFor();
  const client = [...world.extClients.values()].find(({ clientid }) => clientid === 'phone-1');
  expect(client?.privatekey).toMatch(/=$/);
  expect(await stored(page)).not.toContain(client?.privatekey);
  await context.close();
  expect(problems).toEqual([]);
});
