import { readFile } from 'node:fs/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { serveBundle } from '../e2e/bundleServer.ts';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { findChromium } from '../scripts/findChromium.ts';
import { frameTimes, type Frames } from './frames.ts';

const sizes = [50, 200, 1000, 2000];

declare global {
  interface Window {
    /** When the first cell was painted, in milliseconds of the page's clock. */
    benchFirstCell: number | undefined;
    /** From a key or click to the frame that shows the cell's new state, in milliseconds. */
    benchToggle: Promise<number> | undefined;
  }
}

/** The ACL matrix of ever larger networks: reading, turning cells over, scrolling, whole groups, submitting. */
export async function run(): Promise<void> {
  const executablePath = await findChromium();
  const figures: Record<string, Record<string, string | number>> = {};
  for (const size of sizes) {
    // A browser of its own, so that the memory of one size does not count for the next.
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    try {
      figures[`${size} nodes`] = await measureSize(browser, size);
      console.log(`ACL matrix, ${size} nodes`, figures[`${size} nodes`]);
    } finally {
      await browser.close();
    }
  }
  console.log('\nACL matrix');
  console.table(figures);
}

async function measureSize(browser: Browser, size: number): Promise<Record<string, string | number>> {
  const scenario = scenarios.get('thousandNodes');
  if (!scenario) throw new Error('The scenario thousandNodes is gone');
  const server = await startServer({ world: scenario.build({ now: Date.now, nodes: size }) });
  const bundle = await serveBundle(server.url);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Both sides of a large container are slow to write and to read here; that is not what is measured.
  page.setDefaultTimeout(60_000);
  try {
    await watchFirstCell(page);
    await signIn(page, bundle.url);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^ACLs/ }).click();
    // The dashboard has links of that name too, and stays until the picker has come.
    await page.getByRole('heading', { name: 'Node ACLs' }).waitFor();
    await page.getByRole('link', { name: 'grid' }).click();
    await matrixOrRetry(page);
    const firstPaint = await dataToFirstPaint(page);
    const toggles = await togglesOf(page, 15);
    const down = await scrolling(page, { x: 0, y: 40 });
    const across = await scrolling(page, { x: 40, y: 40 });
    const group = await groupToggle(page);
    const memory = await memoryOf(browser, page);
    const bytes = await bytesOfOnePair(page);
    return {
      'data to first paint, ms': Math.round(firstPaint),
      'toggle to paint, median ms': Math.round(median(toggles)),
      worst: Math.round(Math.max(...toggles)),
      'scroll down, p95 frame ms': p95(down),
      'scroll across, p95 frame ms': p95(across),
      'bare, worst px': Math.round(Math.max(down.bare, across.bare)),
      'group toggle, ms': Math.round(group),
      'JS heap, MB': megabytes(memory.heap),
      'renderer, MB': memory.renderer === undefined ? 'unknown' : megabytes(memory.renderer),
      'bytes sent for one pair': bytes,
    };
  } finally {
    await page.close();
    await bundle.close();
    await server.close();
  }
}

/** A server that is measured beside the browser may answer too late for the console, which then offers another try. */
async function matrixOrRetry(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell').first();
  const retry = page.getByRole('button', { name: 'Try again' });
  await cell.or(retry).waitFor();
  if (await retry.isVisible()) await retry.click();
  await cell.waitFor();
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  // The nodes load with the sign-in; what is measured begins with the rules.
  await page.waitForLoadState('networkidle');
}

async function watchFirstCell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=gridcell]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.benchFirstCell = performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** From the last byte of the container to the frame that shows its first cells. */
async function dataToFirstPaint(page: Page): Promise<number> {
  await page.waitForFunction(() => window.benchFirstCell !== undefined);
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('/acls'));
    const data = answers.at(-1);
    const arrived = data instanceof PerformanceResourceTiming ? data.responseEnd : 0;
    return (window.benchFirstCell ?? 0) - arrived;
  });
}

