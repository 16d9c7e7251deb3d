import type { PeerMetrics } from './metrics.ts';

/** How far away the connected peers are, in milliseconds. */
export type Latencies = {
  readonly median: number;
  readonly highest: number;
  /** The peer that is farthest. */
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
