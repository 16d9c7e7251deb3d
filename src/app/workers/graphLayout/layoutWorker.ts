import { elkLayout } from './elkLayout.ts';
import { startElk } from './elkWorker.ts';
import { forceLayout } from './forceLayout.ts';
import type { LayoutOrder, LayoutReport } from './startLayout.ts';

/** Milliseconds between two reports: each has the whole graph drawn again. */
const reportInterval = 150;

/** Loaded ahead, or when the first graph needs it. */
let elk: ReturnType<typeof startElk> | undefined;

self.addEventListener('message', ({ data: order }: MessageEvent<LayoutOrder>) => {
  if (order === 'prepare') prepare();
  // So it reaches the page, as what a listener throws does.
  else layOut(order).catch(reportError);
});

function prepare(): void {
  try {
    elk = startElk();
  } catch {
    // A browser in which workers start no workers arranges graphs by forces alone.
  }
}

async function layOut({ graph, start }: Exclude<LayoutOrder, 'prepare'>): Promise<void> {
  const arrangement = await elkLayout(graph, start, () => (elk ??= startElk()));
  elk?.end();
  let { points } = arrangement;
  let reportedAt = performance.now();
  for (points of forceLayout(graph, arrangement)) {
    if (performance.now() - reportedAt < reportInterval) continue;
    report({ points, isSettled: false });
    reportedAt = performance.now();
  }
  report({ points, isSettled: true });
}

function report(message: LayoutReport): void {
  self.postMessage(message, { transfer: [] });
}
