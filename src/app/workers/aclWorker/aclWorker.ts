import type { AclWork } from '../../../api/work.ts';
import { runInWorker, type WorkerLike } from '../runInWorker.ts';

export function aclWorkIn(start: () => WorkerLike): AclWork {
  const ask = runInWorker<AclWork>(start, {
    load: async () => (await import('../../../api/work.ts')).aclWork,
  });
  return {
    merge: (...given) => ask('merge', ...given),
    changedRows: (...given) => ask('changedRows', ...given),
    restoreLost: (...given) => ask('restoreLost', ...given),
    readAcls: (...given) => ask('readAcls', ...given),
  };
}

/** The content security policy allows only workers from the console’s own origin. */
export const aclWorker = aclWorkIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
