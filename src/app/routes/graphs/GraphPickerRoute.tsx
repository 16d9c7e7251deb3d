import { GraphPickerScreen } from '../../../screens/graphs/GraphPickerScreen/GraphPickerScreen.tsx';
import { graphPickerView } from '../../../screens/graphs/GraphPickerScreen/graphPickerView.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';

/** `/graphs` */
export function GraphPickerRoute() {
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  return (
    viewer && (
      <GraphPickerScreen
        view={graphPickerView({ nodes, networks, viewer, query, rowsPerPage })}
        on={{ refresh: () => void refreshNodes(), search, turnTo }}
      />
    )
  );
}
