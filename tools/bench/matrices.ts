import type { Page } from 'playwright';
import { generatedSeed } from '../../mocks/scenarios/generatedSeed.ts';
import { createWorld } from '../../mocks/world/world.ts';
import { fullAcls, fullMetrics, slowLine } from './gateways.ts';
import {
  calm,
  follow,
  generatedWorld,
  goTo,
  heapOf,
  longestTask,
  median,
  medianOf,
  scrollGrid,
  signIn,
  slowestFrames,
  timeToShown,
  withTab,
  type Figure,
  type Part,
  type Tab,
} from './tab.ts';

/** The matrices of ever larger networks: ACLs, once over a slow connection, and metrics in full mesh. */
export const matrixParts: readonly Part[] = [
  ...[50, 200, 1000, 2000, 5000].map((size) => ({ name: `acls ${size}`, run: () => acls(size) })),
  { name: 'acls over a slow line', run: () => aclsOverASlowLine(2000, 30) },
  ...[500, 1000, 2000, 5000].map((size) => ({ name: `metrics ${size}`, run: () => metrics(size) })),
];

declare global {
  interface Window {
    /** When the first cell was painted, in Unix milliseconds. */
    benchFirstCell: number | undefined;
  }
}

/** Number of nodes up to which the ACLs fit into one string, as the simulated server sends them. */
const mostInOneText = 3000;

/** For a slow connection, or 5.7 GB of metrics. */
const arrivesForMinutes = { timeout: 300_000 };

function acls(size: number): Promise<readonly Figure[]> {
  const what = `ACLs of ${size}`;
  const world = generatedWorld(size);
  const measured = async (tab: Tab) => {
    const { page } = tab;
    const dataToFirstCell = await watchFirstCell(page, '/acls');
    await signIn(tab);
    await openAcls(page);
    await matrixOrRetry(page);
    const shown = await dataToFirstCell();
    const toggle = median(await togglesOf(page, 15));
    const down = await slowestFrames(page, () => scrollGrid(page, { x: 0, y: 40 }));
    const across = await slowestFrames(page, () => scrollGrid(page, { x: 40, y: 40 }));
    const key = await searchKey(page);
    const group = await groupToggle(page);
    const heap = await heapOf(tab);
    const bytes = await bytesOfOnePair(page);
    return [
      { line: `${what}: shown after data`, unit: 'ms', figure: shown, ...(size === 2000 && { goal: 2000 }) },
      { line: `${what}: toggle, press to shown`, unit: 'ms', figure: toggle, goal: 32 },
      { line: `${what}: search key`, unit: 'ms', figure: key, ...(size === 2000 && { goal: 100 }) },
      { line: `${what}: scroll down, frame p95`, unit: 'ms a frame', figure: down, goal: 17 },
      { line: `${what}: scroll across, frame p95`, unit: 'ms a frame', figure: across, goal: 17 },
      { line: `${what}: group toggle`, unit: 'ms', figure: group },
      { line: `${what}: heap`, unit: 'MB', figure: heap },
      { line: `${what}: sent for one pair`, unit: 'kB', figure: bytes / 1000 },
    ] as const;
  };
  return size > mostInOneText
    ? withTab(world, measured, (backend) => fullAcls(backend, [...world.nodes.keys()]))
    : withTab(world, measured);
}

async function openAcls(page: Page): Promise<void> {
  await follow(page, /^ACLs/);
  // The dashboard also has links with that name, and stays until the picker has loaded.
  await page.getByRole('heading', { name: 'Node ACLs' }).waitFor();
  await page.getByRole('link', { name: 'grid' }).click();
}

/** Loads 164 MB for 2,000 nodes, which exceeds the timeout of other responses. First cancels, then loads completely. */
function aclsOverASlowLine(size: number, megabits: number): Promise<readonly Figure[]> {
  const what = `ACLs of ${size} over ${megabits} Mbit/s`;
  return withTab(
    generatedWorld(size),
    async (tab) => {
      const { page } = tab;
      const dataToFirstCell = await watchFirstCell(page, '/acls');
      await signIn(tab);
      await longestTask(page);
      await openAcls(page);
      await page.getByText(/^[\d.]+ of about \d+ MB/).waitFor();
      const stopped = page.waitForEvent('requestfailed', (asked) => asked.url().endsWith('/acls'));
      await page.getByRole('button', { name: 'Cancel' }).click();
      await stopped;
      const begun = Date.now();
      await page.getByRole('button', { name: 'Load ACLs' }).click();
      await page.locator('[role=gridcell]').first().waitFor(arrivesForMinutes);
      const all = Date.now() - begun;
      const shown = await dataToFirstCell();
      const longest = await longestTask(page);
      await page.goBack();
      await page.getByRole('heading', { name: 'Node ACLs' }).waitFor();
      const again = await timeToShown(page, { when: 'appear', selector: '[role=gridcell]' }, () =>
        page.getByRole('link', { name: 'grid' }).click(),
      );
      return [
        { line: `${what}: press to matrix`, unit: 'ms', figure: all },
        { line: `${what}: shown after data`, unit: 'ms', figure: shown, goal: 900 },
        { line: `${what}: longest task`, unit: 'ms', figure: longest, goal: 100 },
        { line: `${what}: opened again`, unit: 'ms', figure: again },
      ];
    },
    (backend) => slowLine(backend, '/acls', megabits),
  );
}

