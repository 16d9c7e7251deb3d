import { useCallback } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { userGroupText } from '../../../domain/text/userGroupText.ts';
import type { UserGroupRow } from './userGroupListView.ts';

type UserGroupTableProps = {
  rows: readonly UserGroupRow[];
  isLoading?: boolean;
  onAsk: (row: UserGroupRow) => void;
};

const keyOf = (row: UserGroupRow) => row.name;

const columns: readonly Column<UserGroupRow>[] = [
  { id: 'name', header: userGroupText.group, isRowHeader: true, cell: (row) => <GroupName row={row} /> },
  { id: 'members', header: 'Members', width: '120px', isNumeric: true, cell: (row) => row.members },
  {
    id: 'networks',
    header: 'Allowed in networks',
    width: '180px',
    isNumeric: true,
    cell: (row) => row.networks,
  },
];

export function UserGroupTable({ rows, isLoading = false, onAsk }: UserGroupTableProps) {
  const rowActions = useCallback((row: UserGroupRow) => <DeleteGroup row={row} onAsk={onAsk} />, [onAsk]);
  const renderCard = useCallback(
    (row: UserGroupRow) => (
      <Inline gap="medium">
        <GroupName row={row} />
        <Text as="span" tone="tertiary">
          {row.members} {row.members === 1 ? 'member' : 'members'}
        </Text>
        <DeleteGroup row={row} onAsk={onAsk} />
      </Inline>
    ),
    [onAsk],
  );
  return (
    <DataTable
      label="User groups"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowActions={rowActions}
      actionsWidth="small"
      renderCard={renderCard}
      isLoading={isLoading}
    />
  );
}

function GroupName({ row: { name, meaning } }: { row: UserGroupRow }) {
  return (
    <Inline gap="medium">
      <Identifier>{name}</Identifier>
      {meaning && (
        <Text as="span" variant="hint" tone="tertiary">
          {meaning}
        </Text>
      )}
    </Inline>
  );
}

function DeleteGroup({ row, onAsk }: { row: UserGroupRow; onAsk: (row: UserGroupRow) => void }) {
  const { name, protectedBecause } = row;
  return (
    <IconButton
      icon="trash"
      label={`Delete ${name}`}
      onPress={() => onAsk(row)}
      {...(protectedBecause !== undefined && { isDisabled: true, disabledReason: protectedBecause })}
    />
  );
}
