import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import type { Point } from '../../../domain/graph/layout/disc.ts';
import { runInWorker } from '../runInWorker.ts';
import { layOut } from './layOut.ts';

/** Thousands of items take some tenths of a second. A worker that started ahead waits a minute for the first graph. */
const ask = runInWorker<LayoutGraph, readonly Point[]>(
  () => new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module' }),
  { onTheSpot: (graph) => Promise.resolve(layOut(graph)), idleMs: 60_000 },
);

export async function layOutInWorker(graph: LayoutGraph): Promise<readonly Point[]> {
  return (await ask(graph)) ?? layOut(graph);
}

/** Starts the worker ahead of the first graph, because that takes longer than most layouts. */
export function prepareLayout(): void {
  void layOutInWorker({ items: [], springs: [], members: new Map() });
}
