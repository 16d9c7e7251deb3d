import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { compareNames } from '../../../domain/order.ts';
import { wildcardGroup } from '../../../domain/user/userGroup.ts';
import type { User } from '../../../domain/user/userWire.ts';
import {
  listView,
  type ListActions,
  type ListInput,
  type ListView,
} from '../../shared/RecordList/listState.ts';

export type UserGroupListInput = ListInput & {
  readonly groups: Loadable<readonly string[]>;
  readonly users: readonly User[];
  readonly networks: readonly Network[];
};

export type UserGroupListView = ListView<UserGroupRow>;

export function userGroupListView(input: UserGroupListInput): UserGroupListView {
  const { groups, users, networks } = input;
  const rows =
    groups.status === 'ready' ? { ...groups, value: groupRows(groups.value, { users, networks }) } : groups;
  return listView(rows, input, {
    filter: searchFilter,
    find: (all, { search }) =>
      filterByText(all, search, ({ name }) => [name]).toSorted((a, b) => compareNames(a.name, b.name)),
    rowOf: (row) => row,
    keyOf: ({ name }) => name,
  });
}

function groupRows(
  names: readonly string[],
  { users, networks }: Pick<UserGroupListInput, 'users' | 'networks'>,
) {
  return names.map((name) => ({
    name,
    meaning: name === wildcardGroup ? 'Everyone, in any group' : undefined,
    members: users.filter((user) => user.groups.includes(name)).length,
    networks: networks.filter((network) => network.proSettings?.allowedGroups.includes(name)).length,
    protectedBecause:
      name === wildcardGroup ? 'This group includes everyone and can’t be deleted' : undefined,
  }));
}

export type UserGroupRow = ReturnType<typeof groupRows>[number];

export type UserGroupListActions = ListActions & {
  remove(name: string): void;
  removeAll(names: readonly string[]): void;
};
