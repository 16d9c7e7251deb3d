import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deployOnce, logIn } from './deployment.ts';

const deployment = deployOnce('thousandNodes');

it('polls a long list, and parses a large response in a worker that the security policy allows', async () => {
  const { context, open, problems } = await deployment().visit();
  const page = await open('/nodes');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await logIn(page, 'admin', adminPassword);
  const shown = await page.getByRole('rowheader').first().textContent();

  const isAsked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/nodes');
  for (const node of deployment().world.nodes.values()) if (node.name === shown) node.name = 'aaa-renamed';
  // A page that is back online polls at once.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await isAsked;
  await page.getByRole('rowheader', { name: 'aaa-renamed' }).waitFor();
  // The checks of findings have their own worker.
  await expect.poll(() => new Set(workers).size).toBe(1);

  const [node] = deployment().world.nodes.values();
  await page.goto(new URL(`/acls/${node?.network}`, page.url()).href);
  await page.getByRole('gridcell').first().waitFor();
  await expect.poll(() => new Set(workers).size).toBe(2);
  for (const file of workers) expect(file).toMatch(/\/assets\/worker-[^/]+\.js$/);
  expect(problems).toEqual([]);
  await context.close();
});
