import type { PeerMetrics } from './metrics.ts';

const hourInNanoseconds = 3_600e9;

/** Bytes that one node exchanged with all its peers. */
export type Traffic = {
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
