import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point, Start } from '../../../domain/graph/layout/startingPoints.ts';

export type LayoutOrder = { readonly graph: LayoutGraph; readonly start: Start };

export type LayoutReport = { readonly points: readonly Point[]; readonly isSettled: boolean };

/** How long one waits for a graph to come, ms. */
const unusedMs = 60_000;

let waiting: { readonly worker: Worker; readonly unused: ReturnType<typeof setTimeout> } | undefined;

/** Begins loading the worker, which takes longer than what it is needed for: it is there when a graph is opened. */
export function prepareLayout(): void {
  if (waiting) return;
  const worker = newWorker();
  const dismiss = () => {
    if (waiting?.worker === worker) takeWorker().terminate();
  };
  // Whoever takes it would not be told any more.
  worker.addEventListener('error', dismiss);
  waiting = { worker, unused: setTimeout(dismiss, unusedMs) };
}

/**
 * Arranges a graph off the main thread and reports while things settle. A graph within the reach of elkjs is arranged by
 * it first. A worker that fails leaves things where they start. Returns what ends it at once.
 */
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
