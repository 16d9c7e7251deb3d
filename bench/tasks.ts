import type { Page } from 'playwright';

export type Measurement = {
  readonly name: string;
  /** Milliseconds until the step's end was seen, the driver's own time included. */
  readonly total: number;
  /** Milliseconds the page was blocked at a stretch; 0 when no task took 50 ms or more, which browsers do not report. */
  readonly longestTask: number;
};

declare global {
  interface Window {
    benchTasks: number[];
  }
}

/** Makes every page of this tab keep the lengths of its long tasks. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.benchTasks = [];
    new PerformanceObserver((list) => {
      window.benchTasks.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: 'longtask', buffered: true });
  });
}

export async function measure(page: Page, name: string, step: () => Promise<void>): Promise<Measurement> {
  await page.evaluate(() => {
    window.benchTasks = [];
  });
  const start = performance.now();
  await step();
  const total = performance.now() - start;
  // Two frames: a long task is reported after the frame it delayed.
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
  const tasks = await page.evaluate(() => window.benchTasks);
  return { name, total, longestTask: Math.max(0, ...tasks) };
}
