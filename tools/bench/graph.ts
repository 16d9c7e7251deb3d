import type { Page } from 'playwright';
import {
  calm,
  follow,
  generatedWorld,
  heapOf,
  longestTask,
  processorTime,
  signIn,
  slowestFrames,
  timeToShown,
  withTab,
  type Figure,
  type Part,
} from './tab.ts';

declare global {
  interface Window {
    benchLayouts: Set<Worker>;
  }
}

/** Drawing, selecting and moving in the graph of ever larger networks in full mesh. */
export const graphParts: readonly Part[] = [50, 200, 1000, 2000, 5000].map((size) => ({
  name: `graph ${size}`,
  run: () => graph(size),
}));

function graph(size: number): Promise<readonly Figure[]> {
  const what = `graph of ${size}`;
  return withTab(generatedWorld(size), async (tab) => {
    const { page } = tab;
    await signIn(tab);
    await watchLayouts(page);
    await follow(page, /^Graphs/);
    await page.getByRole('heading', { name: 'Network graphs' }).waitFor();
    await longestTask(page);
    // The nodes are already loaded, the ACLs load with the page.
    const figure = { when: 'appear', selector: '[role=application] .react-flow__node' } as const;
    const settled = settles(page);
    const drawn = await timeToShown(page, figure, () => page.getByRole('link', { name: 'grid' }).click());
    const rest = await settled;
    const longest = await longestTask(page);
    const search = page.getByRole('searchbox', { name: 'Find in graph' });
    await search.fill('netmaker');
    await page.getByText('1 of 1').waitFor();
    const selected = { when: 'appear', selector: 'aside h2, [role=complementary] h2, h2' } as const;
    const select = await timeToShown(page, selected, async () => {
      await search.press('Enter');
      await page.getByRole('heading', { name: /^netmaker/ }).waitFor();
    });
    await page.keyboard.press('Escape');
    await calm(page, 500);
    const pan = await slowestFrames(page, () => panAround(page));
    const hover = (await processorTime(tab, () => hoverAround(page))) / steps;
    const zoom = (await processorTime(tab, () => zoomInAndOut(page))) / steps;
    const isGoal = size === 1000;
    return [
      { line: `${what}: first picture`, unit: 'ms', figure: drawn },
      { line: `${what}: at rest`, unit: 'ms', figure: rest, ...(size === 50 && { goal: 500 }) },
      { line: `${what}: longest task`, unit: 'ms', figure: longest, ...(isGoal && { goal: 50 }) },
      { line: `${what}: select`, unit: 'ms', figure: select },
      { line: `${what}: pan, frame p95`, unit: 'ms a frame', figure: pan, goal: 17 },
      { line: `${what}: zoom step`, unit: 'ms CPU', figure: zoom, ...(isGoal && { goal: 16 }) },
      { line: `${what}: hover step`, unit: 'ms CPU', figure: hover, ...(isGoal && { goal: 8 }) },
      { line: `${what}: heap`, unit: 'MB', figure: await heapOf(tab) },
    ];
  });
}

/** Tracks running layout workers in the page, because a test cannot query the page while the server generates ACLs. */
function watchLayouts(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.benchLayouts = new Set();
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        if (String(url).includes('layoutWorker')) window.benchLayouts.add(this);
      }
      override terminate(): void {
        window.benchLayouts.delete(this);
        super.terminate();
      }
    };
  });
}

/**
 * Returns the time from the next click until the graph is complete, ms. The layout worker ends when all positions are
 * known, and then nodes replace the dots.
 */
function settles(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = ({ timeStamp: begun }: Event) => {
          let [count, since] = [0, begun];
          const timer = setInterval(() => {
            // By class, because a query by role would be work for the page.
            const made = document.querySelectorAll('.react-flow__node').length;
            const now = performance.now();
            if (made !== count || made === 0 || window.benchLayouts.size > 0) [count, since] = [made, now];
            if (now - since < 300) return;
            clearInterval(timer);
            resolve(since - begun);
          }, 20);
        };
        addEventListener('mousedown', watch, { capture: true, once: true });
      }),
  );
}

const steps = 60;

async function panAround(page: Page): Promise<void> {
  await page.mouse.move(600, 640);
  await page.mouse.down();
  for (let step = 0; step < 2 * steps; step += 1) {
    await page.mouse.move(600 + 150 * Math.sin(step / 10), 640 + 100 * Math.cos(step / 10) - 100);
  }
  await page.mouse.up();
}

async function hoverAround(page: Page): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.move(600 + 250 * Math.sin(step / 5), 500 + 200 * Math.cos(step / 7));
    await page.waitForTimeout(20);
  }
}

async function zoomInAndOut(page: Page): Promise<void> {
  await page.mouse.move(640, 500);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, step < steps / 2 ? -60 : 60);
    await page.waitForTimeout(20);
  }
}
