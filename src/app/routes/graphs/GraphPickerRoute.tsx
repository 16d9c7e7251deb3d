import { useSnapshot } from 'valtio';
import { GraphPickerScreen } from '../../../screens/graphs/GraphPickerScreen/GraphPickerScreen.tsx';
import { graphPickerView } from '../../../screens/graphs/GraphPickerScreen/graphPickerView.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { networksStore, nodesStore } from '../../stores/records.ts';

/** `/graphs` */
export function GraphPickerRoute() {
  const viewer = useViewer();
  const { data: nodes } = useSnapshot(nodesStore);
  const { data: networks } = useSnapshot(networksStore);
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
