import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import type { Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { compareNames } from '../../../domain/order.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { wildcardGroup } from '../../../domain/user/userGroup.ts';
import type { User } from '../../../domain/user/userWire.ts';
import {
  listFrame,
  listState,
  type ListFrame,
  type ListInput,
  type ListState,
} from '../../shared/RecordList/listState.ts';

export type UserGroupListInput = ListInput & {
  readonly groups: Loadable<readonly string[]>;
  readonly users: readonly User[];
  readonly networks: readonly Network[];
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

export type UserGroupListView = ListFrame &
  ListState<UserGroupRow> & { readonly search: string; readonly createHref: string };

/** §2 `/usergroups`, enterprise only. */
export function userGroupListView(input: UserGroupListInput): UserGroupListView {
  const { groups, users, networks, query } = input;
  const { search } = searchFilter.read(query);
  const find = (names: readonly string[]) =>
    filterByText(groupRows(names, { users, networks }), search, ({ name }) => [name]).toSorted((one, other) =>
      compareNames(one.name, other.name),
    );
  return {
    ...listFrame(groups, input),
    search,
    createHref: paths.createUserGroup(),
    ...listState(
      groups,
      input,
      find,
      (row) => row,
      ({ name }) => name,
    ),
  };
}

function groupRows(
  names: readonly string[],
  { users, networks }: Pick<UserGroupListInput, 'users' | 'networks'>,
): readonly UserGroupRow[] {
  return names.map((name) => ({
    name,
    meaning: name === wildcardGroup ? 'Everybody, in any group' : undefined,
    members: users.filter((user) => user.groups.includes(name)).length,
    networks: networks.filter((network) => network.proSettings?.allowedGroups.includes(name)).length,
    protectedBecause:
      name === wildcardGroup ? 'This group stands for everybody and always exists' : undefined,
  }));
}

export type UserGroupListActions = {
  refresh: () => void;
  search: (text: string) => void;
  turnTo: (request: PageRequest) => void;
  remove: (name: string) => void;
};
