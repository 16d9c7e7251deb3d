import type { Browser } from 'playwright';

/** Milliseconds that a fixed piece of work takes in this browser on this machine, the median of five. */
export async function calibrate(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const times = await page.evaluate(() =>
    Array.from({ length: 5 }, () => {
      const start = performance.now();
      const words = Array.from({ length: 60_000 }, (_, index) => String((index * 7919) % 60_000));
      words.sort((one, other) => one.localeCompare(other));
      return performance.now() - start;
    }),
  );
  await page.close();
  return times.toSorted((one, other) => one - other)[2] ?? 0;
}
