import { useCallback } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { IconLink } from '../../../components/IconLink/IconLink.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { permissionLabels } from '../../../domain/user/userText.ts';
import { LevelScale } from '../../shared/LevelScale/LevelScale.tsx';
import type { PermissionRow } from './permissionListView.ts';

type PermissionTableProps = {
  rows: readonly PermissionRow[];
  isLoading?: boolean;
  onAsk: (row: PermissionRow) => void;
};

const keyOf = (row: PermissionRow) => row.id;

const columns: readonly Column<PermissionRow>[] = [
  {
    id: 'id',
    header: 'ID',
    isRowHeader: true,
    cell: (row) => (
      <Link href={row.editHref} emphasis="name">
        <Identifier>{row.id}</Identifier>
      </Link>
    ),
  },
  {
    id: 'level',
    header: 'Access level',
    width: '300px',
    cell: (row) => <LevelScale level={row.level} name={row.levelName} />,
  },
  {
    id: 'nodeLimit',
    header: permissionLabels.nodeLimit,
    width: '110px',
    isNumeric: true,
    cell: (row) => row.nodeLimit,
  },
  {
    id: 'clientLimit',
    header: permissionLabels.clientLimit,
    width: '110px',
    isNumeric: true,
    cell: (row) => row.clientLimit,
  },
  { id: 'nodes', header: 'Nodes', hiddenBelow: 'wide', cell: (row) => <Nodes row={row} /> },
  { id: 'clients', header: 'External clients', hiddenBelow: 'wide', cell: (row) => <Clients row={row} /> },
];

export function PermissionTable({ rows, isLoading = false, onAsk }: PermissionTableProps) {
  const rowActions = useCallback(
    (row: PermissionRow) => <PermissionRowActions row={row} onAsk={onAsk} />,
    [onAsk],
  );
  const renderCard = useCallback(
    (row: PermissionRow) => (
      <Stack gap="small">
        <Inline justify="between">
          <Link href={row.editHref} emphasis="name">
            <Identifier>{row.id}</Identifier>
          </Link>
          <PermissionRowActions row={row} onAsk={onAsk} />
        </Inline>
        <LevelScale level={row.level} name={row.levelName} />
        <Text tone="secondary">
          {permissionLabels.nodeLimit} {row.nodeLimit} · {permissionLabels.clientLimit} {row.clientLimit}
        </Text>
      </Stack>
    ),
    [onAsk],
  );
  return (
    <DataTable
      label="User permissions"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowActions={rowActions}
      actionsWidth="normal"
      renderCard={renderCard}
      isLoading={isLoading}
    />
  );
}

function Nodes({ row }: { row: PermissionRow }) {
  if (row.nodes.length === 0) return <None />;
  return (
    <Inline gap="small" isWrapping>
      {row.nodes.map(({ name, href }) => (
        <Link key={href} href={href} emphasis="quiet">
          {name}
        </Link>
      ))}
    </Inline>
  );
}

function Clients({ row }: { row: PermissionRow }) {
  if (row.clients.length === 0) return <None />;
  return (
    <Link href={row.clientsHref} emphasis="quiet">
      {row.clients.join(', ')}
    </Link>
  );
}

function None() {
  return (
    <Text as="span" tone="tertiary">
      None
    </Text>
  );
}

type PermissionRowActionsProps = { row: PermissionRow; onAsk: (row: PermissionRow) => void };

function PermissionRowActions({ row, onAsk }: PermissionRowActionsProps) {
  return (
    <Inline gap="xsmall">
      <IconLink icon="edit" label={`Edit ${row.id}`} href={row.editHref} />
      <IconButton icon="trash" label={`Remove ${row.id}`} onPress={() => onAsk(row)} />
    </Inline>
  );
}
