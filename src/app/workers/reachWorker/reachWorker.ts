import { inWorker } from '../inWorker.ts';
import { carryOut, type ReachOrder, type ReachReport } from './reachOrder.ts';

/** Everybody's reach in a large network takes a second or two, which a page would stand still for. */
export const askReach = inWorker<ReachOrder, ReachReport>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  { onTheSpot: (order) => Promise.resolve(carryOut(order)) },
);
