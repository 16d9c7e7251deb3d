import { aclWork as onTheSpot, type AclWork } from '../../../api/work.ts';
import { inWorker, type WorkerLike } from '../inWorker.ts';
import { carryOut, type AclOrder, type AclReport } from './aclOrder.ts';

/** The work on containers in a worker. */
export function aclWorkIn(start: () => WorkerLike): AclWork {
  const ask = inWorker<AclOrder, AclReport>(start, {
    onTheSpot: (order) => carryOut(onTheSpot, order),
  });
  return {
    async merge(loaded, mine, current) {
      const report = await ask({ kind: 'merge', loaded, mine, current });
      return report?.kind === 'merge' ? report.merge : onTheSpot.merge(loaded, mine, current);
    },
    async changedRows(before, after) {
      const report = await ask({ kind: 'changedRows', before, after });
      return report?.kind === 'changedRows' ? report.rows : onTheSpot.changedRows(before, after);
    },
    async restoreLost(read, asked, kept) {
      const report = await ask({ kind: 'restoreLost', read, asked, kept });
      return report?.kind === 'restoreLost' ? report.restored : onTheSpot.restoreLost(read, asked, kept);
    },
    async readAcls(pairs) {
      const report = await ask({ kind: 'readAcls', pairs });
      return report?.kind === 'readAcls' ? report.reading : onTheSpot.readAcls(pairs);
    },
  };
}

/** Module workers of this console's own origin, as the content security policy asks. */
export const aclWorker = aclWorkIn(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
