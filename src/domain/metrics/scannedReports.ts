import { isYes } from '../wire.ts';
import { peerMetricsRecord } from './metricsWire.ts';
import type { ReportWriter, Span } from './peerReports.ts';
import { reportScan } from './reportScan.ts';

/** What stands in a node's JSON for reports that were scanned. */
export const scannedMark = '"":0';

/** Reports a node at a time straight from the bytes, as `peerMetricsRecord` reads them. */
export function scannedReports(reports: ReportWriter) {
  const { fields } = peerMetricsRecord;
  const scan = reportScan({
    [fields.peerName.key]: 'string',
    [fields.isConnected.key]: 'boolean',
    [fields.isServer.key]: 'string',
    [fields.actualUptime.key]: 'number',
    [fields.percentUp.key]: 'number',
    [fields.latency.key]: 'number',
    [fields.totalSent.key]: 'number',
    [fields.totalReceived.key]: 'number',
  });
  let from = 0;

  function add(): void {
    const { texts, values } = scan;
    const { 0: name = 0, 1: connected, 2: server = 0, 3: actualUptime = 0, 4: percentUp = 0 } = values;
    const { 5: latency = 0, 6: totalSent = 0, 7: totalReceived = 0 } = values;
    reports.add({
      peerId: texts[scan.peer()] ?? '',
      peerName: texts[name] ?? '',
      isConnected: connected === 1,
      isServer: isYes(texts[server] ?? ''),
      actualUptime,
      percentUp,
      latency,
      totalSent,
      totalReceived,
    });
  }

  return {
    begin() {
      scan.begin();
      from = reports.length();
    },
    /** Takes the report that begins there. Where it ends; −1 when it has to be read the careful way, or not all is there. */
    next(bytes: Uint8Array, start: number): number {
      const end = scan.next(bytes, start);
      if (end >= 0) add();
      return end;
    },
    /** Those of this node that were taken. */
    span: (): Span => ({ from, to: reports.length() }),
    /** None of them counts. */
    drop: () => reports.drop(from),
  };
}