async function togglesOf(page: Page, count: number): Promise<readonly number[]> {
  // Those that are turned over fall out of the list: it is always the next one. All of them are in sight without scrolling.
  const next = page.getByRole('gridcell', { name: /: allowed$/ }).nth(5);
  const times: number[] = [];
  for (let index = 0; index < count; index++) times.push(await timeToChange(page, () => next.click()));
  return times;
}

/** From the event that `act` causes to the frame after the first cell that says something else. */
async function timeToChange(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.benchToggle = new Promise((resolve) => {
      let begun = 0;
      const begin = () => (begun = performance.now());
      addEventListener('mouseup', begin, { capture: true, once: true });
      addEventListener('keydown', begin, { capture: true, once: true });
      // A change that never shows is no reason to wait for ever.
      setTimeout(() => resolve(Number.NaN), 10_000);
      const grid = document.querySelector('[role=grid]');
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      if (grid) observer.observe(grid, { subtree: true, attributeFilter: ['aria-label'] });
    });
  });
  await act();
  return page.evaluate(() => window.benchToggle ?? Number.NaN);
}

type Scroll = Frames & {
  /** How much of the window showed no row yet in the worst frame, px. */
  readonly bare: number;
};

/** Two seconds of scrolling, a step each frame. */
async function scrolling(page: Page, step: { readonly x: number; readonly y: number }): Promise<Scroll> {
  const grid = page.locator('[role=grid]');
  await grid.evaluate((element) => element.parentElement?.scrollTo(0, 0));
  let bare = 0;
  const frames = await frameTimes(page, async () => {
    bare = await grid.evaluate(
      (element, { x, y }) =>
        new Promise<number>((done) => {
          const scroller = element.parentElement;
          const bottom = scroller?.getBoundingClientRect().bottom ?? 0;
          let worst = 0;
          let left = 120;
          // After the frame, so that what is looked at is what was painted.
          const look = () => {
            const rows = element.querySelectorAll('[role=rowgroup] > [role=row]');
            const last = rows[rows.length - 1]?.getBoundingClientRect().bottom ?? 0;
            worst = Math.max(worst, bottom - last);
          };
          const move = () => {
            scroller?.scrollBy(x, y);
            setTimeout(look);
            left -= 1;
            if (left > 0) requestAnimationFrame(move);
            else setTimeout(() => done(worst));
          };
          requestAnimationFrame(move);
        }),
      step,
    );
  });
  return { ...frames, bare };
}

/** Everything between the nodes of one role and those of another. */
async function groupToggle(page: Page): Promise<number> {
  await page.evaluate(() => {
    history.pushState(history.state, '', `${location.pathname}?group=role`);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  const cell = page.getByRole('gridcell', { name: /^No role.* and No role.*pairs/ }).first();
  await cell.waitFor();
  await cell.focus();
  return timeToChange(page, () => page.keyboard.press(' '));
}

/** What is used after a collection: by scripts, and by the whole process of the page where the system tells. */
async function memoryOf(
  browser: Browser,
  page: Page,
): Promise<{ readonly heap: number; readonly renderer: number | undefined }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  const renderers = await rendererSizes(await browser.newBrowserCDPSession());
  return { heap, renderer: renderers.length === 0 ? undefined : Math.max(...renderers) };
}

/** Resident bytes of the browser's renderers; none on systems without /proc. */
async function rendererSizes(session: CDPSession): Promise<readonly number[]> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const statuses = await Promise.all(
    renderers.map(({ id }) => readFile(`/proc/${id}/status`, 'utf8').catch(() => '')),
  );
  return statuses.flatMap((status) => {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kilobytes === undefined ? [] : [Number(kilobytes) * 1024];
  });
}

/** Turns everything back, then one pair over, and submits it. */
async function bytesOfOnePair(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.evaluate(() => {
    history.pushState(history.state, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await page
    .getByRole('gridcell', { name: /^ams.*: allowed$/ })
    .nth(3)
    .click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Submit Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Changes' }).click();
  const request = await sent;
  const bytes = request.postDataBuffer()?.length ?? 0;
  await page.getByText('ACL Updated!', { exact: true }).waitFor();
  return bytes;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

function p95({ percentile95 }: Frames): number {
  return Math.round(percentile95 * 10) / 10;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
