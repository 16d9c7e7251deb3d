import { buffersOf } from '../../../domain/metrics/peerReports.ts';
import type { WorkerMessage } from '../runInWorker.ts';
import { receive, type ReadOrder, type ReadReport } from './parseTask.ts';

self.addEventListener('message', ({ data: order }: MessageEvent<ReadOrder>) => {
  void receive(order).then((report) => send(report, buffersIn(report)));
});

send({ kind: 'ready' }, []);

function send(message: WorkerMessage<ReadReport>, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

function buffersIn({ acls, metrics }: ReadReport): Transferable[] {
  const tables = new Set(
    metrics?.ok ? [...metrics.value.values()].flatMap(({ connectivity }) => connectivity?.table ?? []) : [],
  );
  return [...(acls?.ok ? [acls.value.cells.buffer] : []), ...[...tables].flatMap(buffersOf)];
}
