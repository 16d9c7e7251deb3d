import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deploy, logIn } from './deployment.ts';

it('the shipped policy allows downloads and workers', async () => {
  const { world, visit, shutDown } = await deploy('community');
  try {
    const { context, open, problems } = await visit();
    const page = await open('/ext-clients/meshnet');
    const started = new Set<string>();
    page.on('worker', (worker) => started.add(new URL(worker.url()).pathname));
    const section = (name: RegExp) => page.getByRole('link', { name }).first();
    await logIn(page, 'admin', adminPassword);

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download phone-1.conf' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('phone-1.conf');
    const saved = await text(await download.createReadStream());
    const client = [...world.extClients.values()].find(({ clientid }) => clientid === 'phone-1');
    expect(saved).toContain(`Address = ${client?.address}/32`);
    expect(saved).toContain(`PrivateKey = ${client?.privatekey}`);
    // The checks of findings run on every page.
    await expect.poll(() => [...started]).toEqual([expect.stringMatching(/^\/assets\/worker-/)]);

    const isLayout = (file: string) => file.startsWith('/assets/layoutWorker-');
    await section(/^Graphs/).click();
    const relay = page.getByRole('button', { name: 'gw-relay, relay, HEALTHY' });
    await relay.waitFor();
    expect([...started].filter(isLayout)).toHaveLength(1);
    await relay.click();
    await page.getByRole('heading', { name: 'gw-relay' }).waitFor();
    await relay.press('f');
    await page.getByRole('button', { name: 'Exit focus' }).waitFor();
    await relay.waitFor();

    await section(/^ACLs/).click();
    await page.getByRole('gridcell', { name: 'gw-egress and gw-ingress: allowed' }).click();
    await page.getByRole('button', { name: 'Submit Changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Changes' }).click();
    await page.getByText('ACL Updated!').first().waitFor();
    // These calculate reachability and merge ACLs.
    const others = [...started].filter((file) => file.startsWith('/assets/worker-'));
    expect(others).toHaveLength(2);
    await context.close();
    expect(problems).toEqual([]);
  } finally {
    await shutDown();
  }
});
