import type { CDPSession, Page } from 'playwright';
import { serveBundle } from '../../e2e/bundleServer.ts';
import { adminPassword } from '../../mocks/scenarios/accounts.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { startServer } from '../../mocks/server.ts';
import type { World } from '../../mocks/world/state.ts';
import { launchChromium } from '../findChromium.ts';
import type { Gateway } from './gateways.ts';

/** A measured figure. Smaller is better. */
export type Figure = {
  readonly line: string;
  readonly unit: 'ms' | 'ms CPU' | 'ms a frame' | 'MB' | 'kB' | 'files' | 'rows';
  readonly figure: number;
  /** Target on an otherwise idle machine. */
  readonly goal?: number;
};

export type Part = { readonly name: string; readonly run: () => Promise<readonly Figure[]> };

declare global {
  interface Window {
    /** Lengths of tasks of 50 ms and more, in milliseconds. */
    benchTasks: number[];
    /** Time from a click or key to the frame that shows its result, ms. */
    benchShown: Promise<number> | undefined;
    benchFrames: number[] | undefined;
  }
}

export function generatedWorld(nodes: number, now: () => number = Date.now): World {
  const scenario = scenarios.get('thousandNodes');
  if (!scenario) throw new Error('The scenario thousandNodes is gone');
  return scenario.build({ now, nodes });
}

export async function withTab<Result>(
  world: World,
  work: (tab: Tab) => Promise<Result>,
  through?: (backend: string) => Promise<Gateway>,
): Promise<Result> {
  const server = await startServer({ world });
  const gateway = await through?.(server.url);
  const bundle = await serveBundle(gateway?.url ?? server.url);
  // A separate browser, so that the memory of one part does not count for the next.
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // The simulated server is slow for large responses.
    page.setDefaultTimeout(90_000);
    await page.addInitScript(() => {
      window.benchTasks = [];
      new PerformanceObserver((list) => {
        window.benchTasks.push(...list.getEntries().map((entry) => entry.duration));
      }).observe({ type: 'longtask', buffered: true });
    });
    return await work({ page, url: bundle.url, session: await page.context().newCDPSession(page) });
  } finally {
    await browser.close();
    await bundle.close();
    await gateway?.close();
    await server.close();
  }
}

export type Tab = { readonly page: Page; readonly url: string; readonly session: CDPSession };

/** Logs in. Ends on the dashboard, with all data loaded and no toast on the page. */
export async function signIn({ page, url }: Pick<Tab, 'page' | 'url'>): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
}

export async function follow(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

type Shown = {
  /** `change`: the content of the element changes. `appear`: the element exists. */
  readonly when: 'change' | 'appear';
  readonly selector: string;
};

/** Measures from the click or key in `act` to the frame that shows its result, ms. */
export async function timeToShown(page: Page, shown: Shown, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ when, selector }) => {
    window.benchShown = new Promise((resolve) => {
      let begun = performance.now();
      // The time stamp includes the time that the browser waits for the page before it dispatches the event.
      const begin = (event: Event) => (begun = event.timeStamp);
      addEventListener('mousedown', begin, { capture: true, once: true });
      addEventListener('keydown', begin, { capture: true, once: true });
      // Gives up if the result never appears.
      setTimeout(() => resolve(Number.NaN), 20_000);
      const root = when === 'change' ? document.querySelector(selector) : document;
      const observer = new MutationObserver(() => {
        if (when === 'appear' && !document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
      });
      if (root) {
        observer.observe(root, {
          childList: true,
          subtree: true,
          characterData: true,
          attributeFilter: ['aria-label', 'aria-rowindex'],
        });
      }
    });
  }, shown);
  await act();
  return page.evaluate(() => window.benchShown ?? Number.NaN);
}

export async function medianOf(rounds: number, once: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await once(round));
  return median(times);
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Waits for two frames, and `ms` for work in idle time. */
export async function calm(page: Page, ms = 300): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.waitForTimeout(ms);
}

/** Measures the processor time of the page's main thread, ms. */
export async function processorTime({ session }: Tab, work: () => Promise<void>): Promise<number> {
  // Thread time excludes other work of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await read();
  await work();
  const spent = (await read()) - before;
  await session.send('Performance.disable');
  return spent;
}

/** Returns the heap size of the page after garbage collection, MB. */
export async function heapOf({ session }: Tab): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Returns the longest task since the last call, ms. Browsers report only tasks of 50 ms and more. */
export async function longestTask(page: Page): Promise<number> {
  await calm(page, 50);
  return page.evaluate(() => Math.max(0, ...window.benchTasks.splice(0)));
}

/** Returns the 95th percentile of the page's frame times during `move`, ms. */
export async function slowestFrames(page: Page, move: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    window.benchFrames = frames;
    let before = performance.now();
    const note = (now: number) => {
      frames.push(now - before);
      before = now;
      if (window.benchFrames === frames) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await move();
  const frames = await page.evaluate(() => {
    const noted = window.benchFrames ?? [];
    window.benchFrames = undefined;
    return noted;
  });
  return frames.toSorted((a, b) => a - b)[Math.floor(0.95 * frames.length)] ?? Number.NaN;
}

export async function scrollGrid(
  page: Page,
  step: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.locator('[role=grid]').evaluate(
    (grid, { x, y }) =>
      new Promise<void>((done) => {
        const scroller = grid.parentElement;
        scroller?.scrollTo(0, 0);
        let left = 120;
        const move = () => {
          scroller?.scrollBy(x, y);
          left -= 1;
          if (left > 0) requestAnimationFrame(move);
          else done();
        };
        requestAnimationFrame(move);
      }),
    step,
  );
}

/** Measures a fixed piece of work in a browser on this machine, as the median of five runs, ms. */
export async function calibrate(): Promise<number> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    return median(
      await page.evaluate(() =>
        Array.from({ length: 5 }, () => {
          const start = performance.now();
          const words = Array.from({ length: 60_000 }, (_, index) => String((index * 7919) % 60_000));
          words.sort((a, b) => a.localeCompare(b));
          return performance.now() - start;
        }),
      ),
    );
  } finally {
    await browser.close();
  }
}
