import type { ReadElsewhere } from '../../../api/transport/elsewhere.ts';
import { buffersOf } from '../../../domain/metrics/peerReports.ts';
import type { WorkerMessage } from '../inWorker.ts';
import { receive, type ReceiveOrder, type ReceiveReport } from './receive.ts';

let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data: order }: MessageEvent<ReceiveOrder>) => {
  // One after the other, because reports carry no number.
  last = last.then(async () => {
    const report = await receive(order);
    tell(report, transferOf(report));
  });
});

tell({ kind: 'ready' }, []);

function tell(message: WorkerMessage<ReceiveReport>, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

/** What goes to the page without being copied. */
function transferOf(report: ReceiveReport): Transferable[] {
  if (report.kind === 'body') return [report.body.buffer];
  return report.kind === 'read' ? buffersIn(report.read) : [];
}

function buffersIn(read: ReadElsewhere): Transferable[] {
  switch (read.kind) {
    case 'records':
      return [read.texts.sums.buffer, read.texts.before.buffer, read.texts.fresh.buffer];
    case 'acls':
      return read.acls.ok ? [read.acls.value.cells.buffer] : [];
    case 'metrics': {
      const nodes = read.metrics.ok ? [...read.metrics.value.values()] : [];
      const tables = new Set(nodes.flatMap(({ connectivity }) => connectivity?.table ?? []));
      return [...tables].flatMap(buffersOf);
    }
  }
}
