import { UserListScreen } from '../../../screens/users/UserListScreen/UserListScreen.tsx';
import { userFilter, userListView } from '../../../screens/users/UserListScreen/userListView.ts';
import { actOnAll } from '../../flows/act.ts';
import { refreshUsers } from '../../flows/users/users.ts';
import { useList } from '../forms/useQuery.ts';
import { ask } from '../../stores/asked.ts';
import { useRecords } from '../../stores/reading.ts';

export function UserListRoute() {
  const list = useList(userFilter, 'users');
  const records = useRecords();

  return (
    <UserListScreen
      view={userListView(records, list.page)}
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
