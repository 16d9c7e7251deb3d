import { WireError, WireObject } from '../wire.ts';
import type { Metrics, NodeMetrics, PeerMetrics } from './metrics.ts';

/** `GET /metrics` and `GET /metrics/{network}`. */
export function metricsFromWire(json: unknown): Metrics {
  const wire = new WireObject(json, 'metrics');
  if (!wire.has('nodes')) throw new WireError('metrics.nodes', 'metrics by node', undefined);
  const nodes = wire.object('nodes');
  return new Map(nodes?.entries().map(([id, node]) => [id, nodeMetricsFromWire(node, id)]));
}

/** `GET /metrics/{network}/{id}`. The id is the one asked for: a node without data comes with empty texts. */
export function nodeMetricsFromWire(json: unknown, id: string): NodeMetrics {
  const wire = new WireObject(json, `metrics.${id}`);
  return {
    nodeId: id,
    nodeName: wire.mark('node_name'),
    network: wire.text('network'),
    isServer: wire.flag('isserver'),
    connectivity: connectivityFromWire(wire.object('connectivity')),
    needsFailover: failoversFromWire(wire.object('needsfailover')),
  };
}

function connectivityFromWire(wire: WireObject | undefined): ReadonlyMap<string, PeerMetrics> | undefined {
  return wire && new Map(wire.entries().map(([id, peer]) => [id, peerFromWire(peer, id, wire.pathOf(id))]));
}

function peerFromWire(json: unknown, peerId: string, path: string): PeerMetrics {
  const wire = new WireObject(json, path);
  return {
    peerId,
    peerName: wire.text('node_name'),
    isConnected: wire.boolean('connected'),
    isServer: wire.flag('isserver'),
    actualUptime: wire.number('actualuptime'),
    percentUp: wire.number('percentup'),
    latency: wire.number('latency'),
    totalSent: wire.number('totalsent'),
    totalReceived: wire.number('totalreceived'),
  };
}

function failoversFromWire(wire: WireObject | undefined): ReadonlyMap<string, string> {
  return new Map(wire?.entries().map(([id]) => [id, wire.text(id)]));
}
