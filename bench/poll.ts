import { chromium, type Page } from 'playwright';
import { serveBundle } from '../e2e/bundleServer.ts';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { findChromium } from '../scripts/findChromium.ts';
import { calibrate } from './calibrate.ts';

const sizes = [1000, 5000];

/** Some four polls, and six ticks of the clock that ages are told by. */
const watchedMs = 30_000;

/** What the polls cost a node list that stands open: without a change, and with another node changed each time. */
export async function run(): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    console.log(`Calibration: a fixed piece of work takes ${(await calibrate(browser)).toFixed(0)} ms here.`);
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      console.log(`\nPolls of the node list, ${size} nodes, 250 rows; per poll, ticks of the clock included`);
      console.table(await measureSize(page, size));
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

async function measureSize(page: Page, size: number) {
  const scenario = scenarios.get('thousandNodes');
  if (!scenario) throw new Error('The scenario thousandNodes is gone');
  // A server on which time stands still: no node checks in.
  const now = Date.now();
  const world = scenario.build({ now: () => now, nodes: size });
  const server = await startServer({ world });
  const bundle = await serveBundle(server.url);
  try {
    await page.goto(`${bundle.url}/login`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(adminPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Nodes/ })
      .click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await page.getByRole('radio', { name: '250' }).click();
    await page.getByText(`1–250 of ${size}`).waitFor();
    const [first] = world.nodes.values();
    return [
      { step: 'unchanged', ...(await watchPolls(page, () => undefined)) },
      {
        step: 'one node changed',
        ...(await watchPolls(page, () => {
          if (first) first.version = first.version === 'v0.16.1' ? 'v0.16.0' : 'v0.16.1';
        })),
      },
    ];
  } finally {
    await bundle.close();
    await server.close();
  }
}

/** Milliseconds of a poll on the page's main thread; `beforeEach` is done to the server after each answer. */
async function watchPolls(page: Page, beforeEach: () => void) {
  let polls = 0;
  const onPoll = () => {
    polls += 1;
    beforeEach();
  };
  beforeEach();
  await page.context().route('**/api/nodes', async (route) => {
    await route.continue();
    onPoll();
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const read = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]));
  };
  await page.waitForTimeout(1000);
  const before = await read();
  polls = 0;
  await page.waitForTimeout(watchedMs);
  const after = await read();
  await page.context().unroute('**/api/nodes');
  await client.detach();
  const spent = (name: string) =>
    Number((((after.get(name) ?? 0) - (before.get(name) ?? 0)) / polls).toFixed(1));
  return { polls, 'script, ms': spent('ScriptDuration'), 'main thread, ms': spent('TaskDuration') };
}
