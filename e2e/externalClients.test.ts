import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deploy, logIn, type Visit } from './deployment.ts';

let deployment: Awaited<ReturnType<typeof deploy>>;
let visit: Visit;

beforeAll(async () => {
  deployment = await deploy('community');
});

afterAll(() => deployment.shutDown());

beforeEach(async () => {
  visit = await deployment.visit();
});

afterEach(async () => {
  await visit.context.close();
  if (visit.problems.length > 0) throw new Error(visit.problems.join('\n'));
});

it('creates a client, shows its QR code and downloads its configuration', async () => {
  const page = await visit.open('/ext-clients/dualnet');
  await logIn(page, 'admin', adminPassword);
  const clients = () => [...deployment.world.extClients.values()];
  const before = new Set(clients().map(({ clientid }) => clientid));
  await page.getByRole('button', { name: 'Add client to dual-a' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add client' }).click();
  await vi.waitFor(() => expect(clients()).toHaveLength(before.size + 1), { timeout: 20_000 });
  const created = clients().find(({ clientid }) => !before.has(clientid));
  const name = created?.clientid ?? '';

  await page
    .getByRole('dialog', { name: `${name} is ready` })
    .getByRole('button', { name: 'Done' })
    .click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: `QR code of ${name}` }).click();
  await page.getByRole('img', { name: `QR code of ${name}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/ext-clients/dualnet/${name}/qr`);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: `Download ${name}.conf` })
      .click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.conf`);
  const config = await readFile(await download.path(), 'utf8');
  expect(config).toContain(`Address = ${created?.address}/32,${created?.address6}/128`);
  expect(config).toContain(`PrivateKey = ${created?.privatekey}`);

  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('img', { name: `QR code of ${name}` }).waitFor({ state: 'detached' });
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(created?.privatekey);
});
