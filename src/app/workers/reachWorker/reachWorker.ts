import { runInWorker } from '../runInWorker.ts';
import { runTask, type OrderOf, type ReachTask, type ReachReport } from './reachTask.ts';

/** All pairs of 2,000 nodes take some seconds, during which a page would freeze. */
const ask = runInWorker<ReachTask, ReachReport>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  { onTheSpot: (order) => Promise.resolve(runTask(order)) },
);

// Each returns undefined if the worker crashed.
export const rowsInWorker = async (order: OrderOf<'rows'>) => (await ask(order))?.rows;
export const connectivityInWorker = async (order: OrderOf<'connectivity'>) =>
  (await ask(order))?.connectivity;
export const impactInWorker = async (order: OrderOf<'impact'>) => (await ask(order))?.impact;
export const findingsInWorker = async (order: OrderOf<'findings'>) => (await ask(order))?.findings;
