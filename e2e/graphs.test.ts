import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('the graph of the deployed console', () => {
  it('is arranged by workers that the security headers let start, and that end when all is settled', async () => {
    const page = await visit.open('/login');
    const begun: string[] = [];
    const ended: string[] = [];
    page.on('worker', (worker) => {
      const [name = ''] = /layoutWorker|elk-worker/.exec(worker.url()) ?? [];
      begun.push(name);
      worker.on('close', () => ended.push(name));
    });
    await logIn(page, 'admin', adminPassword);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page
      .getByRole('link', { name: /^Graphs/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Network Graphs' }).waitFor();
    await page.getByRole('link', { name: 'meshnet' }).click();
    const relay = page.getByRole('button', { name: 'gw-relay, relay, HEALTHY' });
    await relay.waitFor();
    await expect.poll(() => ended, { timeout: 20_000 }).toContain('layoutWorker');
    await relay.click();
    await page.getByRole('heading', { name: 'gw-relay' }).waitFor();

    // Gateways with what hangs on them alone need no elkjs; a focus does.
    expect(begun).not.toContain('elk-worker');
    await relay.press('f');
    await page.getByRole('button', { name: 'Leave focus' }).waitFor();
    await expect.poll(() => ended, { timeout: 20_000 }).toContain('elk-worker');
    await relay.waitFor();
  });
});
