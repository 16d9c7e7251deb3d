import { useSnapshot } from 'valtio';
import { UserListScreen } from '../../../screens/users/UserListScreen/UserListScreen.tsx';
import { userFilter, userListView } from '../../../screens/users/UserListScreen/userListView.ts';
import { refreshUsers, removeUser } from '../../flows/users/users.ts';
import { useListQuery } from '../forms/useQuery.ts';
import { useViewer } from '../../stores/reading.ts';
import { usersStore } from '../../stores/records.ts';

export function UserListRoute() {
  const { query, rowsPerPage, newRow, filter, turnTo } = useListQuery(userFilter);
  const viewer = useViewer();
  const users = useSnapshot(usersStore);

  const view = userListView({
    users: users.data,
    isRefreshing: users.isLoading,
    viewer,
    query,
    rowsPerPage,
    newRow,
  });

  return (
    <UserListScreen
      view={view}
      on={{
        refresh: () => void refreshUsers(),
        filter,
        turnTo,
        remove: (username) => void removeUser(username),
      }}
    />
  );
}
