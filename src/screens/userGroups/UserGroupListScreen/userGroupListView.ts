import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { compareNames } from '../../../domain/order.ts';
import { pageOf, paginate, readPageRequest, type Paging, type PageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { filterByText } from '../../../domain/search.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';
import type { User } from '../../../domain/user/user.ts';
import { wildcardGroup } from '../../../domain/user/userGroup.ts';
import { freshness, type Freshness } from '../../shared/freshness/freshness.ts';
import { rowsByRecord } from '../../shared/rowsByRecord.ts';

export type UserGroupListInput = {
  readonly groups: Loadable<readonly string[]>;
  readonly isRefreshing: boolean;
  readonly users: readonly User[];
  readonly networks: readonly Network[];
  /** Of the address: search, page and page size. */
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
};

export type UserGroupRow = {
  readonly name: string;
  /** What the group stands for, where its name does not say it. */
  readonly meaning: string | undefined;
  readonly members: number;
  /** Networks that name the group among those they allow. */
  readonly networks: number;
  /** Why it cannot be deleted. */
  readonly protectedBecause: string | undefined;
};

export type UserGroupListView = {
  readonly count: number | undefined;
  readonly search: string;
  readonly freshness: Freshness;
  readonly isRefreshing: boolean;
  readonly createHref: string;
} & (
  | { readonly status: 'loading' | 'empty' | 'noMatch' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly UserGroupRow[]; readonly paging: Paging }
);

/** §2 `/usergroups`, enterprise only. */
export function userGroupListView(input: UserGroupListInput): UserGroupListView {
  const { groups, users, networks, query } = input;
  const wanted = query.get('search')?.trim() ?? '';
  const frame = {
    count: valueOf(groups)?.length,
    search: wanted,
    freshness: freshness(groups),
    isRefreshing: input.isRefreshing,
    createHref: paths.createUserGroup(),
  };
  if (groups.status === 'failed') return { ...frame, status: 'failed', reason: failureText(groups.failure) };
  if (groups.status !== 'ready') return { ...frame, status: 'loading' };
  if (groups.value.length === 0) return { ...frame, status: 'empty' };

  const rows = keptRows(groups.value, { users, networks });
  const found = filterByText(rows, wanted, ({ name }) => [name]).toSorted((one, other) =>
    compareNames(one.name, other.name),
  );
  if (found.length === 0) return { ...frame, status: 'noMatch' };
  const paging = paginate(found.length, readPageRequest(query, input.rowsPerPage));
  return { ...frame, status: 'ready', paging, rows: pageOf(found, paging) };
}

/** A group is a name: what keeps its identity is the list of them. */
const keptRows = rowsByRecord(
  (
    names: readonly string[],
    { users, networks }: Pick<UserGroupListInput, 'users' | 'networks'>,
  ): readonly UserGroupRow[] =>
    names.map((name) => ({
      name,
      meaning: name === wildcardGroup ? 'Everybody, in any group' : undefined,
      members: users.filter((user) => user.groups.includes(name)).length,
      networks: networks.filter((network) => network.proSettings?.allowedGroups.includes(name)).length,
      protectedBecause:
        name === wildcardGroup ? 'This group stands for everybody and always exists' : undefined,
    })),
);

export type UserGroupListActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
  remove: (name: string) => void;
};
