import { useSnapshot } from 'valtio';
import { UserListScreen } from '../../../screens/users/UserListScreen/UserListScreen.tsx';
import {
  readUserFilter,
  writeUserFilter,
  userListView,
} from '../../../screens/users/UserListScreen/userListView.ts';
import { refreshUsers, removeUser } from '../../flows/users.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { usersStore } from '../../stores/records.ts';
import { settingsStore } from '../../stores/settings.ts';

/** `/users` */
export function UserListRoute() {
  const { query, change, turnTo } = useQuery();
  const viewer = useViewer();
  const users = useSnapshot(usersStore);
  const { settings } = useSnapshot(settingsStore);

  if (!viewer) return null;

  const view = userListView({
    users: users.data,
    isRefreshing: users.isLoading,
    viewer,
    query,
    rowsPerPage: settings.rowsPerPage,
  });

  return (
    <UserListScreen
      view={view}
      on={{
        refresh: () => void refreshUsers(),
        filter: (changes) =>
          // Typing a search is one step in the history, not one for each letter.
          change((before) => writeUserFilter(before, { ...readUserFilter(before), ...changes }), {
            replace: changes.search !== undefined,
          }),
        turnTo,
        remove: (username) => void removeUser(username),
      }}
    />
  );
}
