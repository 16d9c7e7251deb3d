import { seedOf } from '../fixtures/seed.ts';
import { seededRandom } from '../seededRandom.ts';
import type { WireMetric, WireMetrics, WireNode } from '../world/wire.ts';

const minuteInNanoseconds = 60_000_000_000;

/** What each node reports of every other one, the same on every call. Nodes in `down` cannot be reached. */
export function wireMetrics(nodes: readonly WireNode[], down: ReadonlySet<string>): WireMetrics[] {
  return nodes.map((node) => ({
    network: node.network,
    node_id: node.id,
    node_name: node.name,
    isserver: node.isserver,
    connectivity: Object.fromEntries(
      nodes.filter((peer) => peer !== node).map((peer) => [peer.id, metricOf(node, peer, down)]),
    ),
    needsfailover: {},
  }));
}

function metricOf(node: WireNode, peer: WireNode, down: ReadonlySet<string>): WireMetric {
  const next = seededRandom(seedOf(`${node.id} ${peer.id}`));
  const connected = !down.has(node.name) && !down.has(peer.name);
  const totaltime = 100 + Math.floor(next() * 1900);
  const uptime = Math.floor(totaltime * (connected ? 0.9 + next() * 0.1 : next() * 0.4));
  const totalreceived = Math.floor(10 ** (3 + next() * 9));
  return {
    node_name: peer.name,
    isserver: peer.isserver,
    uptime,
    totaltime,
    latency: connected ? 8 + Math.floor(next() * 170) : 999,
    totalreceived,
    totalsent: Math.floor(totalreceived / 2),
    actualuptime: uptime * minuteInNanoseconds,
    percentup: Math.round((uptime / totaltime) * 1e8) / 1e6,
    connected,
  };
}
