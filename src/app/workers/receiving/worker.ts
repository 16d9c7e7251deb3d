import { buffersOf } from '../../../domain/metrics/peerReports.ts';
import type { WorkerMessage } from '../inWorker.ts';
import { receive, type ReadOrder, type ReadReport } from './receive.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<ReadOrder>) => {
  void receive(order).then((report) => tell(report, buffersIn(report)));
});

tell({ kind: 'ready' }, []);

function tell(message: WorkerMessage<ReadReport>, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

/** What goes to the page without being copied. */
function buffersIn({ acls, metrics }: ReadReport): Transferable[] {
  const tables = new Set(
    metrics?.ok ? [...metrics.value.values()].flatMap(({ connectivity }) => connectivity?.table ?? []) : [],
  );
  return [...(acls?.ok ? [acls.value.cells.buffer] : []), ...[...tables].flatMap(buffersOf)];
}
