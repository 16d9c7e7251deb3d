import ElkConstructor, { type ELK, type ElkNode } from 'elkjs/lib/elk-api';
import elkWorkerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Point } from '../../../domain/graph/layout/startingPoints.ts';

export type Elk = Pick<ELK, 'layout'>;

/** The caller ends the worker. Its layouts fail if it breaks down. */
export function startElk(): Elk & { readonly end: () => void } {
  const worker = new Worker(elkWorkerUrl);
  const elk = new ElkConstructor({ workerFactory: () => worker });
  // elkjs itself would wait forever.
  const breakdown = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The elkjs worker crashed'));
    });
  });
  // It may break down before the first layout.
  breakdown.catch(() => undefined);
  return {
    layout: (graph) => Promise.race([elk.layout(graph), breakdown]),
    end: () => worker.terminate(),
  };
}

/** Returns the middle of each item by its ID, where elkjs returns corners. */
export async function middlesBy(elk: Elk, graph: ElkNode): Promise<ReadonlyMap<string, Point>> {
  const { children = [] } = await elk.layout(graph);
  return new Map(
    children.map(({ id, x = 0, y = 0, width = 0, height = 0 }) => [
      id,
      { x: x + width / 2, y: y + height / 2 },
    ]),
  );
}
