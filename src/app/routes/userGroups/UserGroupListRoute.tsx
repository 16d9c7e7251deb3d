import { Outlet } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { UserGroupListScreen } from '../../../screens/userGroups/UserGroupListScreen/UserGroupListScreen.tsx';
import { userGroupListView } from '../../../screens/userGroups/UserGroupListScreen/userGroupListView.ts';
import { refreshUserGroups, removeUserGroup } from '../../flows/users/userGroups.ts';
import { useSearchQuery } from '../../query/useQuery.ts';
import { networksStore, userGroupsStore, usersStore } from '../../stores/records.ts';

/** `/usergroups`, which stays under the dialog of `/usergroups/create`. */
export function UserGroupListRoute() {
  const { query, rowsPerPage, newRow, search, turnTo } = useSearchQuery();
  const groups = useSnapshot(userGroupsStore);
  const { data: users } = useSnapshot(usersStore);
  const { data: networks } = useSnapshot(networksStore);

  return (
    <>
      <UserGroupListScreen
        view={userGroupListView({
          groups: groups.data,
          isRefreshing: groups.isLoading,
          users: valueOf(users) ?? [],
          networks: valueOf(networks) ?? [],
          query,
          rowsPerPage,
          newRow,
        })}
        on={{
          refresh: () => void refreshUserGroups(),
          search,
          turnTo,
          remove: (name) => void removeUserGroup(name),
        }}
      />
      <Outlet />
    </>
  );
}
