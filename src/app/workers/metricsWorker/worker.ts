import { readMetrics } from '../../../api/work.ts';
import { buffersOf } from '../../../domain/metrics/peerReports.ts';
import type { WorkerMessage } from '../inWorker.ts';
import { piecesFrom } from './metricsPort.ts';
import type { MetricsReport } from './metricsWorker.ts';

let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data: port }: MessageEvent<MessagePort>) => {
  // One after the other, because reports carry no number.
  last = last.then(async () => {
    const report = await readMetrics(piecesFrom(port));
    tell(report, report.ok ? tablesOf(report).flatMap(buffersOf) : []);
  });
});

tell({ kind: 'ready' }, []);

function tell(message: WorkerMessage<MetricsReport>, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}

function tablesOf({ value }: Extract<MetricsReport, { ok: true }>) {
  return [...new Set([...value.values()].flatMap(({ connectivity }) => connectivity?.table ?? []))];
}
