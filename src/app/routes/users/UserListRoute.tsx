import { UserListScreen } from '../../../screens/users/UserListScreen/UserListScreen.tsx';
import { userFilter, userListView } from '../../../screens/users/UserListScreen/userListView.ts';
import { changeGroups, refreshUsers } from '../../flows/users/users.ts';
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
        changeGroups,
        act: ask,
      }}
    />
  );
}
