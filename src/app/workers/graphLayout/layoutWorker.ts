import { forceLayout } from './forceLayout.ts';
import type { LayoutOrder, LayoutReport } from './startLayout.ts';

/** Milliseconds between two reports: each has the whole graph drawn again. */
const reportInterval = 150;

self.addEventListener('message', ({ data }: MessageEvent<LayoutOrder>) => {
  let points = data.start.points;
  let reportedAt = performance.now();
  for (points of forceLayout(data.graph, data.start)) {
    if (performance.now() - reportedAt < reportInterval) continue;
    report({ points, isSettled: false });
    reportedAt = performance.now();
  }
  report({ points, isSettled: true });
});

function report(message: LayoutReport): void {
  self.postMessage(message, { transfer: [] });
}
