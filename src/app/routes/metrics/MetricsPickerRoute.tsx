import { useSnapshot } from 'valtio';
import { MetricsPickerScreen } from '../../../screens/metrics/MetricsPickerScreen/MetricsPickerScreen.tsx';
import { metricsPickerView } from '../../../screens/metrics/MetricsPickerScreen/metricsPickerView.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { loadNetworks, networksStore, nodesStore } from '../../stores/records.ts';

/** `/metrics` */
export function MetricsPickerRoute() {
  const { data: networks } = useSnapshot(networksStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  return (
    <MetricsPickerScreen
      view={metricsPickerView({ networks, nodes, query, rowsPerPage })}
      on={{ refresh: () => void loadNetworks(), search, turnTo }}
    />
  );
}
