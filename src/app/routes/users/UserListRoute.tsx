import { valueOf } from '../../../domain/loadable.ts';
import { UserListScreen } from '../../../screens/users/UserListScreen/UserListScreen.tsx';
import { userFilter, userListView } from '../../../screens/users/UserListScreen/userListView.ts';
import { actOnAll } from '../../flows/act.ts';
import { refreshUsers } from '../../flows/users/users.ts';
import { useList } from '../forms/useQuery.ts';
import { ask } from '../../stores/asked.ts';
import { useViewer, useRecords } from '../../stores/reading.ts';

export function UserListRoute() {
  const list = useList(userFilter, 'users');
  const viewer = useViewer();
  const { users, userGroups, networks, networkUsers } = useRecords();

  const view = userListView({
    users: users.data,
    groups: valueOf(userGroups.data) ?? [],
    isRefreshing: users.isLoading,
    viewer,
    allNetworks: valueOf(networks.data),
    networkUsers: viewer.isEE ? valueOf(networkUsers.data) : undefined,
    ...list.input,
  });

  return (
    <UserListScreen
      view={view}
      on={{
        refresh: () => void refreshUsers(),
        ...list.on,
        changeGroups: (usernames, change) =>
          void actOnAll(usernames.map((username) => ({ kind: 'changeGroups', username, ...change }))),
        act: ask,
      }}
    />
  );
}
