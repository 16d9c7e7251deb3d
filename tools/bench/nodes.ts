import type { World } from '../../mocks/world/state.ts';
import { grouped } from '../../src/domain/format/count.ts';
import {
  calm,
  follow,
  generatedWorld,
  goTo,
  heapOf,
  medianOf,
  processorTime,
  signIn,
  timeToShown,
  withTab,
  type Figure,
  type Part,
  type Tab,
} from './tab.ts';

const rounds = 5;

/** Four polls, one every 7.5 s, and six ticks of the clock that updates ages. */
const watchedMs = 30_000;

export const nodeParts: readonly Part[] = [
  { name: 'nodes 1000', run: () => list(1000, [10, 250]) },
  { name: 'nodes 5000', run: () => list(5000, [250]) },
  { name: 'poll 1000', run: () => polls(1000) },
  { name: 'poll 5000', run: () => polls(5000) },
];

const goals: Readonly<
  Record<number, { readonly open?: number; readonly key: number; readonly sort?: number }>
> = {
  10: { key: 50 },
  250: { open: 150, key: 50, sort: 100 },
};

function list(size: number, pages: readonly number[]): Promise<readonly Figure[]> {
  return withTab(generatedWorld(size), async (tab) => {
    await signIn(tab);
    const figures: Figure[] = [];
    for (const perPage of pages) figures.push(...(await listOf(tab, size, perPage)));
    return figures;
  });
}

async function listOf({ page }: Tab, size: number, perPage: number): Promise<readonly Figure[]> {
  const what = `nodes, ${perPage} rows of ${size}`;
  await goTo(page, `/nodes`);
  await page.getByRole('radio', { name: String(perPage), exact: true }).click();
  await page.getByText(`1–${perPage} of ${grouped(size)}`).waitFor();
  const row = { when: 'appear', selector: 'tbody tr[data-index]' } as const;
  const rows = { when: 'change', selector: 'tbody' } as const;
  const open = await medianOf(rounds, async () => {
    await goTo(page, '/');
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await calm(page);
    const shown = timeToShown(page, row, () => follow(page, /^Nodes/));
    const time = await shown;
    await calm(page);
    return time;
  });
  const search = page.getByRole('searchbox');
  const key = await medianOf(rounds, async (round) => {
    await search.fill('');
    await page.getByText(`1–${perPage} of ${grouped(size)}`).waitFor();
    await calm(page);
    return timeToShown(page, rows, () => search.press(String(round + 1)));
  });
  await search.fill('');
  await page.getByText(`1–${perPage} of ${grouped(size)}`).waitFor();
  const header = page.getByRole('columnheader').getByRole('button', { name: 'Addresses' });
  const sort = await medianOf(rounds, async () => {
    await calm(page);
    return timeToShown(page, rows, () => header.click());
  });
  const goal = goals[perPage];
  return [
    {
      line: `${what}: open`,
      unit: 'ms',
      figure: open,
      ...(goal?.open && size === 1000 && { goal: goal.open }),
    },
    { line: `${what}: key to list`, unit: 'ms', figure: key, ...(goal && { goal: goal.key }) },
    { line: `${what}: sort`, unit: 'ms', figure: sort, ...(goal?.sort && { goal: goal.sort }) },
  ];
}

/** Cost of polls for an open list of 250 rows, without a change and with a change of the first row. */
function polls(size: number): Promise<readonly Figure[]> {
  const what = `poll, 250 rows of ${size}`;
  // A server with a stopped clock, on which no node checks in or becomes overdue.
  const now = Date.now();
  const world = generatedWorld(size, () => now);
  for (const [at, node] of [...world.nodes.values()].entries()) {
    node.lastcheckin = Math.floor(now / 1000) - (at % 60);
  }
  return withTab(world, async (tab) => {
    await signIn(tab);
    await follow(tab.page, /^Nodes/);
    await tab.page.getByRole('radio', { name: '250', exact: true }).click();
    await tab.page.getByText(`1–250 of ${grouped(size)}`).waitFor();
    const unchanged = await watchPolls(tab, () => undefined);
    const name = await tab.page.locator('tbody tr[data-index] a').first().innerText();
    const changed = await watchPolls(tab, () => changeNode(world, name));
    const hasGoal = size === 1000;
    return [
      { line: `${what}: unchanged`, unit: 'ms CPU', figure: unchanged.cpu, ...(hasGoal && { goal: 30 }) },
      { line: `${what}: unchanged, rows that changed`, unit: 'rows', figure: unchanged.rows, goal: 0 },
      { line: `${what}: one changed`, unit: 'ms CPU', figure: changed.cpu, ...(hasGoal && { goal: 30 }) },
      { line: `${what}: one changed, rows that changed`, unit: 'rows', figure: changed.rows, goal: 1 },
    ];
  });
}

function changeNode(world: World, name: string): void {
  for (const node of world.nodes.values()) {
    if (node.name === name) node.version = node.version === 'v0.16.1' ? 'v0.16.0' : 'v0.16.1';
  }
}

/** Measures polls on the page's main thread, ticks of the clock included. Calls `beforeEach` between two polls. */
async function watchPolls(tab: Tab, beforeEach: () => void) {
  const { page } = tab;
  let polled = 0;
  let asked = () => {};
  beforeEach();
  const context = page.context();
  await context.route('**/api/nodes', async (route) => {
    await route.continue();
    polled += 1;
    asked();
    // Long after the response, so that the next poll has exactly one change.
    setTimeout(beforeEach, 3000);
  });
  // Excludes garbage of opening the page, which the engine collects for half a minute.
  await heapOf(tab);
  await page.waitForTimeout(watchedMs);
  // Starts between two polls.
  await new Promise<void>((resolve) => (asked = resolve));
  await calm(page, 3000);
  await page.evaluate(() => {
    const changed: Element[] = [];
    Object.assign(window, { benchRows: changed });
    const observer = new MutationObserver((records) => {
      // Ages update with the clock.
      const others = records.filter(({ target }) => !target.textContent?.endsWith(' ago'));
      const rows = others.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      changed.push(...new Set(rows.flatMap((element) => element?.closest('tr') ?? [])));
    });
    const body = document.querySelector('tbody');
    if (body)
      observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  polled = 0;
  const cpu = await processorTime(tab, () => page.waitForTimeout(watchedMs));
  await context.unroute('**/api/nodes');
  const rows = await page.evaluate(() =>
    'benchRows' in window && Array.isArray(window.benchRows) ? window.benchRows.length : 0,
  );
  return { cpu: cpu / polled, rows: rows / polled };
}
