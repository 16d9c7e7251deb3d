import type { Page } from 'playwright';

export type Frames = { readonly median: number; readonly percentile95: number; readonly longest: number };

declare global {
  interface Window {
    benchFrames: number[] | undefined;
  }
}

/** How long the page's frames took, in milliseconds, while `move` went on. */
export async function frameTimes(page: Page, move: () => Promise<void>): Promise<Frames> {
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
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: at(0.5), percentile95: at(0.95), longest: at(1) };
}
