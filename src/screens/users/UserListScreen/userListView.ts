import type { Option } from '../../../components/Select/OptionList.tsx';
import { addressFilter, anyOf, direction, searched } from '../../../domain/addressFilter.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { filterByText } from '../../../domain/search.ts';
import { canSeeUserGroups, type Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { User } from '../../../domain/user/user.ts';
import { tickedNetworks } from '../../../domain/user/userForm.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import { rowsByRecord } from '../../shared/rowsByRecord.ts';
import { userRow, type UserRow } from './userRow.ts';

export type UserListInput = {
  readonly users: Loadable<readonly User[]>;
  /** A refresh is on its way. */
  readonly isRefreshing: boolean;
  readonly viewer: Viewer;
  /** Of the address: filters, order, page and page size. */
  readonly query: URLSearchParams;
  /** Where the address names no page size. */
  readonly rowsPerPage: RowsPerPage;
  /** The browser's unless named. */
  readonly timeZone?: string;
};

export type UserListView =
  | { readonly status: 'loading'; readonly frame: UserListFrame }
  | { readonly status: 'empty' | 'noMatch'; readonly frame: UserListFrame }
  | { readonly status: 'failed' | 'denied'; readonly frame: UserListFrame; readonly reason: string }
  | {
      readonly status: 'ready';
      readonly frame: UserListFrame;
      readonly rows: readonly UserRow[];
      readonly paging: Paging;
    };

/** What stands around the list in every state. */
export type UserListFrame = {
  /** undefined while unknown. */
  readonly count: number | undefined;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
  readonly filter: UserFilter;
  readonly roleChoices: readonly Option[];
  readonly networkChoices: readonly Option[];
  readonly createHref: string;
  /** Enterprise only. */
  readonly groupsHref: string | undefined;
  readonly permissionsHref: string | undefined;
};

/** The page of users that the address asks for; rows are built for that page only. */
export function userListView(input: UserListInput): UserListView {
  const { users, viewer, query } = input;
  const frame = frameOf(input);
  if (users.status === 'failed') {
    const isDenied = users.failure.kind === 'unauthorized';
    return { status: isDenied ? 'denied' : 'failed', frame, reason: failureText(users.failure) };
  }
  if (users.status !== 'ready') return { status: 'loading', frame };
  if (users.value.length === 0) return { status: 'empty', frame };

  const listed = listUsers(users.value, frame.filter);
  if (listed.length === 0) return { status: 'noMatch', frame };
  const adminCount = users.value.filter(({ isAdmin }) => isAdmin).length;
  const paging = paginate(listed.length, readPageRequest(query, input.rowsPerPage));
  return {
    status: 'ready',
    frame,
    rows: pageOf(listed, paging).map((user) => keptRow(user, { adminCount, viewer })),
    paging,
  };
}

const keptRow = rowsByRecord((user: User, around: { readonly adminCount: number; readonly viewer: Viewer }) =>
  userRow(user, around.adminCount, around.viewer),
);

function listUsers(users: readonly User[], filter: UserFilter): readonly User[] {
  const { roles, networks, isAscending } = filter;
  const narrowed = filterByText(users, filter.search, (user) => [user.username, ...user.networks])
    .filter(({ isAdmin }) => roles.length === 0 || roles.includes(isAdmin ? 'admin' : 'user'))
    .filter((user) => networks.length === 0 || networks.some((netid) => hasNetwork(user, netid)));
  const ascending = narrowed.toSorted((one, other) => compareNames(one.username, other.username));
  return isAscending ? ascending : ascending.toReversed();
}

function hasNetwork({ isAdmin, networks }: User, netid: string): boolean {
  return networks.includes(netid) || (isAdmin && networks.length === 0);
}

function frameOf({ users, isRefreshing, viewer, query, timeZone }: UserListInput): UserListFrame {
  const all = valueOf(users);
  const hasGroups = canSeeUserGroups(viewer);
  const admins = all?.filter(({ isAdmin }) => isAdmin).length ?? 0;
  return {
    count: all?.length,
    freshness: freshness(users, timeZone),
    isRefreshing,
    filter: userFilter.read(query),
    roleChoices: [
      { id: 'admin', label: 'Administrator', count: admins },
      { id: 'user', label: 'User', count: (all?.length ?? 0) - admins },
    ],
    networkChoices: tickedNetworks(all?.flatMap((user) => user.networks) ?? []).map((netid) => ({
      id: netid,
      label: netid,
      count: all?.filter((user) => hasNetwork(user, netid)).length ?? 0,
    })),
    createHref: paths.createUser(),
    groupsHref: hasGroups ? paths.userGroups() : undefined,
    permissionsHref: hasGroups ? paths.userPermissions() : undefined,
  };
}

/** What can be asked for on the user list. Questions before a change were answered already. */
export type UserListActions = {
  refresh(): void;
  /** Goes to the list narrowed or ordered so, on its first page. */
  filter(changes: Partial<UserFilter>): void;
  turnTo(page: PageRequest): void;
  remove(username: string): void;
};

/** What narrows and orders the user list. */
export type UserFilter = {
  /** Trimmed. */
  readonly search: string;
  readonly roles: readonly UserRole[];
  /** Netids; an administrator without a list has them all. */
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
