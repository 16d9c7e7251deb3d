import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point, Start } from '../../../domain/graph/layout/startingPoints.ts';

export type LayoutOrder = { readonly graph: LayoutGraph; readonly start: Start };

export type LayoutReport = { readonly points: readonly Point[]; readonly isSettled: boolean };

/** An unused worker is ended after this time. */
const unusedMs = 60_000;

let waiting: { readonly worker: Worker; readonly unused: ReturnType<typeof setTimeout> } | undefined;

/** Loads the worker ahead of the first graph, because loading takes longer than most layouts. */
export function prepareLayout(): void {
  if (waiting) return;
  const worker = newWorker();
  const dismiss = () => {
    if (waiting?.worker === worker) takeWorker().terminate();
  };
  // A caller that takes a broken worker would get no error.
  worker.addEventListener('error', dismiss);
  waiting = { worker, unused: setTimeout(dismiss, unusedMs) };
}

/** Reports positions while the graph settles. If the worker fails, items stay where they start. Returns a stop function. */
export function startLayout(
  graph: LayoutGraph,
  start: Start,
  onReport: (report: LayoutReport) => void,
): () => void {
  const worker = takeWorker();
  const report = (message: LayoutReport) => {
    if (message.isSettled) worker.terminate();
    onReport(message);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<LayoutReport>) => report(data));
  worker.addEventListener('error', () => report({ points: start.points, isSettled: true }));
  const order: LayoutOrder = { graph, start };
  worker.postMessage(order, []);
  return () => worker.terminate();
}

function takeWorker(): Worker {
  const worker = waiting?.worker ?? newWorker();
  clearTimeout(waiting?.unused);
  waiting = undefined;
  return worker;
}

function newWorker(): Worker {
  return new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module' });
}
