import { useDeferredValue, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { connectivityOf } from '../../../domain/metrics/connectivity.ts';
import type { Metrics } from '../../../domain/metrics/metrics.ts';
import { offlineNodes } from '../../../domain/metrics/reports.ts';
import { MetricsMatrixScreen } from '../../../screens/metrics/MetricsMatrixScreen/MetricsMatrixScreen.tsx';
import {
  matrixFilter,
  metricsMatrixView,
} from '../../../screens/metrics/MetricsMatrixScreen/metricsMatrixView.ts';
import { matrixCursorFilter } from '../../../screens/matrix/matrixCursor.ts';
import { useStructuralSharing } from '../../../screens/useStableCallbacks.ts';
import { useQuery } from '../forms/useQuery.ts';
import { useOnOpen, useRecords, useNow } from '../../stores/reading.ts';
import { retryUntilLoaded } from '../../stores/retryUntilLoaded.ts';
import { emptyResource } from '../../stores/resource.ts';
import { metrics, metricsStore } from '../../stores/metrics.ts';

export function MetricsMatrixRoute() {
  const { netid } = useParams();
  const { query, change } = useQuery();
  // Deferred, because building and drawing a large matrix takes long.
  const store = useDeferredValue(useSnapshot(metricsStore));
  const records = useRecords();
  const now = useNow();

  useOnOpen(() => {
    metrics.open({ netid });
    return retryUntilLoaded(metricsStore, () => void metrics.load());
  }, netid ?? '');
  // The store may still hold the metrics of the previous network.
  const shown = store.netid === netid ? store : emptyResource<Metrics>();
  const value = valueOf(shown.data);
  const known = valueOf(records.nodes.data);
  // Most refreshes change other fields of the nodes.
  const names = useStructuralSharing(
    useMemo(() => new Map(known?.map(({ id, name, network }) => [id, { name, network }])), [known]),
  );
  const minute = Math.floor(now / 60);
  const silent = useStructuralSharing(useMemo(() => offlineNodes(known ?? [], minute * 60), [known, minute]));
  const silentIds = useStructuralSharing(useMemo(() => new Set(silent.keys()), [silent]));
  const connectivity = useMemo(
    () => value && connectivityOf(value, names, silentIds),
    [value, names, silentIds],
  );

  return (
    <MetricsMatrixScreen
      view={metricsMatrixView(records, { netid, metrics: shown, connectivity, silent, query, now })}
      on={{
        refresh: () => void metrics.refresh(),
        rest: (at) => change((before) => matrixCursorFilter.change(before, { at }), { replace: true }),
        filter: (changes) => change((before) => matrixFilter.change(before, changes), { replace: true }),
      }}
    />
  );
}
