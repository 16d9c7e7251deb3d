import type { PeerMetrics } from '../../../domain/metrics/metrics.ts';
import { compareIds, compareNames } from '../../../domain/order.ts';
import { search } from '../../../domain/search.ts';
import type { PeerFilter, PeerSortField } from './nodeMetricsQuery.ts';

const keys: Readonly<Record<Exclude<PeerSortField, 'name'>, (peer: PeerMetrics) => number>> = {
  state: ({ isConnected }) => (isConnected ? 0 : 1),
  uptime: ({ actualUptime }) => actualUptime,
  // Who cannot be reached is farther than anybody, whatever number stands there.
  latency: ({ isConnected, latency }) => (isConnected ? latency : Infinity),
  sent: ({ totalSent }) => totalSent,
  received: ({ totalReceived }) => totalReceived,
};

/** The peers whose name or id contains the search, in the order asked for; equal ones by name, then id. */
export function listPeers(peers: readonly PeerMetrics[], filter: PeerFilter): readonly PeerMetrics[] {
  const { sortBy, isAscending } = filter;
  const found = search(peers, filter.search, ({ peerName, peerId }) => [peerName, peerId]);
  const order = (one: PeerMetrics, other: PeerMetrics) =>
    (sortBy === 'name' ? 0 : compare(keys[sortBy](one), keys[sortBy](other))) ||
    compareNames(one.peerName, other.peerName) ||
    compareIds(one.peerId, other.peerId);
  return found.toSorted((one, other) => (isAscending ? order(one, other) : order(other, one)));
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
