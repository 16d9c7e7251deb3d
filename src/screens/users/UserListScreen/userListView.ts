import { knownOf } from '../../../domain/actions/known.ts';
import { deletionOfUser, type KnownUsers } from '../../../domain/actions/userActions.ts';
import { textFromList } from '../../../domain/list.ts';
import { addressFilter, anyOf, direction, filterByText, searched } from '../../../domain/listFilter.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { paths } from '../../../domain/paths.ts';
import { canSeeUserGroups } from '../../../domain/session/permissions.ts';
import type { Records } from '../../../domain/records.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import {
  sortedNetworks,
  userGroupsForm,
  withGroupChange,
  withGroups,
  type GroupChange,
} from '../../../domain/user/userForm.ts';
import { accessByUserChange, changedAccess, type AccessChange } from '../../../domain/user/networkLevels.ts';
import { adminText } from '../../../domain/user/userText.ts';
import type { User } from '../../../domain/user/userWire.ts';
import { listView, type ListFilter, type PageOfList } from '../../list/RecordList/listState.ts';

export type UserListView = ReturnType<typeof userListView>;

export function userListView(records: Records, page: PageOfList) {
  const { viewer } = records;
  const users = records.users.data;
  const all = valueOf(users) ?? [];
  const adminCount = all.filter(({ isAdmin }) => isAdmin).length;
  const hasGroups = canSeeUserGroups(viewer);
  const known = { viewer, users: all, access: knownOf(records).access };
  return {
    /** The server’s message to a viewer who isn’t allowed to list users. */
    deniedMessage:
      users.status === 'failed' && users.failure.kind === 'unauthorized'
        ? failureText(users.failure)
        : undefined,
    roleChoices: [
      { id: 'admin', label: 'Administrator', count: adminCount },
      { id: 'user', label: 'User', count: all.length - adminCount },
    ],
    networkChoices: sortedNetworks(all.flatMap((user) => user.networks)).map((netid) => ({
      id: netid,
      label: netid,
      count: all.filter((user) => hasNetwork(user, netid)).length,
    })),
    groupNames: valueOf(records.userGroups.data) ?? [],
    accessAfter: (usernames: readonly string[], change: GroupChange) =>
      accessAfterGroups(
        all.filter(({ username }) => usernames.includes(username)),
        change,
        records,
      ),
    groupsHref: hasGroups ? paths.userGroups() : undefined,
    permissionsHref: hasGroups ? paths.userPermissions() : undefined,
    ...listView(records.users, page, {
      filter: userFilter,
      find: listUsers,
      rowOf: (user) => userRow(user, known),
      keyOf: ({ username }) => username,
    }),
  };
}

function accessAfterGroups(
  users: readonly User[],
  change: GroupChange,
  { viewer, networks: listed, networkUsers }: Records,
): readonly AccessChange[] | undefined {
  const networks = valueOf(listed.data);
  const levels = viewer.isEE ? valueOf(networkUsers.data) : undefined;
  if (!networks || !levels) return undefined;
  const members = users.map((before) => ({
    before,
    after: withGroups(before, withGroupChange(userGroupsForm(before), change)),
  }));
  return changedAccess(accessByUserChange(members, networks, levels));
}

function listUsers(users: readonly User[], filter: UserFilter): readonly User[] {
  const { roles, networks, isAscending } = filter;
  const matches = filterByText(users, filter.search, (user) => [user.username, ...user.networks])
    .filter(({ isAdmin }) => roles.length === 0 || roles.includes(isAdmin ? 'admin' : 'user'))
    .filter((user) => networks.length === 0 || networks.some((netid) => hasNetwork(user, netid)));
  const ascending = matches.toSorted((a, b) => compareNames(a.username, b.username));
  return isAscending ? ascending : ascending.toReversed();
}

function hasNetwork({ isAdmin, networks }: User, netid: string): boolean {
  return networks.includes(netid) || (isAdmin && networks.length === 0);
}

export type UserFilter = ListFilter & {
  readonly roles: readonly UserRole[];
  /** Netids. Administrators without a list match all of them. */
  readonly networks: readonly string[];
  readonly isAscending: boolean;
};

type UserRole = 'admin' | 'user';

export const userRoles: readonly UserRole[] = ['admin', 'user'];

export const noUserFilter = { search: '', roles: [], networks: [] } satisfies Partial<UserFilter>;

export const userFilter = addressFilter<UserFilter>({
  search: searched,
  roles: anyOf('role', userRoles),
  networks: anyOf('network'),
  isAscending: direction,
});

const maxNetworks = 3;

function userRow(user: User, known: KnownUsers) {
  const { username, isAdmin, groups } = user;
  const networks = sortedNetworks(user.networks);
  return {
    username,
    href: paths.user(username),
    isSelf: known.viewer.user.name === username,
    isAdmin,
    adminText: adminText(isAdmin),
    hasAllNetworks: isAdmin && networks.length === 0,
    networks: networks.slice(0, maxNetworks).map((netid) => ({ netid, href: paths.network(netid) })),
    moreNetworks: networks.slice(maxNetworks),
    networkNames: networks,
    groupNames: groups,
    groups: groups.length === 0 && isAdmin ? '*' : textFromList(groups) || 'No groups',
    deletion: deletionOfUser(user, known),
  };
}

export type UserRow = ReturnType<typeof userRow>;
