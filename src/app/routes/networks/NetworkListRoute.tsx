import { valueOf } from '../../../domain/loadable.ts';
import { NetworkListScreen } from '../../../screens/networks/NetworkListScreen/NetworkListScreen.tsx';
import {
  networkFilter,
  networkListView,
} from '../../../screens/networks/NetworkListScreen/networkListView.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { useList } from '../forms/useQuery.ts';
import {
  useHealthMoment,
  useIsViewerKnown,
  useKnownClients,
  useNetworks,
  useNodes,
  useViewer,
  useRecords,
} from '../../stores/reading.ts';
import { ask } from '../../stores/asked.ts';
import { useFindingMarks } from '../../stores/findings.ts';

export function NetworkListRoute() {
  const list = useList(networkFilter, 'networks');
  const viewer = useViewer();
  const isViewerKnown = useIsViewerKnown();
  const networks = useNetworks();
  const { isLoading } = useRecords().networks;
  const nodes = useNodes();
  const clients = useKnownClients();
  const now = useHealthMoment(valueOf(nodes.data));

  const view = networkListView({
    networks,
    nodes: nodes.data,
    clients,
    isRefreshing: viewer.user.isAdmin ? isLoading : nodes.isLoading,
    viewer,
    ...list.input,
    isViewerKnown,
    now,
    marks: useFindingMarks(),
  });

  return (
    <NetworkListScreen
      view={view}
      on={{
        refresh: () => void refreshNodes(),
        ...list.on,
        act: ask,
      }}
    />
  );
}
