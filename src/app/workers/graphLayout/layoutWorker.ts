import { treeLayout } from './treeLayout.ts';
import { startElk } from './elkWorker.ts';
import { forceLayout } from './forceLayout.ts';
import type { LayoutOrder, LayoutReport } from './startLayout.ts';

/** Each report redraws the whole graph. */
const reportIntervalMs = 150;

self.addEventListener('message', ({ data: order }: MessageEvent<LayoutOrder>) => {
  // A rejection would not reach the page.
  layOut(order).catch(reportError);
});

async function layOut({ graph, start }: LayoutOrder): Promise<void> {
  let elk: ReturnType<typeof startElk> | undefined;
  const arrangement = await treeLayout(graph, start, () => (elk = startElk()));
  elk?.end();
  let { points } = arrangement;
  let reportedAt = performance.now();
  for (points of forceLayout(graph, arrangement)) {
    if (performance.now() - reportedAt < reportIntervalMs) continue;
    report({ points, isSettled: false });
    reportedAt = performance.now();
  }
  report({ points, isSettled: true });
}

function report(message: LayoutReport): void {
  self.postMessage(message, { transfer: [] });
}
