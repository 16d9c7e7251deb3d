import { runInWorker } from '../runInWorker.ts';
import { reachWork } from './reachWork.ts';

/** All pairs of 2,000 nodes take some seconds, during which a page would freeze. Undefined if the worker crashed. */
export const askReach = runInWorker<typeof reachWork, undefined>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  { load: async () => reachWork, onCrash: () => undefined },
);
