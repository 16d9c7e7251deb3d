import { branchedOf, elkLayout, mostThingsForElk } from './elkLayout.ts';
import { dismissElk, takeElk } from './elkWorker.ts';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { treesOf } from '../../../domain/graph/layout/trees.ts';
import type { LayoutOrder, LayoutReport } from './layoutOrder.ts';
import type { Start } from '../../../domain/graph/layout/startingPoints.ts';

/**
 * Arranges a graph off the main thread and reports while things settle. A graph within the reach of elkjs is arranged by
 * it first. A worker that fails leaves things where they start. Returns what ends it at once.
 */
export function startLayout(
  graph: LayoutGraph,
  start: Start,
  onReport: (report: LayoutReport) => void,
): () => void {
  const forces = new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module' });
  const report = (message: LayoutReport) => {
    if (message.isSettled) forces.terminate();
    onReport(message);
  };
  forces.addEventListener('message', ({ data }: MessageEvent<LayoutReport>) => report(data));
  forces.addEventListener('error', () => report({ points: start.points, isSettled: true }));
  const settle = (order: LayoutOrder) => forces.postMessage(order, []);

  const trees = treesOf(graph);
  const branched = branchedOf(trees).length;
  if (trees.members.length === 0 || branched > mostThingsForElk) {
    dismissElk();
    settle({ graph, start });
    return () => forces.terminate();
  }
  if (branched === 0) dismissElk();
  const elk = branched === 0 ? undefined : takeElk();
  let isOver = false;
  void elkLayout(elk, graph, start)
    .catch(() => start)
    .then((arrangement) => {
      elk?.terminateWorker();
      if (!isOver) settle({ graph, start: arrangement });
    });
  return () => {
    isOver = true;
    elk?.terminateWorker();
    forces.terminate();
  };
}
