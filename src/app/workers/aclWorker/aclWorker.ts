import type { AclWork } from '../../../api/work.ts';
import { inWorker, type WorkerLike } from '../inWorker.ts';
import type { AclOrder, AclReport } from './aclOrder.ts';

const carryOutHere = async (order: AclOrder): Promise<AclReport> =>
  (await import('./aclOrder.ts')).carryOut(order);

export function aclWorkIn(start: () => WorkerLike): AclWork {
  const ask = inWorker<AclOrder, AclReport>(start, { onTheSpot: carryOutHere });
  const resultOf = async <Result>(order: AclOrder): Promise<Result> => {
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
