import { chromium, type Page } from 'playwright';
import { serveBundle } from '../e2e/bundleServer.ts';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { findChromium } from '../scripts/findChromium.ts';
import { calibrate } from './calibrate.ts';
import { measure, watchTasks, type Measurement } from './tasks.ts';

const sizes = [100, 1000, 5000];

/** The node list with ever more nodes: opening, searching, sorting, paging. */
export async function run(): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const unit = await calibrate(browser);
    console.log(
      `Calibration: a fixed piece of work takes ${unit.toFixed(0)} ms here; "×" is a task's length in units of it.`,
    );
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      report(size, await measureSize(page, size), unit);
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

async function measureSize(page: Page, size: number): Promise<readonly Measurement[]> {
  const scenario = scenarios.get('thousandNodes');
  if (!scenario) throw new Error('The scenario thousandNodes is gone');
  const server = await startServer({ world: scenario.build({ now: Date.now, nodes: size }) });
  const bundle = await serveBundle(server.url);
  try {
    await watchTasks(page);
    await page.goto(`${bundle.url}/login`);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(adminPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    // The list loads with the sign-in; what is measured is the page, not the network.
    await page.waitForLoadState('networkidle');
    // It lies over the page numbers for its five seconds.
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });

    const rows = page.locator('tbody tr');
    const measurements = [
      await measure(page, 'open', async () => {
        await page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: /^Nodes/ })
          .click();
        await rows.first().waitFor();
      }),
      await measure(page, 'search, one key', async () => {
        await page.getByRole('searchbox').press('1');
        await rows.first().waitFor();
      }),
      await measure(page, 'clear the search', async () => {
        await page.getByRole('searchbox').fill('');
        await rows.first().waitFor();
      }),
      await measure(page, 'sort by address', async () => {
        await page.getByRole('button', { name: 'Addresses' }).click();
        await rows.first().waitFor();
      }),
      await measure(page, '250 rows per page', async () => {
        await page.getByRole('radio', { name: '250' }).click();
        await page.getByText(`1–${Math.min(250, size)} of ${size}`).waitFor();
      }),
      await measure(page, 'scroll to the end', async () => {
        await page.locator('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }));
        await page.waitForTimeout(200);
      }),
    ];
    return measurements;
  } finally {
    await bundle.close();
    await server.close();
  }
}

function report(size: number, measurements: readonly Measurement[], unit: number): void {
  console.log(`\nNode list, ${size} nodes`);
  console.table(
    measurements.map(({ name, total, longestTask }) => ({
      step: name,
      'until shown, ms': Math.round(total),
      'longest task, ms': Math.round(longestTask),
      '×': (longestTask / unit).toFixed(2),
    })),
  );
}
