import type { WorkerMessage } from '../inWorker.ts';
import { receive, type RecordsOrder, type RecordsReport } from './receive.ts';

let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data: order }: MessageEvent<RecordsOrder>) => {
  // One after the other, because reports carry no number.
  last = last.then(async () => {
    const report = await receive(order);
    tell(report, buffersOf(report));
  });
});

tell({ kind: 'ready' }, []);

function tell(message: WorkerMessage<RecordsReport>, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

/** What goes to the page without being copied. */
function buffersOf(report: RecordsReport): Transferable[] {
  switch (report.kind) {
    case 'texts':
      return [report.texts.sums.buffer, report.texts.fresh.buffer];
    case 'body':
      return [report.body.buffer];
    default:
      return [];
  }
}
