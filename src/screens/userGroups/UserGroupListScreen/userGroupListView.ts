import { deletionOfGroup } from '../../../domain/actions/userGroupActions.ts';
import { searchFilter, filterByText } from '../../../domain/listFilter.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { compareNames } from '../../../domain/order.ts';
import type { Records } from '../../../domain/records.ts';
import { userGroupOf, wildcardGroup } from '../../../domain/user/userGroup.ts';
import { listView, type PageOfList, type ListView } from '../../list/RecordList/listState.ts';

export type UserGroupListView = ListView<UserGroupRow>;

export function userGroupListView(records: Records, page: PageOfList): UserGroupListView {
  return listView(records.userGroups, page, {
    filter: searchFilter,
    find: (names, { search }) => filterByText(names, search, (name) => [name]).toSorted(compareNames),
    rowOf: (name) => groupRow(name, records),
    keyOf: (name) => name,
  });
}

function groupRow(name: string, { users: listed, networks: all, viewer }: Records) {
  const [users, networks] = [valueOf(listed.data) ?? [], valueOf(all.data) ?? []];
  return {
    ...userGroupOf(name, users, networks),
    meaning: name === wildcardGroup ? 'Everyone, in any group' : undefined,
    deletion: deletionOfGroup(name, users, networks, { viewer }),
  };
}

export type UserGroupRow = ReturnType<typeof groupRow>;
