import { addressFilter, searched, filterByText } from '../../../domain/listFilter.ts';
import { counted, grouped, plural } from '../../../domain/format/count.ts';
import { type Attempted, valueOf } from '../../../domain/loadable.ts';
import { placesOfBroken, type Connectivity } from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { outdatedIn, type OfflineNodes } from '../../../domain/metrics/reports.ts';
import type { Node } from '../../../domain/node/node.ts';
import { searchIds } from '../../../domain/node/nodeSearch.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import { messages } from '../../../domain/text/messages.ts';
import { failedAttemptsView } from '../../state/FailedAttempts/failedAttemptsView.ts';
import { freshness } from '../../list/freshness/freshness.ts';
import { progressView } from '../../state/LoadingProgress/progressView.ts';
import { networkNotFound } from '../../state/NotFoundScreen/networkNotFound.ts';
import { matrixCursorFilter } from '../../matrix/matrixCursor.ts';

export type MetricsMatrixView = ReturnType<typeof metricsMatrixView>;
export type MatrixView = Extract<MetricsMatrixView, { status: 'ready' }>['matrix'];
export type MatrixFrame = Exclude<MetricsMatrixView, { status: 'noRecord' }>['frame'];

export function metricsMatrixView(
  { nodes, networks }: Records,
  page: {
    readonly netid: string | undefined;
    readonly metrics: Attempted<Metrics>;
    readonly connectivity: Connectivity | undefined;
    readonly silent: OfflineNodes;
    readonly query: URLSearchParams;
    /** Unix seconds. */
    readonly now: number;
  },
) {
  const { netid, metrics, connectivity, query, now } = page;
  const known = valueOf(networks.data);
  if (netid !== undefined && known && !known.some((network) => network.netid === netid)) {
    return networkNotFound(netid, {
      heading: messages['node.notfound'],
      listHref: paths.metrics(),
      listLabel: 'Choose a network',
    });
  }
  const frame = {
    fact: netid ?? 'all networks',
    filter: matrixFilter.read(query),
    ...matrixCursorFilter.read(query),
    broken: undefined,
    findings: undefined,
    freshness: freshness(metrics.data),
    isRefreshing: metrics.isLoading,
  };
  const attempts = failedAttemptsView(metrics, 'metrics', now);
  if (attempts) return { status: 'failing' as const, frame, attempts };
  const value = valueOf(metrics.data);
  if (!value || !connectivity) {
    return { status: 'loading' as const, frame, progress: progressView(metrics.data) };
  }
  if (connectivity.nodes.length === 0) return { status: 'none' as const, frame };

  const outdated = outdatedIn(value, page.silent);
  const full = {
    ...frame,
    ...summaryOf(connectivity, outdated.length),
    findings: findingsOf(
      connectivity,
      matrixFilter.href(paths.metrics(netid), query, { isBrokenOnly: true }),
    ),
  };
  const observers = shownObservers(connectivity, frame.filter, valueOf(nodes.data) ?? noNodes);
  if (observers.length === 0) return { status: 'noMatch' as const, frame: full };
  const matrix = {
    connectivity,
    metrics: value,
    observers,
    outdated,
    hasSeveralNetworks: netid === undefined,
  };
  return { status: 'ready' as const, frame: full, matrix };
}

const noNodes: readonly Node[] = [];

function summaryOf({ reporting, directions }: Connectivity, outdated: number) {
  const parts = [
    `${grouped(reporting.count)} of ${counted(reporting.of, 'node')} reporting`,
    `${grouped(directions.connected)} of ${counted(directions.of, 'direction')} connected`,
    ...(outdated > 0 ? [`${counted(outdated, 'node')} out of date`] : []),
  ];
  return { fact: parts.join(', '), broken: directions.of - directions.connected };
}

function findingsOf({ broken: { length } }: Connectivity, href: string) {
  if (length === 0) return undefined;
  return { text: `${counted(length, 'pair')} ${plural(length, 'isn’t', 'aren’t')} connected`, href };
}

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

export type MatrixFilter = {
  readonly search: string;
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
