import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { serveBundle } from '../../e2e/bundleServer.ts';
import { adminPassword } from '../../mocks/scenarios/accounts.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { startServer } from '../../mocks/server.ts';
import type { World } from '../../mocks/world/state.ts';
import { findChromiumToMeasure } from '../findChromium.ts';
import type { Gateway } from './gateways.ts';

/** What a line says: smaller is better. */
export type Figure = {
  readonly line: string;
  readonly unit: 'ms' | 'ms CPU' | 'ms a frame' | 'MB' | 'kB' | 'files' | 'rows';
  readonly figure: number;
  /** What it is meant to come to on a quiet machine. */
  readonly goal?: number;
};

/** What is measured together, on one page. */
export type Part = { readonly name: string; readonly run: () => Promise<readonly Figure[]> };

declare global {
  interface Window {
    /** Lengths of tasks of 50 ms and more, in milliseconds. */
    benchTasks: number[];
    /** From a press to the frame that shows what it led to, in milliseconds. */
    benchShown: Promise<number> | undefined;
    benchFrames: number[] | undefined;
  }
}

export async function launch(): Promise<Browser> {
  const executablePath = await findChromiumToMeasure();
  return chromium.launch(executablePath ? { executablePath } : {});
}

export function generatedWorld(nodes: number, now: () => number = Date.now): World {
  const scenario = scenarios.get('thousandNodes');
  if (!scenario) throw new Error('The scenario thousandNodes is gone');
  return scenario.build({ now, nodes });
}

/** A browser with the built console in it, on a world of its own; both go when `work` is done. */
export async function withTab<Result>(
  world: World,
  work: (tab: Tab) => Promise<Result>,
  through?: (backend: string) => Promise<Gateway>,
): Promise<Result> {
  const server = await startServer({ world });
  const gateway = await through?.(server.url);
  const bundle = await serveBundle(gateway?.url ?? server.url);
  // A browser of its own, so that the memory of one part does not count for the next.
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // Large answers are slow to write here; that is not what is measured.
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

/** Ends on the dashboard, with everything read and no notification over the page. */
export async function signIn({ page, url }: Pick<Tab, 'page' | 'url'>): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
}

/** Leads there by the navigation, as a person would. */
export async function follow(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

/** Leads to an address of the console without loading it anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(history.state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** What a press has led to once it is shown. */
type Shown = {
  /** `change`: something in it changes; `appear`: there is one. */
  readonly when: 'change' | 'appear';
  readonly selector: string;
};

/** Milliseconds from the press that `act` causes to the frame that shows what it leads to. */
export async function timeToShown(page: Page, shown: Shown, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ when, selector }) => {
    window.benchShown = new Promise((resolve) => {
      let begun = performance.now();
      // Before the browser hands a press on, it waits for the page: its time stamp knows of that.
      const begin = (event: Event) => (begun = event.timeStamp);
      addEventListener('mousedown', begin, { capture: true, once: true });
      addEventListener('keydown', begin, { capture: true, once: true });
      // A change that never shows is no reason to wait for ever.
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

/** Does something several times; the median of what each time took. */
export async function medianOf(rounds: number, once: (round: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await once(round));
  return median(times);
}

export function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Until two frames were shown, and what was left for an idle moment was done. */
export async function calm(page: Page, ms = 300): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
  await page.waitForTimeout(ms);
}

/** Milliseconds that the page's main thread was busy, by its processor's clock. */
export async function processorTime({ session }: Tab, work: () => Promise<void>): Promise<number> {
  // The clock of the thread: other work of the machine does not count.
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

/** Megabytes that scripts of the page hold after a collection. */
export async function heapOf({ session }: Tab): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The longest task since the last call, ms; 0 when none took 50, which browsers do not report. */
export async function longestTask(page: Page): Promise<number> {
  await calm(page, 50);
  return page.evaluate(() => Math.max(0, ...window.benchTasks.splice(0)));
}

/** How long 95 % of the page's frames took at most, in milliseconds, while `move` went on. */
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
  return frames.toSorted((one, other) => one - other)[Math.floor(0.95 * frames.length)] ?? Number.NaN;
}

/** Scrolls what is around the grid for two seconds, a step each frame. */
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

/** Milliseconds that a fixed piece of work takes in a browser on this machine, the median of five. */
export async function calibrate(): Promise<number> {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    return median(
      await page.evaluate(() =>
        Array.from({ length: 5 }, () => {
          const start = performance.now();
          const words = Array.from({ length: 60_000 }, (_, index) => String((index * 7919) % 60_000));
          words.sort((one, other) => one.localeCompare(other));
          return performance.now() - start;
        }),
      ),
    );
  } finally {
    await browser.close();
  }
}
