import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { serveBundle, serveWithoutHeaders } from './bundleServer.ts';
import { deploy, logIn } from './deployment.ts';

const slow = { timeout: 60_000 };

it('the page has its own policy, for hosts that send no headers', async () => {
  const { visit, shutDown } = await deploy('community', { serve: serveWithoutHeaders });
  try {
    const { context, open, problems } = await visit();
    const page = await open('/nodes');
    await logIn(page, 'admin', adminPassword);
    await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();
    expect(problems).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "hacked"');
      document.head.append(script);
    });
    expect(await page.title()).not.toBe('hacked');
    await context.close();
  } finally {
    await shutDown();
  }
});

it('the login page names a policy that blocks the backend as the cause', async () => {
  const { visit, shutDown } = await deploy('community', {
    serve: (backend) => serveBundle(backend, 'https://api.netmaker.example.com'),
  });
  try {
    const { context, open } = await visit();
    const page = await open('/');
    await page.getByText(/security policy blocks requests to 127\.0\.0\.1:\d+\. BACKEND_URL/).waitFor();
    expect(await page.getByText(/No response from/).count()).toBe(0);
    await context.close();
  } finally {
    await shutDown();
  }
});

it('the shipped policy allows downloads and workers', async () => {
  const { world, visit, shutDown } = await deploy('community');
  try {
    const { context, open, problems } = await visit();
    const page = await open('/ext-clients/meshnet');
    const started = new Set<string>();
    const ended = new Set<string>();
    page.on('worker', (worker) => {
      const file = new URL(worker.url()).pathname;
      started.add(file);
      worker.on('close', () => ended.add(file));
    });
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
    // The checks of findings run on every page, once its records have been there for a second.
    await expect.poll(() => [...started], slow).toEqual([expect.stringMatching(/^\/assets\/worker-/)]);

    const isLayout = (file: string) => file.startsWith('/assets/layoutWorker-');
    const isElk = (file: string) => file.startsWith('/assets/elk-worker');
    await section(/^Graphs/).click();
    const relay = page.getByRole('button', { name: 'gw-relay, relay, HEALTHY' });
    await relay.waitFor();
    await expect.poll(() => [...ended].filter(isLayout), slow).toHaveLength(1);
    await relay.click();
    await page.getByRole('heading', { name: 'gw-relay' }).waitFor();
    // Gateways and the nodes that only they reach don't need elkjs, but a focus does.
    expect([...started].filter(isElk)).toEqual([]);
    await relay.press('f');
    await page.getByRole('button', { name: 'Exit focus' }).waitFor();
    await expect.poll(() => [...ended].filter(isElk), slow).toHaveLength(1);
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
