import { aclWork } from '../../../api/work.ts';
import type { WorkerMessage } from '../inWorker.ts';
import { carryOut, type AclOrder, type AclReport } from './aclOrder.ts';

let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data: order }: MessageEvent<AclOrder>) => {
  // One after the other, because reports carry no number.
  last = last.then(async () => {
    const report = await carryOut(aclWork, order);
    tell(report, buffersOf(report));
  });
});

tell({ kind: 'ready' }, []);

function tell(message: WorkerMessage<AclReport>, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

/** What goes to the page without being copied. */
function buffersOf(report: AclReport): Transferable[] {
  switch (report.kind) {
    case 'merge':
      return [report.merge.merged.cells.buffer];
    case 'changedRows':
      return report.rows ? [report.rows.buffer] : [];
    case 'restoreLost':
      return report.restored ? [report.restored.cells.buffer] : [];
    case 'readAcls':
      return [];
  }
}
