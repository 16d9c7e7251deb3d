import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { UserListScreen } from '../../../screens/users/UserListScreen/UserListScreen.tsx';
import { userFilter, userListView } from '../../../screens/users/UserListScreen/userListView.ts';
import { changeGroups, refreshUsers, removeUser, removeUsers } from '../../flows/users/users.ts';
import { useList } from '../forms/useQuery.ts';
import { useViewer } from '../../stores/reading.ts';
import { userGroupsStore, usersStore } from '../../stores/records.ts';

export function UserListRoute() {
  const list = useList(userFilter, 'users');
  const viewer = useViewer();
  const users = useSnapshot(usersStore);
  const { data: groups } = useSnapshot(userGroupsStore);

  const view = userListView({
    users: users.data,
    groups: valueOf(groups) ?? [],
    isRefreshing: users.isLoading,
    viewer,
    ...list.input,
  });

  return (
    <UserListScreen
      view={view}
      on={{
        refresh: () => void refreshUsers(),
        ...list.on,
        removeAll: removeUsers,
        changeGroups,
        remove: removeUser,
      }}
    />
  );
}
