import { chromium, type Browser, type Page } from 'playwright';
import { serveBundle } from '../e2e/bundleServer.ts';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { findChromium } from '../scripts/findChromium.ts';
import { calibrate } from './calibrate.ts';
import { frameTimes } from './frames.ts';
import { measure, watchTasks } from './tasks.ts';

const sizes = [50, 200, 1000, 2000];

/** The graph of ever larger networks in full mesh: drawing, selecting, panning. */
export async function run(): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const figures: Record<string, Awaited<ReturnType<typeof measureSize>>> = {};
  try {
    const unit = await calibrate(browser);
    console.log(
      `\nGraph of a full mesh. Calibration: a fixed piece of work takes ${unit.toFixed(0)} ms here.`,
    );
    for (const size of sizes) figures[`${size} nodes`] = await measureSize(browser, size);
  } finally {
    await browser.close();
  }
  console.table(figures);
}

async function measureSize(browser: Browser, size: number) {
  const scenario = scenarios.get('thousandNodes');
  if (!scenario) throw new Error('The scenario thousandNodes is gone');
  const server = await startServer({ world: scenario.build({ now: Date.now, nodes: size }) });
  const bundle = await serveBundle(server.url);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await watchTasks(page);
    await openPicker(page, bundle.url);
    // The nodes came with the sign-in, the rules come with the page.
    const graph = page.getByRole('application');
    const things = graph.getByRole('button', { name: /, / });
    const drawing = await measure(page, 'draw', async () => {
      await page.getByRole('link', { name: 'grid' }).click();
      await things.first().waitFor();
    });
    const settling = await measure(page, 'settle', () => settles(page));
    const search = page.getByRole('searchbox', { name: 'Find in graph' });
    await search.fill('netmaker');
    await page.getByText('1 of 1').waitFor();
    const selecting = await measure(page, 'select', async () => {
      await search.press('Enter');
      await page.getByRole('heading', { name: /^netmaker/ }).waitFor();
    });
    const pan = await frameTimes(page, () => panAround(page));
    return {
      'data to drawn, ms': Math.round(drawing.total),
      'longest task, ms': Math.round(Math.max(drawing.longestTask, settling.longestTask)),
      'settled, ms': Math.round(drawing.total + settling.total),
      'select, ms': Math.round(selecting.total),
      'longest task of select, ms': Math.round(selecting.longestTask),
      'pan frame, median ms': Math.round(pan.median),
      'pan frame, 95 % ms': Math.round(pan.percentile95),
      'heap, MB': Math.round((await heapUsed(page)) / 1e6),
    };
  } finally {
    await page.close();
    await bundle.close();
    await server.close();
  }
}

async function openPicker(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  // What is measured is the page, not the sign-in.
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Graphs/ })
    .click();
  await page.getByRole('heading', { name: 'Network Graphs' }).waitFor();
}

/** The layout's workers are ended when everything has its place; then figures are made of what was dots before. */
async function settles(page: Page): Promise<void> {
  const atWork = () => page.workers().filter((worker) => /layoutWorker|elk/.test(worker.url()));
  while (atWork().length > 0) await page.waitForTimeout(20);
  // By their class: to ask for roles would be work for the page, too.
  const figures = page.locator('.react-flow__node');
  let before = -1;
  for (let now = 0; now !== before; now = await figures.count()) {
    before = now;
    await page.waitForTimeout(150);
  }
}

async function panAround(page: Page): Promise<void> {
  await page.mouse.move(600, 640);
  await page.mouse.down();
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(600 + 150 * Math.sin(step / 10), 640 + 100 * Math.cos(step / 10) - 100);
  }
  await page.mouse.up();
}

/** Bytes of what is in use after a collection. */
async function heapUsed(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
