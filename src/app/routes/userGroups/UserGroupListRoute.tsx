import { Outlet, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { readPageRequest, writePageRequest } from '../../../domain/paging.ts';
import { UserGroupListScreen } from '../../../screens/userGroups/UserGroupListScreen/UserGroupListScreen.tsx';
import { userGroupListView } from '../../../screens/userGroups/UserGroupListScreen/userGroupListView.ts';
import { refreshUserGroups, removeUserGroup } from '../../flows/userGroups.ts';
import { clock } from '../../stores/clock.ts';
import { networksStore } from '../../stores/networks.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';
import { userGroupsStore } from '../../stores/userGroups.ts';
import { usersStore } from '../../stores/users.ts';

/** `/usergroups`, which stays under the dialog of `/usergroups/create`. */
export function UserGroupListRoute() {
  const [query, setQuery] = useSearchParams();
  const groups = useSnapshot(userGroupsStore);
  const { data: users } = useSnapshot(usersStore);
  const { data: networks } = useSnapshot(networksStore);
  const { settings } = useSnapshot(settingsStore);
  const { now } = useSnapshot(clock);

  return (
    <>
      <UserGroupListScreen
        view={userGroupListView({
          groups: groups.data,
          isRefreshing: groups.isLoading,
          users: valueOf(users) ?? [],
          networks: valueOf(networks) ?? [],
          query,
          rowsPerPage: settings.rowsPerPage,
          now: now / 1000,
        })}
        on={{
          refresh: () => void refreshUserGroups(),
          search: (text) => {
            const next = new URLSearchParams(query);
            next.delete('page');
            if (text.trim() === '') next.delete('search');
            else next.set('search', text.trim());
            setQuery(next, { replace: true });
          },
          turnTo: (request) => {
            const { rowsPerPage } = readPageRequest(query, settings.rowsPerPage);
            if (request.rowsPerPage !== rowsPerPage) setRowsPerPage(request.rowsPerPage);
            setQuery(writePageRequest(query, request));
          },
          remove: (name) => void removeUserGroup(name),
        }}
      />
      <Outlet />
    </>
  );
}
