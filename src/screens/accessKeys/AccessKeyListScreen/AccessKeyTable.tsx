import { useCallback } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { accessKeyText } from '../../../domain/accessKey/accessKeyText.ts';
import type { AccessKeySort, AccessKeyRow } from './accessKeyListView.ts';

type AccessKeyTableProps = {
  rows: readonly AccessKeyRow[];
  isLoading: boolean;
  sort: AccessKeySort;
  onSort: (column: string) => void;
  onAsk: (row: AccessKeyRow) => void;
};

const keyOf = (row: AccessKeyRow) => row.name;

const columns: readonly Column<AccessKeyRow>[] = [
  {
    id: 'name',
    header: accessKeyText.key,
    isRowHeader: true,
    isSortable: true,
    cell: (row) => <KeyName row={row} />,
  },
  {
    id: 'uses',
    header: accessKeyText.uses,
    width: '20%',
    isSortable: true,
    cell: (row) => row.uses,
  },
  { id: 'state', header: 'State', width: '40%', cell: (row) => <KeyState row={row} /> },
];

export function AccessKeyTable({ rows, isLoading, sort, onSort, onAsk }: AccessKeyTableProps) {
  const rowActions = useCallback((row: AccessKeyRow) => <DeleteKey row={row} onAsk={onAsk} />, [onAsk]);
  const renderCard = useCallback(
    (row: AccessKeyRow) => (
      <Inline justify="between">
        <Stack gap="xsmall">
          <KeyName row={row} />
          <Inline gap="large">
            <KeyState row={row} />
            <Text as="span" tone="secondary">
              {accessKeyText.uses}: {row.uses}
            </Text>
          </Inline>
        </Stack>
        <DeleteKey row={row} onAsk={onAsk} />
      </Inline>
    ),
    [onAsk],
  );
  return (
    <DataTable
      label="Access keys"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sort={{ column: sort.field, isAscending: sort.isAscending, onSort }}
      rowActions={rowActions}
      actionsWidth="small"
      renderCard={renderCard}
      isLoading={isLoading}
    />
  );
}

function KeyName({ row: { name, href } }: { row: AccessKeyRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{name}</Identifier>
    </Link>
  );
}

/** The server drops a key with its last use, so one that is listed without uses is on its way out. */
function KeyState({ row: { uses } }: { row: AccessKeyRow }) {
  return uses > 0 ? <StateBadge tone="healthy" word="Usable" /> : <StateBadge tone="off" word="Used up" />;
}

function DeleteKey({ row, onAsk }: { row: AccessKeyRow; onAsk: (row: AccessKeyRow) => void }) {
  return (
    <IconButton
      icon="trash"
      label={`Delete key ${row.name}`}
      onPress={() => onAsk(row)}
      {...(row.isStuck && {
        isDisabled: true,
        disabledReason: 'The server cannot address a key of this name. It goes when its uses are spent',
      })}
    />
  );
}
