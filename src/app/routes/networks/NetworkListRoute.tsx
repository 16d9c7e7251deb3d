import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readPageRequest, writePageRequest } from '../../../domain/paging.ts';
import {
  readNetworkFilter,
  writeNetworkFilter,
} from '../../../screens/networks/NetworkListScreen/networkListQuery.ts';
import { NetworkListScreen } from '../../../screens/networks/NetworkListScreen/NetworkListScreen.tsx';
import { networkListView } from '../../../screens/networks/NetworkListScreen/networkListView.ts';
import { refreshPublicKeys, removeNetwork } from '../../flows/networks.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useIsViewerKnown } from '../../shell/useIsViewerKnown.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { clock } from '../../stores/clock.ts';
import { networksStore } from '../../stores/networks.ts';
import { nodesStore } from '../../stores/nodes.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';
import { useKnownClients } from '../nodes/useKnownClients.ts';

/** `/networks` */
export function NetworkListRoute() {
  const [query, setQuery] = useSearchParams();
  const viewer = useViewer();
  const isViewerKnown = useIsViewerKnown();
  const networks = useSnapshot(networksStore);
  const nodes = useSnapshot(nodesStore);
  const clients = useKnownClients(viewer);
  const { settings } = useSnapshot(settingsStore);
  const { now } = useSnapshot(clock);

  if (!viewer) return null;

  const view = networkListView({
    networks: networks.data,
    nodes: nodes.data,
    clients,
    isRefreshing: viewer.user.isAdmin ? networks.isLoading : nodes.isLoading,
    viewer,
    isViewerKnown,
    query,
    rowsPerPage: settings.rowsPerPage,
    now: now / 1000,
  });

  return (
    <NetworkListScreen
      view={view}
      on={{
        refresh: () => void refreshNodes(),
        filter: (changes) =>
          // Typing a search is one step in the history, not one for each letter.
          setQuery(writeNetworkFilter(query, { ...readNetworkFilter(query), ...changes }), {
            replace: changes.search !== undefined,
          }),
        turnTo: (request) => {
          // Turning a page of somebody's link does not make the link's page size one's own.
          const { rowsPerPage } = readPageRequest(query, settings.rowsPerPage);
          if (request.rowsPerPage !== rowsPerPage) setRowsPerPage(request.rowsPerPage);
          setQuery(writePageRequest(query, request));
        },
        refreshKeys: (netid) => void refreshPublicKeys(netid),
        remove: (netid) => void removeNetwork(netid),
      }}
    />
  );
}
