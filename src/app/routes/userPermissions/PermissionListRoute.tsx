import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { readPageRequest, writePageRequest } from '../../../domain/paging.ts';
import { PermissionListScreen } from '../../../screens/userPermissions/PermissionListScreen/PermissionListScreen.tsx';
import { permissionListView } from '../../../screens/userPermissions/PermissionListScreen/permissionListView.ts';
import { removePermission } from '../../flows/permissions.ts';
import { clock } from '../../stores/clock.ts';
import { loadNetworkUsers, networkUsersStore } from '../../stores/networkUsers.ts';
import { nodesStore } from '../../stores/nodes.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';

/** `/user-permissions/{netid}`, which stays under the dialog of one user. */
export function PermissionListRoute() {
  const { netid = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const users = useSnapshot(networkUsersStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { settings } = useSnapshot(settingsStore);
  const { now } = useSnapshot(clock);

  return (
    <>
      <PermissionListScreen
        view={permissionListView({
          netid,
          users: users.data,
          isRefreshing: users.isLoading,
          nodes: valueOf(nodes) ?? [],
          query,
          rowsPerPage: settings.rowsPerPage,
          now: now / 1000,
        })}
        on={{
          refresh: () => void loadNetworkUsers(),
          search: (text) => {
            const next = new URLSearchParams(query);
            next.delete('page');
            if (text.trim() === '') next.delete('search');
            else next.set('search', text.trim());
            setQuery(next, { replace: true });
          },
          turnTo: (request) => {
            const { rowsPerPage } = readPageRequest(query, settings.rowsPerPage);
            if (request.rowsPerPage !== rowsPerPage) setRowsPerPage(request.rowsPerPage);
            setQuery(writePageRequest(query, request));
          },
          remove: (username) => void removePermission(netid, username),
        }}
      />
      <Outlet />
    </>
  );
}
