import type { Bar } from '../../../components/Charts/Charts.tsx';
import { addressFilter, direction, oneOf, searched, filterByText } from '../../../domain/listFilter.ts';
import type { ExternalClient } from '../../../domain/externalClient/externalClient.ts';
import { formatUptime } from '../../../domain/format/dateTime.ts';
import { byteFigure, formatLatency, formatPercent } from '../../../domain/format/quantities.ts';
import { valueOf, type Attempted } from '../../../domain/loadable.ts';
import { latenciesOf, trafficOf, type NodeMetrics } from '../../../domain/metrics/metrics.ts';
import { reportsIn, type PeerMetrics } from '../../../domain/metrics/peerReports.ts';
import { offlineNodes } from '../../../domain/metrics/reports.ts';
import type { Node, NodeRef } from '../../../domain/node/node.ts';
import { compareNames, compareIds } from '../../../domain/order.ts';
import { pageOf, paginate, readPageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import type { RowsPerPage } from '../../../domain/settings/settings.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedAttemptsView } from '../../state/FailedAttempts/failedAttemptsView.ts';
import { freshness, momentOf } from '../../list/freshness/freshness.ts';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';
import { progressView } from '../../state/LoadingProgress/progressView.ts';

export type NodeMetricsView = ReturnType<typeof nodeMetricsView>;
export type NodeMetricsFrame = Exclude<NodeMetricsView, { status: 'noRecord' }>['frame'];
export type Reported = NonNullable<NodeMetricsFrame['reported']>;
export type NodeFigures = Extract<NodeMetricsView, { status: 'ready' }>;

export function nodeMetricsView(
  { nodes, clients }: Records,
  page: {
    readonly node: NodeRef;
    readonly metrics: Attempted<NodeMetrics>;
    readonly query: URLSearchParams;
    readonly rowsPerPage: RowsPerPage;
    readonly now: number;
  },
) {
  const { metrics, query, now } = page;
  const { network, id } = page.node;
  const known = valueOf(nodes.data);
  const node = known?.find((one) => one.network === network && one.id === id);
  if (known && !node) {
    return {
      status: 'noRecord' as const,
      heading: messages['node.notfound'],
      text: 'This node doesn’t exist. It may have been deleted.',
      listHref: paths.metrics(network),
      listLabel: 'Network metrics',
    };
  }

  const value = valueOf(metrics.data);
  const frame = {
    name: node?.name ?? (value?.nodeName || id),
    health: node && healthView(node),
    nodeHref: paths.node(page.node),
    reported: node && {
      /** Undefined for a node that has never checked in. */
      until: momentOf(node.lastCheckIn),
      /** Set for an offline node. */
      outdated: offlineNodes([node], now).get(node.id)?.lastCheckIn,
    },
    freshness: freshness(metrics.data),
    isRefreshing: metrics.isLoading,
  };
  const attempts = failedAttemptsView(metrics, 'metrics', now);
  if (attempts) return { status: 'failing' as const, frame, attempts };
  if (!value) return { status: 'loading' as const, frame, progress: progressView(metrics.data) };
  const peers = reportsIn(value.connectivity);
  if (peers.length === 0) return { status: 'none' as const, frame };

  const filter = peerFilter.read(query);
  const listed = listPeers(peers, filter);
  const paging = paginate(listed.length, readPageRequest(query, page.rowsPerPage));
  const around = {
    network,
    nodes: new Map(known?.map((one) => [one.id, one])),
    clients: valueOf(clients.data) ?? [],
    needsFailover: value.needsFailover,
    most: mostOf(peers),
    isOutdated: frame.reported?.outdated !== undefined,
  };
  return {
    status: 'ready' as const,
    frame,
    ...trafficViews(peers),
    peers: peersView(peers),
    count: peers.length,
    filter,
    rows: pageOf(listed, paging).map((peer) => peerRow(peer, around)),
    paging,
  };
}

/** Both charts have the same scale, to make their bars comparable. */
function trafficViews(peers: readonly PeerMetrics[]) {
  const { sent, received, sentPerHour, receivedPerHour } = trafficOf(peers);
  const most = Math.max(sent, received);
  const bar = (label: string, bytes: number): Bar => ({
    label,
    ...byteFigure(bytes),
    share: most > 0 ? bytes / most : 0,
  });
  const chart = (word: string, total: number, perHour: number | undefined) => ({
    total: byteFigure(total),
    bars: [bar(word, total), ...(perHour === undefined ? [] : [bar(`${word} per hour`, perHour)])],
  });
  return {
    sent: chart('Sent', sent, sentPerHour),
    received: chart('Received', received, receivedPerHour),
  };
}

type PeerSurroundings = {
  readonly network: string;
  readonly nodes: ReadonlyMap<string, Pick<Node, 'name'>>;
  readonly clients: readonly ExternalClient[];
  readonly needsFailover: ReadonlyMap<string, string>;
  readonly most: { readonly latency: number; readonly bytes: number };
  readonly isOutdated: boolean;
};

function mostOf(peers: readonly PeerMetrics[]): PeerSurroundings['most'] {
  const connected = peers.filter(({ isConnected }) => isConnected);
  return {
    latency: Math.max(0, ...connected.map(({ latency }) => latency)),
    bytes: Math.max(0, ...peers.flatMap(({ totalSent, totalReceived }) => [totalSent, totalReceived])),
  };
}

export type PeerRow = ReturnType<typeof peerRow>;

function peerRow(peer: PeerMetrics, around: PeerSurroundings) {
  const { network, nodes, clients, needsFailover, most, isOutdated } = around;
  const { peerId, isConnected, latency, totalSent, totalReceived, percentUp } = peer;
  const isNode = nodes.has(peerId);
  const isClient =
    !isNode && clients.some((client) => client.clientId === peerId && client.network === network);
  const failoverId = needsFailover.get(peerId);
  return {
    key: peerId,
    name: nodes.get(peerId)?.name ?? (peer.peerName || peerId),
    href: isNode
      ? paths.nodeMetrics({ network, id: peerId })
      : isClient
        ? paths.externalClients(network)
        : undefined,
    isClient,
    isConnected,
    isOutdated,
    uptime: formatUptime(peer.actualUptime),
    percentUp: formatPercent(percentUp),
    shareUp: percentUp / 100,
    latency: isConnected
      ? { value: formatLatency(latency), share: shareOf(latency, most.latency) }
      : undefined,
    sent: { value: byteFigure(totalSent), share: shareOf(totalSent, most.bytes) },
    received: { value: byteFigure(totalReceived), share: shareOf(totalReceived, most.bytes) },
    failover: failoverId === undefined ? undefined : (nodes.get(failoverId)?.name ?? failoverId),
  };
}

function shareOf(part: number, most: number): number {
  return most > 0 ? part / most : 0;
}

function peersView(peers: readonly PeerMetrics[]) {
  const byName = peers.toSorted((a, b) => compareNames(a.peerName, b.peerName));
  const ticks = byName.map(({ isConnected }) => isConnected);
  const latencies = latenciesOf(peers);
  return {
    connected: ticks.filter(Boolean).length,
    of: ticks.length,
    ticks,
    latency: latencies
      ? `Median latency ${formatLatency(latencies.median)} ms, highest ${formatLatency(latencies.highest)} ms (${latencies.farthest.peerName})`
      : 'No reachable peers',
  };
}

const keys: Readonly<Record<Exclude<PeerSortField, 'name'>, (peer: PeerMetrics) => number>> = {
  state: ({ isConnected }) => (isConnected ? 0 : 1),
  uptime: ({ actualUptime }) => actualUptime,
  // Sorts unreachable peers last, ignoring the reported latency (999).
  latency: ({ isConnected, latency }) => (isConnected ? latency : Infinity),
  sent: ({ totalSent }) => totalSent,
  received: ({ totalReceived }) => totalReceived,
};

/** Filters peers by name or start of the ID, and sorts them; ties are sorted by name, then ID. */
export function listPeers(peers: readonly PeerMetrics[], filter: PeerFilter): readonly PeerMetrics[] {
  const { sortBy, isAscending } = filter;
  const found = filterByText(
    peers,
    filter.search,
    ({ peerName }) => [peerName],
    ({ peerId }) => [peerId],
  );
  const order = (a: PeerMetrics, b: PeerMetrics) =>
    (sortBy === 'name' ? 0 : compare(keys[sortBy](a), keys[sortBy](b))) ||
    compareNames(a.peerName, b.peerName) ||
    compareIds(a.peerId, b.peerId);
  return found.toSorted((a, b) => (isAscending ? order(a, b) : order(b, a)));
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

export const peerSortFields = ['name', 'state', 'uptime', 'latency', 'sent', 'received'] as const;

type PeerSortField = (typeof peerSortFields)[number];

export type PeerFilter = {
  readonly search: string;
  readonly sortBy: PeerSortField;
  readonly isAscending: boolean;
};

export const peerFilter = addressFilter<PeerFilter>({
  search: searched,
  sortBy: oneOf('sort', peerSortFields, 'name'),
  isAscending: direction,
});
