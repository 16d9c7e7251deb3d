import { boolean, flag, requiredText, number, type Read, readOnly, record, text } from '../record.ts';
import { jsonMembers } from '../jsonMembers.ts';
import { WireError, WireObject, type ResponseStream } from '../wire.ts';
import {
  reportWriter,
  type PeerMetrics,
  type PeerReports,
  type ReportTable,
  type ReportWriter,
  type Span,
} from './peerReports.ts';

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

const nodeMetricsRecord = record({
  nodeName: requiredText('node_name'),
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

/** Parses the response node by node while it loads. It has 230 MB for 1,000 nodes, and 920 MB for 2,000 nodes. */
export function metricsStream(): ResponseStream<ReadonlyMap<string, NodeMetrics>> {
  const writer = metricsWriter();
  return {
    ...jsonMembers(2, writer.add),
    read: (rest) => (writer.count() === 0 ? metricsFromWire(rest) : writer.metrics()),
  };
}

/** Collects metrics whose reports share one table. */
function metricsWriter() {
  const reports = reportWriter();
  const nodes = new Map<string, (table: ReportTable) => NodeMetrics>();
  return {
    count: () => nodes.size,
    add: (id: string, json: unknown) => void nodes.set(id, nodeFromWire(json, id, reports)),
    metrics: (): ReadonlyMap<string, NodeMetrics> => {
      const table = reports.table();
      return new Map([...nodes].map(([id, nodeIn]) => [id, nodeIn(table)]));
    },
  };
}

/** `GET /metrics/{network}/{id}`. Takes the requested ID, because a node without data has empty fields. */
export function nodeMetricsFromWire(json: unknown, id: string): NodeMetrics {
  const reports = reportWriter();
  const nodeIn = nodeFromWire(json, id, reports);
  return nodeIn(reports.table());
}

function nodeFromWire(
  json: unknown,
  nodeId: string,
  reports: ReportWriter,
): (table: ReportTable) => NodeMetrics {
  const path = `metrics.${nodeId}`;
  const node = nodeMetricsRecord.read(json, path);
  const wire = new WireObject(json, path).object('connectivity');
  const span = wire && peersFromWire(wire, reports);
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

function failoversFromWire(wire: WireObject | undefined): ReadonlyMap<string, string> {
  return new Map(wire?.entries().map(([id]) => [id, wire.text(id)]));
}
