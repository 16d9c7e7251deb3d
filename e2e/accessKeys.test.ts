import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { zeroNode } from '../mocks/wire/goStructs.ts';
import { joinNode } from '../mocks/world/nodes/nodes.ts';
import { wireguardKey } from '../mocks/world/random.ts';
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

it('creates a key, and shows the node that joins with it', async () => {
  const { world } = deployment;
  const page = await visit.open('/access-keys/meshnet/create');
  await logIn(page, 'admin', adminPassword);
  await page.getByRole('textbox', { name: /^Name/ }).fill('fra-rack-2');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('dialog', { name: 'Access key fra-rack-2' }).waitFor();

  const [key] = (world.networks.get('meshnet')?.accesskeys ?? []).filter(({ name }) => name === 'fra-rack-2');
  if (!key) throw new Error('The server has no such key');
  expect(key.uses).toBe(1);
  await page.getByText(`netclient join -t ${key.accessstring}`).waitFor();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(key.value);

  joinNode(world, 'meshnet', {
    ...zeroNode(),
    name: 'fra-web-03',
    os: 'linux',
    endpoint: '198.51.100.7',
    publickey: wireguardKey(world),
    accesskey: key.value,
  });
  await page.getByRole('listitem').filter({ hasText: 'fra-web-03' }).waitFor();

  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'mesh-join' }).waitFor();
  // Its only use is spent.
  await page.getByRole('link', { name: 'fra-rack-2' }).waitFor({ state: 'detached' });
});
