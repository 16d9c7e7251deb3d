import { boolean, flag, mark, number, type Read, readOnly, record, text } from '../record.ts';
import { WireError, WireObject } from '../wire.ts';

export const peerMetricsRecord = record({
  peerName: text('node_name'),
  isConnected: boolean('connected'),
  isServer: flag('isserver'),
  /** Nanoseconds. */
  actualUptime: number('actualuptime'),
  percentUp: number('percentup'),
  /** Milliseconds; 999 while unreachable, 0 below one. */
  latency: number('latency'),
  /** Bytes. */
  totalSent: number('totalsent'),
  /** Bytes. */
  totalReceived: number('totalreceived'),
});

type PeerMetrics = { readonly peerId: string } & Read<typeof peerMetricsRecord>;

export const nodeMetricsRecord = record({
  nodeName: mark('node_name'),
  network: text('network'),
  isServer: flag('isserver'),
  /** By peer id; undefined when the node never reported. */
  connectivity: readOnly((wire) => connectivityFromWire(wire.object('connectivity'))),
  /** Peer id to the failover node used for it. */
  needsFailover: readOnly((wire) => failoversFromWire(wire.object('needsfailover'))),
});

type NodeMetrics = { readonly nodeId: string } & Read<typeof nodeMetricsRecord>;

/** `GET /metrics` and `GET /metrics/{network}`. */
export function metricsFromWire(json: unknown): ReadonlyMap<string, NodeMetrics> {
  const wire = new WireObject(json, 'metrics');
  if (!wire.has('nodes')) throw new WireError('metrics.nodes', 'metrics by node', undefined);
  const nodes = wire.object('nodes');
  return new Map(nodes?.entries().map(([id, node]) => [id, nodeMetricsFromWire(node, id)]));
}

/** `GET /metrics/{network}/{id}`. The id is the one asked for: a node without data comes with empty texts. */
export function nodeMetricsFromWire(json: unknown, id: string): NodeMetrics {
  return { nodeId: id, ...nodeMetricsRecord.read(json, `metrics.${id}`) };
}

function connectivityFromWire(wire: WireObject | undefined): ReadonlyMap<string, PeerMetrics> | undefined {
  return wire && new Map(wire.entries().map(([id, peer]) => [id, peerFromWire(peer, id, wire.pathOf(id))]));
}

function peerFromWire(json: unknown, peerId: string, path: string): PeerMetrics {
  return { peerId, ...peerMetricsRecord.read(json, path) };
}

function failoversFromWire(wire: WireObject | undefined): ReadonlyMap<string, string> {
  return new Map(wire?.entries().map(([id]) => [id, wire.text(id)]));
}
