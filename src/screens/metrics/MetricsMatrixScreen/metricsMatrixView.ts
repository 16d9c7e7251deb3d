import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { addressFilter, searched, filterByText } from '../../../domain/listFilter.ts';
import { counted, grouped } from '../../../domain/format/count.ts';
import { type Attempted, valueOf, type Loadable } from '../../../domain/loadable.ts';
import { placesOfBroken, type Connectivity } from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { outdatedIn, type SilentNode, type SilentNodes } from '../../../domain/metrics/reports.ts';
import type { Network } from '../../../domain/network/network.ts';
import type { Node } from '../../../domain/node/node.ts';
import { searchIds } from '../../../domain/node/nodeSearch.ts';
import { paths } from '../../../domain/paths.ts';
import {
  failedAttemptsView,
  type FailedAttemptsView,
} from '../../shared/FailedAttempts/failedAttemptsView.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import { progressView, type ProgressView } from '../../shared/LoadingProgress/progressView.ts';
import { matrixAt, type MatrixAt } from '../../shared/matrixPage/matrixCursor.ts';

export type MetricsMatrixInput = {
  /** Of the address; undefined: all networks. */
  readonly netid: string | undefined;
  readonly metrics: Attempted<Metrics>;
  /** `connectivityOf` the metrics, which is too much work for every tick of the clock. */
  readonly connectivity: Connectivity | undefined;
  readonly silent: SilentNodes;
  readonly networks: Loadable<readonly Network[]>;
  readonly nodes: Loadable<readonly Node[]>;
  /** The rules of the network; undefined where they are not known, or must not be. */
  readonly acl: AclMatrix | undefined;
  readonly query: URLSearchParams;
  /** Unix seconds. */
  readonly now: number;
  /** The browser's unless named. */
  readonly timeZone?: string;
};

export type MatrixView = {
  readonly connectivity: Connectivity;
  readonly metrics: Metrics;
  /** The observers that are shown, by their places in `connectivity.nodes`. */
  readonly observers: readonly number[];
  readonly hasSeveralNetworks: boolean;
  /** Silent nodes whose last reports are left out. */
  readonly outdated: readonly SilentNode[];
  /** Nodes as they are now, for why some are disconnected. */
  readonly known: readonly Node[];
  readonly acl: AclMatrix | undefined;
  /** Unix minutes. */
  readonly minute: number;
};

export type MetricsMatrixView =
  | { readonly status: 'missing'; readonly netid: string; readonly listHref: string }
  | ({ readonly frame: MatrixFrame } & (
      | { readonly status: 'loading'; readonly progress: ProgressView | undefined }
      | { readonly status: 'none' | 'noMatch' }
      | { readonly status: 'failing'; readonly attempts: FailedAttemptsView }
      | { readonly status: 'ready'; readonly matrix: MatrixView }
    ));

/** What stands around the matrix in nearly every state. */
export type MatrixFrame = {
  /** What it is of, or what it says in numbers. */
  readonly fact: string;
  readonly filter: MatrixFilter;
  readonly at: MatrixAt | undefined;
  /** How many directions are disconnected; undefined while nothing is known. */
  readonly broken: number | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
};

/** §2 `/metrics/{netid}` and `/metrics/MetricsTable`: who reaches whom. */
export function metricsMatrixView(input: MetricsMatrixInput): MetricsMatrixView {
  const { netid, metrics, connectivity, networks, query, now } = input;
  const known = valueOf(networks);
  if (netid !== undefined && known && !known.some((network) => network.netid === netid)) {
    return { status: 'missing', netid, listHref: paths.metrics() };
  }
  const frame: MatrixFrame = {
    fact: netid ?? 'all networks',
    filter: matrixFilter.read(query),
    ...matrixAt.read(query),
    broken: undefined,
    freshness: freshness(metrics.data, input.timeZone),
    isRefreshing: metrics.isLoading,
  };
  const attempts = failedAttemptsView(metrics, 'metrics', now);
  if (attempts) return { status: 'failing', frame, attempts };
  const value = valueOf(metrics.data);
  if (!value || !connectivity) return { status: 'loading', frame, progress: progressView(metrics.data) };
  if (connectivity.nodes.length === 0) return { status: 'none', frame };

  const outdated = outdatedIn(value, input.silent);
  const full = { ...frame, ...summaryOf(connectivity, outdated.length) };
  const nodes = valueOf(input.nodes) ?? noNodes;
  const observers = shownObservers(connectivity, frame.filter, nodes);
  if (observers.length === 0) return { status: 'noMatch', frame: full };
  const matrix = {
    connectivity,
    metrics: value,
    observers,
    outdated,
    hasSeveralNetworks: netid === undefined,
    known: nodes,
    acl: input.acl,
    minute: Math.floor(now / 60),
  };
  return { status: 'ready', frame: full, matrix };
}

const noNodes: readonly Node[] = [];

function summaryOf(
  { reporting, directions }: Connectivity,
  outdated: number,
): Pick<MatrixFrame, 'fact' | 'broken'> {
  const parts = [
    `${grouped(reporting.count)} of ${counted(reporting.of, 'node')} report`,
    `${grouped(directions.connected)} of ${counted(directions.of, 'direction')} connected`,
    ...(outdated > 0 ? [`${counted(outdated, 'node')} out of date`] : []),
  ];
  return {
    fact: parts.join(', '),
    broken: directions.of - directions.connected,
  };
}

/** The search is over name, addresses and network, and the beginning of what else names a node. */
function shownObservers(
  connectivity: Connectivity,
  filter: MatrixFilter,
  known: readonly Node[],
): readonly number[] {
  const { nodes } = connectivity;
  const byId = new Map(known.map((node) => [node.id, node]));
  const fields = nodes.map(({ id, name, network }) => {
    const node = byId.get(id);
    return [name, network, node?.address ?? '', node?.address6 ?? ''];
  });
  const ids = nodes.map(({ id }) => {
    const node = byId.get(id);
    return node ? searchIds(node) : [id];
  });
  const found = filterByText(
    [...nodes.keys()],
    filter.search,
    (place) => fields[place] ?? [],
    (place) => ids[place] ?? [],
  );
  if (!filter.isBrokenOnly) return found;
  const ofBroken = placesOfBroken(connectivity);
  return found.filter((place) => ofBroken.has(place));
}

export type MetricsMatrixActions = {
  readonly refresh: () => void;
  readonly filter: (changes: Partial<MatrixFilter>) => void;
  /** One has come to rest at a pair. */
  readonly rest: (at: MatrixAt) => void;
};

/** What narrows the rows of the matrix. It lives in the address, so that a narrowed matrix can be linked to. */
type MatrixFilter = {
  /** Trimmed. */
  readonly search: string;
  /** Only nodes that do not reach, or are not reached by, another one. */
  readonly isBrokenOnly: boolean;
};

export const matrixFilter = addressFilter<MatrixFilter>(
  {
    search: searched,
    isBrokenOnly: {
      read: (query) => query.get('show') === 'disconnected',
      write: (isBrokenOnly) => ({ show: isBrokenOnly ? ['disconnected'] : [] }),
    },
  },
  [],
);
