import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { compareNames } from '../../../domain/order.ts';
import { wildcardGroup } from '../../../domain/user/userGroup.ts';
import type { User } from '../../../domain/user/userWire.ts';
import {
  listView,
  type ListActions,
  type PageOfList,
  type ListView,
} from '../../list/RecordList/listState.ts';

export type UserGroupListInput = PageOfList & { readonly isRefreshing: boolean } & {
  readonly groups: Loadable<readonly string[]>;
  readonly users: readonly User[];
  readonly networks: readonly Network[];
};

export type UserGroupListView = ListView<UserGroupRow>;

export function userGroupListView(input: UserGroupListInput): UserGroupListView {
  return listView({ data: input.groups, isLoading: input.isRefreshing }, input, {
    filter: searchFilter,
    find: (names, { search }) => filterByText(names, search, (name) => [name]).toSorted(compareNames),
    rowOf: (name) => groupRow(name, input),
    keyOf: (name) => name,
  });
}

function groupRow(name: string, { users, networks }: UserGroupListInput) {
  const isWildcard = name === wildcardGroup;
  return {
    name,
    meaning: isWildcard ? 'Everyone, in any group' : undefined,
    members: users.filter((user) => user.groups.includes(name)).length,
    allowedOn: networks.flatMap(({ netid, proSettings }) =>
      proSettings?.allowedGroups.includes(name) ? [netid] : [],
    ),
    protectedBecause: isWildcard ? 'This group includes everyone and can’t be deleted' : undefined,
  };
}

export type UserGroupRow = ReturnType<typeof groupRow>;

export type UserGroupListActions = ListActions & {
  remove(name: string): void;
  removeAll(names: readonly string[]): void;
};
