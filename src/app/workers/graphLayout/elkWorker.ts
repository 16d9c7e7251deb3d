import ElkConstructor, { type ELK } from 'elkjs/lib/elk-api';
import elkWorkerUrl from 'elkjs/lib/elk-worker.min.js?url';

export type Elk = Pick<ELK, 'layout'>;

/** elkjs in a worker, which whoever starts it ends. Where the worker breaks down, so does what was asked of it. */
export function startElk(): Elk & { readonly end: () => void } {
  const worker = new Worker(elkWorkerUrl);
  const elk = new ElkConstructor({ workerFactory: () => worker });
  // elkjs itself would wait for ever.
  const breakdown = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The worker of elkjs broke down'));
    });
  });
  // Perhaps before anything was asked.
  breakdown.catch(() => undefined);
  return {
    layout: (graph) => Promise.race([elk.layout(graph), breakdown]),
    end: () => worker.terminate(),
  };
}
