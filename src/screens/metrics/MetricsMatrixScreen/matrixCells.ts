import type { MatrixState } from '../../../components/MatrixGrid/marks.ts';
import type { MatrixMark } from '../../../components/MatrixGrid/markShapes.ts';
import type { MatrixHeading } from '../../../components/MatrixGrid/matrixHeading.ts';
import { formatUptime } from '../../../domain/format/dateTime.ts';
import { formatBytes, formatLatency, formatPercent } from '../../../domain/format/quantities.ts';
import {
  directionAt,
  directions,
  directionWords,
  type Connectivity,
  type Direction,
} from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { reportOf, type PeerMetrics } from '../../../domain/metrics/peerReports.ts';
import { paths, whyQuery } from '../../../domain/paths.ts';
import type { MatrixView } from './metricsMatrixView.ts';

const marks = {
  connected: 'check',
  disconnected: 'cross',
  outdated: 'unknown',
  unknown: 'unknown',
  apart: 'blank',
  self: 'self',
} as const satisfies Readonly<Record<Direction, MatrixMark>>;

export const metricsStates: readonly MatrixState[] = [
  ...[false, true].flatMap((isFlagged) =>
    directions.map((direction) => ({
      mark: marks[direction],
      isFlagged,
      description: `${directionWords[direction].toLowerCase()}${isFlagged ? ', via failover' : ''}`,
    })),
  ),
  // In the column of a node that no node reaches, whose name has the mark.
  { mark: 'plainCross', description: directionWords.disconnected.toLowerCase() },
];

const unreachedState = 2 * directions.length;
const disconnected = directions.indexOf('disconnected');

export function matrixCells(
  connectivity: Connectivity,
  metrics: Metrics,
  observers: readonly number[],
  hasSeveralNetworks: boolean,
) {
  const { nodes, unreached } = connectivity;
  const headings = nodes.map(({ id, name, network }) => ({
    kind: 'item' as const,
    id,
    label: name,
    note: hasSeveralNetworks ? network : undefined,
    href: paths.nodeMetrics({ network, id }),
  }));
  const state = { tone: 'error', word: directionWords.disconnected } as const;
  return {
    rows: observers.flatMap((place): MatrixHeading | [] => headings[place] ?? []),
    columns: headings.map((heading, place): MatrixHeading => ({
      ...heading,
      ...(unreached.has(place) && { state }),
    })),
    stateAt: (row: number, column: number) => {
      const place = observers[row] ?? -1;
      const direction = connectivity.cells[place * nodes.length + column] ?? 0;
      if (isByFailover(metrics, nodes[place]?.id, nodes[column]?.id)) return direction + directions.length;
      return direction === disconnected && unreached.has(column) ? unreachedState : direction;
    },
  };
}

export function hasFailover({ metrics, connectivity, observers }: MatrixView): boolean {
  return observers.some((place) => {
    const id = connectivity.nodes[place]?.id;
    return id !== undefined && (metrics.get(id)?.needsFailover.size ?? 0) > 0;
  });
}

function isByFailover(metrics: Metrics, observer: string | undefined, peer: string | undefined): boolean {
  if (observer === undefined || peer === undefined) return false;
  return metrics.get(observer)?.needsFailover.has(peer) ?? false;
}

export type PairView = NonNullable<ReturnType<typeof pairView>>;
export type ReportView = NonNullable<PairView['there']['report']>;

export function pairView(
  { connectivity, metrics, outdated }: Pick<MatrixView, 'connectivity' | 'metrics' | 'outdated'>,
  observer: number,
  peer: number,
) {
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
    there: {
      direction,
      report: report && { ...reportView(report), failover },
      lastCheckIn: outdated.find(({ id }) => id === from.id)?.lastCheckIn,
    },
    back: hasBack
      ? {
          direction: directionAt(connectivity, peer, observer),
          note: shortReport(reportOf(metrics.get(to.id)?.connectivity, from.id)),
        }
      : undefined,
  };
}

function reportView(report: PeerMetrics) {
  return {
    isConnected: report.isConnected,
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
