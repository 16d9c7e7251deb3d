import type { nodeMetricsFromWire } from './metricsWire.ts';
import type { PeerMetrics } from './peerReports.ts';

export type NodeMetrics = ReturnType<typeof nodeMetricsFromWire>;

export type Metrics = ReadonlyMap<string, NodeMetrics>;

/** There is a report per pair. In larger networks, pages about other subjects don't load metrics. */
export const maxMeasuredNodes = 300;

/**
 * Milliseconds. Returns undefined if no peer is connected. The latency reported for an unreachable peer (999) means
 * nothing.
 */
export function latenciesOf(peers: readonly PeerMetrics[]) {
  const sorted = peers.filter(({ isConnected }) => isConnected).toSorted((a, b) => a.latency - b.latency);
  const farthest = sorted.at(-1);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (!farthest || !lower || !upper) return undefined;
  return { median: (lower.latency + upper.latency) / 2, highest: farthest.latency, farthest };
}

const hourInNanoseconds = 3_600e9;

/**
 * Bytes, summed over all peers. The rates are undefined before any peer was up. They use the longest uptime of a peer,
 * which is the server's closest figure to the time the node has been sending.
 */
export function trafficOf(peers: readonly PeerMetrics[]) {
  const hours = Math.max(0, ...peers.map(({ actualUptime }) => actualUptime)) / hourInNanoseconds;
  const sent = sum(peers.map(({ totalSent }) => totalSent));
  const received = sum(peers.map(({ totalReceived }) => totalReceived));
  return {
    sent,
    received,
    sentPerHour: hours > 0 ? sent / hours : undefined,
    receivedPerHour: hours > 0 ? received / hours : undefined,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
