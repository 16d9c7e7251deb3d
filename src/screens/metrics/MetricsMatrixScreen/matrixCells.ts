import type { MatrixState } from '../../../components/MatrixGrid/marks.ts';
import type { MatrixMark } from '../../../components/MatrixGrid/markShapes.ts';
import type { MatrixHeading } from '../../../components/MatrixGrid/matrixHeading.ts';
import {
  directionAt,
  directionWords,
  type Connectivity,
  type Direction,
} from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { paths } from '../../../domain/paths.ts';
import type { MatrixView } from './metricsMatrixView.ts';

export type MatrixCells = {
  readonly rows: readonly MatrixHeading[];
  readonly columns: readonly MatrixHeading[];
  /** The place in `metricsStates` of what a row reports of a column. */
  readonly stateAt: (row: number, column: number) => number;
};

const marks = {
  connected: 'check',
  disconnected: 'cross',
  unknown: 'unknown',
  apart: 'blank',
  self: 'self',
} as const satisfies Readonly<Record<Direction, MatrixMark>>;

const directions = ['connected', 'disconnected', 'unknown', 'apart', 'self'] as const;

/** Every state of a cell: each direction, then each by failover. */
export const metricsStates: readonly MatrixState[] = [false, true].flatMap((isFlagged) =>
  directions.map((direction) => ({
    mark: marks[direction],
    isFlagged,
    words: `${directionWords[direction].toLowerCase()}${isFlagged ? ', by failover' : ''}`,
  })),
);

/** The matrix as a grid shows it: its rows are the observers chosen, its columns all nodes. */
export function matrixCells(
  connectivity: Connectivity,
  metrics: Metrics,
  observers: readonly number[],
  hasSeveralNetworks: boolean,
): MatrixCells {
  const { nodes } = connectivity;
  const columns = nodes.map(({ id, name, network }) => ({
    kind: 'item' as const,
    id,
    label: name,
    note: hasSeveralNetworks ? network : undefined,
    href: paths.nodeMetrics({ network, id }),
  }));
  return {
    rows: observers.flatMap((place) => columns[place] ?? []),
    columns,
    stateAt: (row, column) => {
      const place = observers[row] ?? -1;
      const state = directions.indexOf(directionAt(connectivity, place, column));
      return isByFailover(metrics, nodes[place]?.id, nodes[column]?.id) ? state + directions.length : state;
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
