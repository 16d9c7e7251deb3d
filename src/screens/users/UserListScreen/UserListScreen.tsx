import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { InlineTooltip } from '../../../components/InlineTooltip/InlineTooltip.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Identifier, Tertiary, Text } from '../../../components/Text/Text.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { textFromList } from '../../../domain/list.ts';
import { paths } from '../../../domain/paths.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { userText } from '../../../domain/user/userText.ts';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import type { ListActions } from '../../list/RecordList/listState.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { deletionOfSelected, RecordTable, type TableDefinition } from '../../list/RecordList/RecordTable.tsx';
import { RowName } from '../../list/RecordList/RowParts.tsx';
import { SelectionBar, type BulkAction, type BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import { ChangeGroupsDialog, type ChangeGroupsDialogProps } from './ChangeGroupsDialog.tsx';
import * as css from './UserListScreen.css.ts';
import { noUserFilter, userRoles, type UserFilter, type UserListView, type UserRow } from './userListView.ts';

export type UserListScreenProps = {
  view: UserListView;
  on: ListActions<UserFilter> & ChangeGroupsDialogProps['on'] & { act: Act };
};

/** Lists all users with their roles and networks. */
export function UserListScreen({ view, on }: UserListScreenProps) {
  return <RecordList list={list} view={view} on={on} />;
}

const list: ListDefinition<UserListView, UserListScreenProps['on']> = {
  noun: 'users',
  title: labels.section.users,
  links: ({ groupsHref, permissionsHref }) => [
    { label: labels.section.userGroups, icon: 'users', href: groupsHref },
    { label: labels.section.userPermissions, icon: 'permissions', href: permissionsHref },
  ],
  create: { label: userText.create, href: paths.createUser },
  phone: () => ({}),
  placeholder: 'Search username, network',
  filters: ({ filter, roleChoices, networkChoices }, on) => [
    {
      label: 'Role',
      icon: 'admin',
      options: roleChoices,
      selected: filter.roles,
      onChange: (ids) => on.filter({ roles: userRoles.filter((role) => ids.includes(role)) }),
    },
    {
      label: 'Network',
      icon: 'networks',
      options: networkChoices,
      selected: filter.networks,
      onChange: (networks) => on.filter({ networks }),
    },
  ],
  empty: () => ({ heading: messages['error.noresults'], text: 'No users on this server.' }),
  noFilter: noUserFilter,
  failure: ({ deniedMessage }) =>
    deniedMessage === undefined
      ? {}
      : {
          heading: 'You don’t have access to users',
          text: 'Only administrators can view users. If you’ve just been made one, log in again.',
          detail: deniedMessage,
        },
  pages: ({ filter: { isAscending } }, on) => ({
    // On phones there is no table header to sort by.
    phoneControl: (
      <Button
        icon={isAscending ? 'arrowUp' : 'arrowDown'}
        aria-label={`${userText.username}, sort ${isAscending ? 'descending' : 'ascending'}`}
        onPress={() => on.filter({ isAscending: !isAscending })}
      >
        {userText.username}
      </Button>
    ),
  }),
  bulk: (view, on) => <SelectionBar bulk={bulkOf(view)} selection={view.selection} on={on} />,
  rows: (view, on) => {
    const { isAscending } = view.filter;
    return (
      <RecordTable
        table={view.groupsHref === undefined ? table : tableWithGroups}
        view={view}
        sort={{ column: 'username', isAscending, onSort: () => on.filter({ isAscending: !isAscending }) }}
        onAct={on.act}
        onSelect={on.select}
      />
    );
  },
};

const table: TableDefinition<UserRow> = {
  label: 'Users',
  columns: [
    {
      id: 'username',
      header: userText.username,
      width: 'clamp(180px, 22vw, 320px)',
      isRowHeader: true,
      isSortable: true,
      card: 'title',
      cell: (row) => <UserName row={row} />,
    },
    {
      id: 'isAdmin',
      header: userText.isAdmin,
      width: '132px',
      cell: (row) => <AdminFlag row={row} />,
      card: (row) =>
        row.isAdmin && (
          <Inline gap="medium">
            <Tertiary>{userText.isAdmin}</Tertiary>
            <AdminFlag row={row} />
          </Inline>
        ),
    },
    { id: 'networks', header: userText.networks, card: 'line', cell: (row) => <UserNetworks row={row} /> },
  ],
  rowKey: (row) => row.username,
  nameOf: (row) => row.username,
  editHref: (row) => row.href,
  actionsWidth: 'single',
  offerOf: ({ deletion }) => deletion,
};

function bulkOf({
  groupsHref,
  groupNames,
  accessAfter,
}: UserListView): BulkDefinition<UserRow, UserListScreenProps['on']> {
  const groupAction = (isAdding: boolean): BulkAction<UserRow, UserListScreenProps['on']> => ({
    label: isAdding ? 'Add to groups' : 'Remove from groups',
    icon: isAdding ? 'users' : 'minus',
    obstacle: ({ isAdmin }) => (isAdmin ? userText.adminGroups : undefined),
    dialog: (asked) => <ChangeGroupsDialog {...asked} {...{ groupNames, isAdding, accessAfter }} />,
  });
  return {
    nameOf: ({ username }) => username,
    record: ({ username, isAdmin, networkNames, groupNames: groups }) => ({
      username,
      isAdmin,
      networks: networkNames.join(' '),
      groups: groups.join(' '),
    }),
    actions: [
      ...(groupsHref === undefined ? [] : [groupAction(true), groupAction(false)]),
      deletionOfSelected(({ deletion }) => deletion),
    ],
  };
}

const tableWithGroups: TableDefinition<UserRow> = {
  ...table,
  columns: [
    ...table.columns,
    {
      id: 'groups',
      header: userText.groups,
      width: '200px',
      hiddenBelow: 'panels',
      cell: (row) => (
        <Text as="span" tone="secondary" isTruncated>
          <Identifier>{row.groups}</Identifier>
        </Text>
      ),
    },
  ],
};

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
      {moreNetworks.length > 0 && (
        <InlineTooltip text={textFromList(moreNetworks)}>+{moreNetworks.length}</InlineTooltip>
      )}
    </span>
  );
}