const metricsGoals: Readonly<Record<number, { readonly shown: number; readonly heap?: number }>> = {
  500: { shown: 400 },
  1000: { shown: 2500, heap: 30 },
  2000: { shown: 1800 },
};

async function metrics(size: number): Promise<readonly Figure[]> {
  const what = `metrics of ${size}`;
  const goal = metricsGoals[size];
  // `fullMetrics` generates the metrics, because the world would hold every pair in memory.
  const world = createWorld({ ...generatedSeed(Date.now, size, 'community'), edition: 'enterprise' });
  return withTab(
    world,
    async (tab) => {
      const { page } = tab;
      const dataToFirstCell = await watchFirstCell(page, '/metrics/grid');
      await signIn(tab);
      await longestTask(page);
      await goTo(page, '/metrics/grid');
      await page.locator('[role=gridcell]').first().waitFor(arrivesForMinutes);
      const shown = await dataToFirstCell();
      const longest = await longestTask(page);
      await calm(page, 1000);
      const heap = await heapOf(tab);
      const scroll = await slowestFrames(page, () => scrollGrid(page, { x: 20, y: 40 }));
      return [
        { line: `${what}: shown after data`, unit: 'ms', figure: shown, ...(goal && { goal: goal.shown }) },
        { line: `${what}: longest task`, unit: 'ms', figure: longest, goal: 100 },
        { line: `${what}: heap`, unit: 'MB', figure: heap, ...(goal?.heap && { goal: goal.heap }) },
        { line: `${what}: scroll, frame p95`, unit: 'ms a frame', figure: scroll, goal: 17 },
      ];
    },
    (backend) => fullMetrics(backend, [...world.nodes.values()]),
  );
}

/** Retries once, because the server on the same machine may be too slow for the console’s timeout. */
async function matrixOrRetry(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell').first();
  const retry = page.getByRole('button', { name: 'Try again' });
  await cell.or(retry).waitFor();
  if (await retry.isVisible()) await retry.click();
  await cell.waitFor();
}

/** Measures from the last byte of the response at `path` to the frame that shows the first cells, ms. */
async function watchFirstCell(page: Page, path: string): Promise<() => Promise<number>> {
  let arrived = Number.NaN;
  // A worker receives the response, so it is not in the page's own performance entries.
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (request.url().endsWith(path)) arrived = startTime + responseEnd;
  });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role=gridcell]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.benchFirstCell = Date.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return async () => {
    await page.waitForFunction(() => window.benchFirstCell !== undefined);
    return (await page.evaluate(() => window.benchFirstCell ?? 0)) - arrived;
  };
}

const cells = { when: 'change', selector: '[role=grid]' } as const;

async function togglesOf(page: Page, count: number): Promise<readonly number[]> {
  // A toggled cell no longer matches, so this is always the next one. All are visible without scrolling.
  const next = page.getByRole('gridcell', { name: /: allowed$/ }).nth(5);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    times.push(await timeToShown(page, cells, () => next.click()));
    await calm(page, 100);
  }
  return times;
}

async function searchKey(page: Page): Promise<number> {
  const search = page.getByRole('searchbox').first();
  const time = await medianOf(3, async (round) => {
    await search.fill('');
    await calm(page, 500);
    return timeToShown(page, cells, () => search.press(String(round + 1)));
  });
  await search.fill('');
  await calm(page, 500);
  return time;
}

async function groupToggle(page: Page): Promise<number> {
  await goTo(page, `${new URL(page.url()).pathname}?group=role`);
  const cell = page.getByRole('gridcell', { name: /^No role.* and No role.*pairs/ }).first();
  await cell.waitFor();
  await cell.focus();
  return timeToShown(page, cells, () => page.keyboard.press(' '));
}

async function bytesOfOnePair(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Reset' }).click();
  await goTo(page, new URL(page.url()).pathname);
  await page
    .getByRole('gridcell', { name: /^ams.*: allowed$/ })
    .nth(3)
    .click();
  const sent = page.waitForRequest((asked) => asked.method() === 'PUT');
  await page.getByRole('button', { name: 'Submit Changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Changes' }).click();
  const bytes = (await sent).postDataBuffer()?.length ?? 0;
  await page.getByText('ACL Updated!', { exact: true }).first().waitFor();
  return bytes;
}
