import type { AclWork } from '../../../api/work.ts';
import { runInWorker, type WorkerLike } from '../runInWorker.ts';
import type { AclTask, AclReport } from './aclTask.ts';

const carryOutHere = async (order: AclTask): Promise<AclReport> =>
  (await import('./aclTask.ts')).runTask(order);

export function aclWorkIn(start: () => WorkerLike): AclWork {
  const ask = runInWorker<AclTask, AclReport>(start, { onTheSpot: carryOutHere });
  const resultOf = async <Result>(order: AclTask): Promise<Result> => {
    const { result } = (await ask(order)) ?? (await carryOutHere(order));
    return result as Result;
  };
  return {
    merge: (...given) => resultOf({ kind: 'merge', given }),
    changedRows: (...given) => resultOf({ kind: 'changedRows', given }),
    restoreLost: (...given) => resultOf({ kind: 'restoreLost', given }),
    readAcls: (...given) => resultOf({ kind: 'readAcls', given }),
  };
}

/** The content security policy allows only workers from the console’s own origin. */
export const aclWorker = aclWorkIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
