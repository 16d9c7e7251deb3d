import type { Act } from '../../../domain/actions/action.ts';
import { deletionOfGroup } from '../../../domain/actions/userGroupActions.ts';
import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { compareNames } from '../../../domain/order.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import { userGroupOf, wildcardGroup } from '../../../domain/user/userGroup.ts';
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
  readonly viewer: Viewer;
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

function groupRow(name: string, { users, networks, viewer }: UserGroupListInput) {
  return {
    ...userGroupOf(name, users, networks),
    meaning: name === wildcardGroup ? 'Everyone, in any group' : undefined,
    deletion: deletionOfGroup(name, users, networks, { viewer }),
  };
}

export type UserGroupRow = ReturnType<typeof groupRow>;

export type UserGroupListActions = ListActions & {
  act: Act;
};
