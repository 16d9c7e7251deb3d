import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Secondary, Tertiary } from '../../../components/Text/Text.tsx';
import { CardFacts } from '../../../components/DataTable/RowCard.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { listKeys } from '../../../domain/text/shortcutText.ts';
import { permissionLabels } from '../../../domain/user/userText.ts';
import { LevelScale } from '../LevelScale/LevelScale.tsx';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import type { ListActions } from '../../list/RecordList/listState.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { RowName } from '../../list/RecordList/RowParts.tsx';
import { deletionOfSelected, RecordTable, type TableDefinition } from '../../list/RecordList/RecordTable.tsx';
import { SelectionBar, type BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import { SetPermissionsDialog, type SetPermissionsDialogProps } from './SetPermissionsDialog.tsx';
import type { PermissionListView, PermissionRow } from './permissionListView.ts';

type PermissionListScreenProps = {
  view: PermissionListView;
  on: ListActions & SetPermissionsDialogProps['on'] & { act: Act };
};

/** Lists a network’s users with their access level, limits, nodes and external clients. */
export function PermissionListScreen({ view, on }: PermissionListScreenProps) {
  return <RecordList list={list} view={view} on={on} />;
}

const list: ListDefinition<PermissionListView, PermissionListScreenProps['on']> = {
  noun: 'user permissions',
  title: labels.section.userPermissions,
  header: ({ netid }) => ({
    facts: <Secondary>in {netid}</Secondary>,
  }),
  placeholder: 'Search user, client',
  empty: ({ netid }) => ({
    heading: `${netid}, ${messages['pro.networkusers.none']}`,
    text: 'Users appear here once the network allows them or one of their groups.',
  }),
  noMatch: ({ filter }) => `No users or clients match “${filter.search}”.`,
  failure: () => ({ heading: 'Couldn’t load permissions' }),
  bulk: ({ selection }, on) => <SelectionBar bulk={bulk} selection={selection} on={on} />,
  rows: (view, on) => <RecordTable table={table} view={view} onAct={on.act} onSelect={on.select} />,
};

const table: TableDefinition<PermissionRow> = {
  label: 'User permissions',
  columns: [
    {
      id: 'id',
      header: 'ID',
      maxWidth: '320px',
      isRowHeader: true,
      card: 'title',
      cell: (row) => <RowName href={row.editHref}>{row.id}</RowName>,
    },
    {
      id: 'level',
      header: 'Access level',
      width: '264px',
      card: 'line',
      cell: (row) => <Level row={row} />,
    },
    {
      id: 'nodeLimit',
      header: permissionLabels.nodeLimit,
      width: '96px',
      isNumeric: true,
      cell: (row) => (row.isServerAdmin ? <None /> : row.nodeLimit),
      card: (row) =>
        !row.isServerAdmin && (
          <CardFacts>
            {permissionLabels.nodeLimit} {row.nodeLimit} · {permissionLabels.clientLimit} {row.clientLimit}
          </CardFacts>
        ),
    },
    {
      id: 'clientLimit',
      header: permissionLabels.clientLimit,
      width: '96px',
      isNumeric: true,
      cell: (row) => (row.isServerAdmin ? <None /> : row.clientLimit),
    },
    {
      id: 'nodes',
      header: 'Nodes',
      maxWidth: '240px',
      hiddenBelow: 'panels',
      cell: (row) => <Nodes row={row} />,
    },
    {
      id: 'clients',
      header: 'External clients',
      maxWidth: '240px',
      hiddenBelow: 'panels',
      cell: (row) => <Clients row={row} />,
    },
  ],
  rowKey: (row) => row.id,
  nameOf: (row) => row.id,
  editHref: (row) => row.editHref,
  rowActions: (row, deleteButton) => (
    <Inline gap="xsmall">
      <IconLink icon="edit" label={`Edit ${row.id}`} href={row.editHref} keyCap={listKeys.edit} />
      {deleteButton}
    </Inline>
  ),
  actionsWidth: 'small',
  offerOf: ({ remove }) => remove,
};

const bulk: BulkDefinition<PermissionRow, PermissionListScreenProps['on']> = {
  nameOf: table.nameOf,
  record: ({ netid, id, level, nodeLimit, clientLimit, nodes, clients }) => ({
    network: netid,
    id,
    accessLevel: level,
    nodeLimit,
    clientLimit,
    nodes: nodes.map(({ name }) => name).join(' '),
    clients: clients.join(' '),
  }),
  actions: [
    {
      label: 'Set level and limits',
      icon: 'edit',
      obstacle: ({ set }) => set.obstacle,
      dialog: (asked) => <SetPermissionsDialog {...asked} />,
    },
    { ...deletionOfSelected(({ remove }) => remove), label: 'Remove' },
  ],
};

/** The server ignores the stored level and limits of its administrators. */
function Level({ row: { isServerAdmin, level, levelName } }: { row: PermissionRow }) {
  if (isServerAdmin) return <Secondary>Administrator, full access</Secondary>;
  return <LevelScale level={level} name={levelName} />;
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
  return <Tertiary>None</Tertiary>;
}
