import { formatUptime } from '../../../domain/format/dateTime.ts';
import { formatBytes, formatLatency, formatPercent } from '../../../domain/format/quantities.ts';
import { directionAt, type Connectivity, type Direction } from '../../../domain/metrics/connectivity.ts';
import { whyQuery } from '../../../domain/paths.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { reportOf, type PeerMetrics } from '../../../domain/metrics/peerReports.ts';

export type ReportView = {
  readonly uptime: string;
  readonly percentUp: string;
  /** With its unit; undefined while the peer cannot be reached. */
  readonly latency: string | undefined;
  readonly sent: string;
  readonly received: string;
  /** The name of the failover node that is used for it. */
  readonly failover: string | undefined;
};

/** One direction, and the other one of the same two nodes. */
export type PairView = {
  readonly observer: string;
  readonly peer: string;
  /** Undefined for a node and itself. */
  readonly whyHref: string | undefined;
  readonly there: { readonly direction: Direction; readonly report: ReportView | undefined };
  /** Undefined for a node and itself, and for nodes without a shared network. */
  readonly back: { readonly direction: Direction; readonly note: string | undefined } | undefined;
};

/** Both directions of a pair of nodes, by their places in the matrix. */
export function pairView(
  connectivity: Connectivity,
  metrics: Metrics,
  observer: number,
  peer: number,
): PairView | undefined {
  const { nodes } = connectivity;
  const [from, to] = [nodes[observer], nodes[peer]];
  if (!from || !to) return undefined;
  const direction = directionAt(connectivity, observer, peer);
  const hasBack = direction !== 'self' && direction !== 'apart';
  const report = reportOf(metrics.get(from.id)?.connectivity, to.id);
  const failoverId = metrics.get(from.id)?.needsFailover.get(to.id);
  const failover =
    failoverId === undefined ? undefined : (nodes.find(({ id }) => id === failoverId)?.name ?? failoverId);
  return {
    observer: from.name,
    peer: to.name,
    whyHref: direction === 'self' ? undefined : whyQuery(from.id, to.id),
    there: { direction, report: report && { ...reportView(report), failover } },
    back: hasBack
      ? {
          direction: directionAt(connectivity, peer, observer),
          note: shortReport(reportOf(metrics.get(to.id)?.connectivity, from.id)),
        }
      : undefined,
  };
}

function reportView(report: PeerMetrics): Omit<ReportView, 'failover'> {
  return {
    uptime: formatUptime(report.actualUptime),
    percentUp: formatPercent(report.percentUp),
    latency: report.isConnected ? `${formatLatency(report.latency)} ms` : undefined,
    sent: formatBytes(report.totalSent),
    received: formatBytes(report.totalReceived),
  };
}

function shortReport(report: PeerMetrics | undefined): string | undefined {
  if (!report) return undefined;
  const { latency, percentUp } = reportView(report);
  return latency === undefined ? percentUp : `${latency}, ${percentUp}`;
}
