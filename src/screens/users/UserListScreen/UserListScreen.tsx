import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { FilterChip } from '../../../components/FilterChip/FilterChip.tsx';
import { Hint } from '../../../components/Hint/Hint.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Identifier, Text } from '../../../components/Text/Text.tsx';
import { textFromList } from '../../../domain/list.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { userText } from '../../../domain/user/userText.ts';
import { RecordList } from '../../shared/RecordList/RecordList.tsx';
import { RecordTable, type Deletion } from '../../shared/RecordList/RecordTable.tsx';
import { RowCard, RowName } from '../../shared/RecordList/RowParts.tsx';
import { deleteUserQuestion } from '../userQuestions.tsx';
import * as css from './UserListScreen.css.ts';
import {
  noUserFilter,
  userRoles,
  type UserFilter,
  type UserListActions,
  type UserListView,
  type UserRow,
} from './userListView.ts';

export type UserListScreenProps = { view: UserListView; on: UserListActions };

/** §2 "Users": who may sign in to this server. */
export function UserListScreen({ view, on }: UserListScreenProps) {
  const { frame } = view;
  const { filter, groupsHref, permissionsHref } = frame;
  const turnOrder = () => on.filter({ isAscending: !filter.isAscending });
  const sort = { column: 'username', isAscending: filter.isAscending, onSort: turnOrder };
  const state = view.status === 'denied' ? ({ ...view, status: 'failed' } as const) : view;
  return (
    <RecordList
      what="users"
      header={{ title: labels.section.users }}
      links={[
        { label: labels.section.userGroups, icon: 'users', href: groupsHref },
        { label: labels.section.userPermissions, icon: 'permissions', href: permissionsHref },
      ]}
      create={{ label: userText.create, href: frame.createHref }}
      phone={{}}
      frame={frame}
      state={state}
      search={filter.search}
      placeholder="Search username, network"
      filters={<UserFilters view={view} on={on} />}
      empty={{ heading: messages['error.noresults'], text: 'This server tells of no users.' }}
      noMatch={noMatch(filter, () => on.filter(noUserFilter))}
      failure={
        view.status === 'denied'
          ? {
              heading: 'You may not see the users',
              text: 'Only administrators may. If you have become one, sign in again.',
              detail: view.reason,
            }
          : {}
      }
      pages={{
        // On phones the order has no room above.
        phoneControl: (
          <Button
            icon={filter.isAscending ? 'arrowUp' : 'arrowDown'}
            aria-label={`${userText.username}, sort ${filter.isAscending ? 'descending' : 'ascending'}`}
            onPress={turnOrder}
          >
            {userText.username}
          </Button>
        ),
      }}
      on={{ ...on, search: (search) => on.filter({ search }) }}
    >
      <RecordTable
        {...table}
        state={state}
        columns={groupsHref === undefined ? columns : columnsWithGroups}
        sort={sort}
        deletion={deletion}
        onDelete={({ username }) => on.remove(username)}
      />
    </RecordList>
  );
}

function UserFilters({ view, on }: UserListScreenProps) {
  const { filter, roleChoices, networkChoices } = view.frame;
  return (
    <>
      <FilterChip
        label="Role"
        icon="admin"
        options={roleChoices}
        selected={filter.roles}
        onChange={(ids) => on.filter({ roles: userRoles.filter((role) => ids.includes(role)) })}
      />
      <FilterChip
        label="Network"
        icon="networks"
        options={networkChoices}
        selected={filter.networks}
        onChange={(networks) => on.filter({ networks })}
      />
    </>
  );
}

/** Search and filters leave nothing: says what was looked for, and takes it away. */
function noMatch({ search, roles, networks }: UserFilter, clear: () => void) {
  const others = roles.length + networks.length > 0 ? ' and passes the filters' : '';
  return {
    text:
      search === ''
        ? 'No user passes these filters.'
        : `No user’s name or network contains “${search}”${others}.`,
    clear: [[others ? 'Clear search and filters' : 'Clear search', clear]] as const,
  };
}

/** §2 "Users". */
const columns: readonly Column<UserRow>[] = [
  {
    id: 'username',
    header: userText.username,
    isRowHeader: true,
    isSortable: true,
    cell: (row) => <UserName row={row} />,
  },
  { id: 'isAdmin', header: userText.isAdmin, width: '132px', cell: (row) => <AdminFlag row={row} /> },
  { id: 'networks', header: userText.networks, cell: (row) => <UserNetworks row={row} /> },
];

const columnsWithGroups: readonly Column<UserRow>[] = [
  ...columns,
  {
    id: 'groups',
    header: userText.groups,
    width: '200px',
    hiddenBelow: 'wide',
    cell: (row) => (
      <Text as="span" tone="secondary" isTruncated>
        <Identifier>{row.groups}</Identifier>
      </Text>
    ),
  },
];

const table = {
  label: 'Users',
  rowKey: (row: UserRow) => row.username,
  editHref: (row: UserRow) => row.href,
  actionsWidth: 'small',
  card: (row: UserRow, actions: ReactNode) => (
    <RowCard name={<UserName row={row} />} actions={actions}>
      {row.isAdmin && (
        <Inline gap="medium">
          <Text as="span" tone="tertiary">
            Is admin
          </Text>
          <AdminFlag row={row} />
        </Inline>
      )}
      <UserNetworks row={row} />
    </RowCard>
  ),
} as const;

const deletion: Deletion<UserRow> = {
  label: ({ username }) => `Delete user ${username}`,
  obstacle: (row) => (row.deletion.isPossible ? undefined : row.deletion.reason),
  question: (row) => (row.deletion.isPossible ? deleteUserQuestion(row.username, row.deletion) : undefined),
};

/** True with a shield, or False. */
function AdminFlag({ row: { isAdmin, adminText } }: { row: UserRow }) {
  return (
    <span className={isAdmin ? css.admin : css.notAdmin}>
      {isAdmin && (
        <span className={css.shield}>
          <Icon name="admin" size={14} />
        </span>
      )}
      {adminText}
    </span>
  );
}

function UserName({ row: { username, href, isAdmin, isSelf } }: { row: UserRow }) {
  return (
    <span className={css.name}>
      <Avatar name={username} tone={isAdmin ? 'accent' : 'neutral'} />
      <RowName href={href}>{username}</RowName>
      {isSelf && <Tag>You</Tag>}
    </span>
  );
}

/** A link to each network; what has no room is named on hover and focus. */
function UserNetworks({ row }: { row: UserRow }) {
  const { hasAllNetworks, networks, moreNetworks } = row;
  if (networks.length === 0) {
    return (
      <Text as="span" tone={hasAllNetworks ? 'secondary' : 'tertiary'}>
        {hasAllNetworks ? '* all networks' : 'No networks'}
      </Text>
    );
  }
  return (
    <span className={css.networks}>
      {networks.map(({ netid, href }) => (
        <Link key={netid} href={href} emphasis="quiet">
          <Tag>
            <Identifier>{netid}</Identifier>
          </Tag>
        </Link>
      ))}
      {moreNetworks.length > 0 && <Hint text={textFromList(moreNetworks)}>+{moreNetworks.length}</Hint>}
    </span>
  );
}
