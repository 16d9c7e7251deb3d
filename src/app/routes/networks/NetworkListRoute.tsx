import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { NetworkListScreen } from '../../../screens/networks/NetworkListScreen/NetworkListScreen.tsx';
import {
  readNetworkFilter,
  writeNetworkFilter,
  networkListView,
} from '../../../screens/networks/NetworkListScreen/networkListView.ts';
import { refreshPublicKeys, removeNetwork } from '../../flows/networks.ts';
import { refreshNodes } from '../../flows/refresh.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useKnownClients, useNetworks } from '../../shell/useNetwork.ts';
import { useHealthMoment, useNodes } from '../../shell/useNodes.ts';
import { useIsViewerKnown, useViewer } from '../../shell/useViewer.ts';
import { networksStore } from '../../stores/records.ts';
import { settingsStore } from '../../stores/settings.ts';

/** `/networks` */
export function NetworkListRoute() {
  const { query, change, turnTo } = useQuery();
  const viewer = useViewer();
  const isViewerKnown = useIsViewerKnown();
  const networks = useNetworks();
  const { isLoading } = useSnapshot(networksStore);
  const nodes = useNodes();
  const clients = useKnownClients(viewer);
  const { settings } = useSnapshot(settingsStore);
  const now = useHealthMoment(valueOf(nodes.data));

  if (!viewer) return null;

  const view = networkListView({
    networks,
    nodes: nodes.data,
    clients,
    isRefreshing: viewer.user.isAdmin ? isLoading : nodes.isLoading,
    viewer,
    isViewerKnown,
    query,
    rowsPerPage: settings.rowsPerPage,
    now,
  });

  return (
    <NetworkListScreen
      view={view}
      on={{
        refresh: () => void refreshNodes(),
        filter: (changes) =>
          // Typing a search is one step in the history, not one for each letter.
          change((before) => writeNetworkFilter(before, { ...readNetworkFilter(before), ...changes }), {
            replace: changes.search !== undefined,
          }),
        turnTo,
        refreshKeys: (netid) => void refreshPublicKeys(netid),
        remove: (netid) => void removeNetwork(netid),
      }}
    />
  );
}
