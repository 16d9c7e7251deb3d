import { useCallback, useMemo } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Hint } from '../../../components/Hint/Hint.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { textFromList } from '../../../domain/list.ts';
import { userText } from '../../../domain/user/userText.ts';
import type { UserListActions, UserListView } from './userListView.ts';
import type { UserRow } from './userRow.ts';
import * as css from './UserTable.css.ts';

type UserTableProps = {
  view: Extract<UserListView, { status: 'loading' | 'ready' }>;
  on: UserListActions;
  onAsk: (row: UserRow) => void;
};

const noRows: readonly UserRow[] = [];
const keyOf = (row: UserRow) => row.username;

export function UserTable({ view, on, onAsk }: UserTableProps) {
  const hasGroups = view.frame.groupsHref !== undefined;
  const columns = useMemo(() => userColumns(hasGroups), [hasGroups]);
  const rowActions = useCallback((row: UserRow) => <DeleteUserButton row={row} onAsk={onAsk} />, [onAsk]);
  const renderCard = useCallback((row: UserRow) => <UserCard row={row} onAsk={onAsk} />, [onAsk]);
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={view.status === 'ready' ? view.rows : noRows}
      rowKey={keyOf}
      rowActions={rowActions}
      actionsWidth="small"
      renderCard={renderCard}
      isLoading={view.status === 'loading'}
      sort={{
        column: 'username',
        isAscending: view.frame.filter.isAscending,
        onSort: () => on.filter({ isAscending: !view.frame.filter.isAscending }),
      }}
    />
  );
}

/** A user on a phone: name, role, networks. */
function UserCard({ row, onAsk }: { row: UserRow; onAsk: (row: UserRow) => void }) {
  return (
    <div className={css.card}>
      <div className={css.cardLine}>
        <span className={css.cardName}>
          <UserName row={row} />
        </span>
        <span className={css.cardAction}>
          <DeleteUserButton row={row} onAsk={onAsk} />
        </span>
      </div>
      <div className={css.cardFacts}>
        <span className={css.cardLabel}>Is admin</span>
        <AdminFlag row={row} />
      </div>
      <UserNetworks row={row} />
    </div>
  );
}

type DeleteUserButtonProps = { row: UserRow; onAsk: (row: UserRow) => void };

function DeleteUserButton({ row, onAsk }: DeleteUserButtonProps) {
  const { deletion, username } = row;
  return (
    <IconButton
      icon="trash"
      label={`Delete user ${username}`}
      onPress={() => onAsk(row)}
      {...(!deletion.isPossible && { isDisabled: true, disabledReason: deletion.reason })}
    />
  );
}

/** §2 "Users", and the groups where there are any. */
function userColumns(hasGroups: boolean): readonly Column<UserRow>[] {
  const columns: readonly Column<UserRow>[] = [
    {
      id: 'username',
      header: userText.username,
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <UserName row={row} />,
    },
    {
      id: 'isAdmin',
      header: userText.isAdmin,
      width: '132px',
      cell: (row) => <AdminFlag row={row} />,
    },
    { id: 'networks', header: userText.networks, cell: (row) => <UserNetworks row={row} /> },
  ];
  if (!hasGroups) return columns;
  return [
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
}

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
      <span className={css.nameText}>
        <Link href={href} emphasis="name">
          <Identifier>{username}</Identifier>
        </Link>
      </span>
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
