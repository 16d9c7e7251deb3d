import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { PermissionPickerScreen } from '../../../screens/userPermissions/PermissionPickerScreen/PermissionPickerScreen.tsx';
import { permissionPickerView } from '../../../screens/userPermissions/PermissionPickerScreen/permissionPickerView.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { loadNetworkUsers, networksStore, networkUsersStore } from '../../stores/records.ts';

/** `/user-permissions` */
export function PermissionPickerRoute() {
  const { data: networks } = useSnapshot(networksStore);
  const { data: users } = useSnapshot(networkUsersStore);
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  const netids = (valueOf(networks) ?? []).map(({ netid }) => netid);
  return (
    <PermissionPickerScreen
      view={permissionPickerView({ netids, users, query, rowsPerPage })}
      on={{ refresh: () => void loadNetworkUsers(), search, turnTo }}
    />
  );
}
