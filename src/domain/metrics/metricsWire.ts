import { boolean, flag, mark, number, type Read, readOnly, record, text } from '../record.ts';
import { isYes, WireError, WireObject } from '../wire.ts';
import {
  reportWriter,
  type PeerMetrics,
  type PeerReports,
  type ReportTable,
  type ReportWriter,
  type Span,
} from './peerReports.ts';
import { reportScan } from './reportScan.ts';

const peerMetricsRecord = record({
  peerName: text('node_name'),
  isConnected: boolean('connected'),
  isServer: flag('isserver'),
  actualUptime: number('actualuptime'),
  percentUp: number('percentup'),
  latency: number('latency'),
  totalSent: number('totalsent'),
  totalReceived: number('totalreceived'),
});

export const nodeMetricsRecord = record({
  nodeName: mark('node_name'),
  network: text('network'),
  isServer: flag('isserver'),
  /** Peer id to the failover node used for it. */
  needsFailover: readOnly((wire) => failoversFromWire(wire.object('needsfailover'))),
});

type NodeMetrics = {
  readonly nodeId: string;
  readonly connectivity: PeerReports | undefined;
} & Read<typeof nodeMetricsRecord>;

/** `GET /metrics` and `GET /metrics/{network}`. */
export function metricsFromWire(json: unknown): ReadonlyMap<string, NodeMetrics> {
  const wire = new WireObject(json, 'metrics');
  if (!wire.has('nodes')) throw new WireError('metrics.nodes', 'metrics by node', undefined);
  const writer = metricsWriter();
  for (const [id, node] of wire.object('nodes')?.entries() ?? []) writer.add(id, node);
  return writer.metrics();
}

/** The same, a node at a time; of one that comes twice the latter counts. */
export function metricsWriter() {
  const reports = reportWriter();
  const nodes = new Map<string, (table: ReportTable) => NodeMetrics>();
  return {
    /** `scanned`: its reports, where these were read before it and `scannedMark` stands for them. */
    add: (id: string, json: unknown, scanned?: Span) =>
      void nodes.set(id, nodeFromWire(json, id, reports, scanned)),
    scan: () => scanInto(reports),
    metrics: (): ReadonlyMap<string, NodeMetrics> => {
      const table = reports.table();
      return new Map([...nodes].map(([id, nodeIn]) => [id, nodeIn(table)]));
    },
  };
}

/** `GET /metrics/{network}/{id}`. The id is the one asked for: a node without data comes with empty texts. */
export function nodeMetricsFromWire(json: unknown, id: string): NodeMetrics {
  const reports = reportWriter();
  const nodeIn = nodeFromWire(json, id, reports);
  return nodeIn(reports.table());
}

function nodeFromWire(
  json: unknown,
  nodeId: string,
  reports: ReportWriter,
  scanned?: Span,
): (table: ReportTable) => NodeMetrics {
  const path = `metrics.${nodeId}`;
  const node = nodeMetricsRecord.read(json, path);
  const wire = new WireObject(json, path).object('connectivity');
  const span = wire && (scanned && wire.has('') ? scanned : peersFromWire(wire, reports));
  return (table) => ({ nodeId, ...node, connectivity: span && { table, ...span } });
}

function peersFromWire(wire: WireObject, reports: ReportWriter): Span {
  const from = reports.length();
  for (const [id, peer] of wire.entries()) reports.add(peerFromWire(peer, id, wire.pathOf(id)));
  return { from, to: reports.length() };
}

function peerFromWire(json: unknown, peerId: string, path: string): PeerMetrics {
  return { peerId, ...peerMetricsRecord.read(json, path) };
}

/** What stands in a node's JSON for reports that were scanned. */
export const scannedMark = '"":0';

/** Reports a node at a time straight from the bytes, as `peerMetricsRecord` reads them. */
function scanInto(reports: ReportWriter) {
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

function failoversFromWire(wire: WireObject | undefined): ReadonlyMap<string, string> {
  return new Map(wire?.entries().map(([id]) => [id, wire.text(id)]));
}
