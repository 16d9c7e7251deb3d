import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { PermissionListScreen } from '../../../screens/userPermissions/PermissionListScreen/PermissionListScreen.tsx';
import { permissionListView } from '../../../screens/userPermissions/PermissionListScreen/permissionListView.ts';
import { removePermission } from '../../flows/users/permissions.ts';
import { useSearchQuery } from '../../query/useQuery.ts';
import { loadNetworkUsers, networkUsersStore, nodesStore } from '../../stores/records.ts';

/** `/user-permissions/{netid}`, which stays under the dialog of one user. */
export function PermissionListRoute() {
  const { netid = '' } = useParams();
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  const users = useSnapshot(networkUsersStore);
  const { data: nodes } = useSnapshot(nodesStore);

  return (
    <>
      <PermissionListScreen
        view={permissionListView({
          netid,
          users: users.data,
          isRefreshing: users.isLoading,
          nodes: valueOf(nodes) ?? [],
          query,
          rowsPerPage,
        })}
        on={{
          refresh: () => void loadNetworkUsers(),
          search,
          turnTo,
          remove: (username) => void removePermission(netid, username),
        }}
      />
      <Outlet />
    </>
  );
}
