import { inWorker } from '../inWorker.ts';
import { carryOut, type OrderOf, type ReachOrder, type ReachReport } from './reachOrder.ts';

/** All pairs of 2,000 nodes take some seconds, during which a page would freeze. */
const ask = inWorker<ReachOrder, ReachReport>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  { onTheSpot: (order) => Promise.resolve(carryOut(order)) },
);

// Each returns undefined if the worker crashed.
export const rowsInWorker = async (order: OrderOf<'rows'>) => (await ask(order))?.rows;
export const overviewInWorker = async (order: OrderOf<'overview'>) => (await ask(order))?.overview;
export const impactInWorker = async (order: OrderOf<'impact'>) => (await ask(order))?.impact;
