import type { MatrixHeading } from '../../../components/MatrixGrid/MatrixName.tsx';
import type { MatrixMark } from '../../../components/MatrixGrid/marks.ts';
import { directionAt, type Connectivity, type Direction } from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { paths } from '../../../domain/paths.ts';
import { directionWords } from '../../../domain/metrics/metricsText.ts';
import type { MatrixView } from './metricsMatrixView.ts';

export type MatrixCells = {
  readonly rows: readonly MatrixHeading[];
  readonly columns: readonly MatrixHeading[];
  readonly markAt: (row: number, column: number) => MatrixMark;
  readonly isFlaggedAt: (row: number, column: number) => boolean;
  readonly nameAt: (row: number, column: number) => string;
};

const marks: Readonly<Record<Direction, MatrixMark>> = {
  connected: 'check',
  disconnected: 'cross',
  unknown: 'unknown',
  apart: 'blank',
  self: 'self',
};

/** The matrix as a grid shows it: its rows are the observers chosen, its columns all nodes. */
export function matrixCells(
  connectivity: Connectivity,
  metrics: Metrics,
  observers: readonly number[],
  hasSeveralNetworks: boolean,
): MatrixCells {
  const { nodes } = connectivity;
  const columns = nodes.map(({ id, name, network }) => ({
    id,
    label: name,
    note: hasSeveralNetworks ? network : undefined,
    href: paths.nodeMetrics({ network, id }),
  }));
  const placeOf = (row: number) => observers[row] ?? -1;
  const isFlaggedAt = (row: number, column: number) =>
    isByFailover(metrics, nodes[placeOf(row)]?.id, nodes[column]?.id);
  return {
    rows: observers.flatMap((place) => columns[place] ?? []),
    columns,
    markAt: (row, column) => marks[directionAt(connectivity, placeOf(row), column)],
    isFlaggedAt,
    nameAt: (row, column) => {
      const words = directionWords[directionAt(connectivity, placeOf(row), column)].toLowerCase();
      const failover = isFlaggedAt(row, column) ? ', by failover' : '';
      return `${nodes[placeOf(row)]?.name} sees ${nodes[column]?.name}: ${words}${failover}`;
    },
  };
}

/** Whether any cell is flagged, so that the flag needs explaining. */
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
