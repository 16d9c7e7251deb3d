import type { Read } from '../record.ts';
import type { nodeMetricsRecord } from './metricsWire.ts';
import type { PeerMetrics, PeerReports } from './peerReports.ts';

export type NodeMetrics = {
  readonly nodeId: string;
  readonly connectivity: PeerReports | undefined;
} & Read<typeof nodeMetricsRecord>;

export type Metrics = ReadonlyMap<string, NodeMetrics>;

/** A report of every pair: beyond this many nodes it is more than a page should read beside what it is about. */
export const mostMeasured = 300;

/** How far away the connected peers are, in milliseconds. */
type Latencies = {
  readonly median: number;
  readonly highest: number;
  readonly farthest: PeerMetrics;
};

/** Undefined while no peer is connected: an unreachable one has no latency, whatever number stands there. */
export function latenciesOf(peers: readonly PeerMetrics[]): Latencies | undefined {
  const sorted = peers
    .filter(({ isConnected }) => isConnected)
    .toSorted((one, other) => one.latency - other.latency);
  const farthest = sorted.at(-1);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (!farthest || !lower || !upper) return undefined;
  return { median: (lower.latency + upper.latency) / 2, highest: farthest.latency, farthest };
}

const hourInNanoseconds = 3_600e9;

type Traffic = {
  readonly sent: number;
  readonly received: number;
  /** Bytes; undefined before any peer was up. */
  readonly sentPerHour: number | undefined;
  readonly receivedPerHour: number | undefined;
};

/**
 * Sums over the peers. The rate is over the longest uptime of any of them: nothing the server tells is closer to the
 * time for which the node has been sending.
 */
export function trafficOf(peers: readonly PeerMetrics[]): Traffic {
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
  return numbers.reduce((total, one) => total + one, 0);
}
