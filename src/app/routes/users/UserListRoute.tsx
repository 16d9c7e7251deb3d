import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { UserListScreen } from '../../../screens/users/UserListScreen/UserListScreen.tsx';
import { userFilter, userListView } from '../../../screens/users/UserListScreen/userListView.ts';
import { changeGroups, refreshUsers, removeUser, removeUsers } from '../../flows/users/users.ts';
import { saveRecords } from '../../flows/saveFile.ts';
import { useListQuery, useSelection } from '../forms/useQuery.ts';
import { useViewer } from '../../stores/reading.ts';
import { userGroupsStore, usersStore } from '../../stores/records.ts';

export function UserListRoute() {
  const { query, rowsPerPage, newRow, filter, turnTo } = useListQuery(userFilter);
  const { selected, select } = useSelection();
  const viewer = useViewer();
  const users = useSnapshot(usersStore);
  const { data: groups } = useSnapshot(userGroupsStore);

  const view = userListView({
    users: users.data,
    groups: valueOf(groups) ?? [],
    isRefreshing: users.isLoading,
    viewer,
    ...selected,
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
        select,
        saveRecords: (format, records) => void saveRecords('users', format, records),
        removeAll: (usernames) => void removeUsers(usernames),
        changeGroups: (usernames, change) => void changeGroups(usernames, change),
        remove: (username) => void removeUser(username),
      }}
    />
  );
}
