import { useCallback, useMemo } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { UserCard } from './UserCard.tsx';
import { userColumns } from './userColumns.tsx';
import type { UserListActions } from './userListActions.ts';
import type { UserListView } from './userListView.ts';
import type { UserRow } from './userRow.ts';

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
