import { useMemo, useState } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Mono } from '../../../components/Mono/Mono.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { Topology } from '../../../domain/graph/topology.ts';
import { kindNames } from '../../../domain/graph/graphText.ts';
import { healthWords } from '../../../domain/node/healthText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import { graphRows, sortedRows, type GraphRow, type RowSort } from './graphRows.ts';
import * as css from './GraphTable.css.ts';

type GraphTableProps = {
  netid: string;
  topology: Topology;
  search: string;
  /** What was chosen in the legend: only that. */
  lit: ReadonlySet<string> | undefined;
  /** What is asked: only that, in this order, and how each of it stands to it. */
  listed?: ReadonlyMap<string, string> | undefined;
  /** What of the present address a selection keeps. */
  address: string;
};

const columns: readonly Column<GraphRow>[] = [
  {
    id: 'name',
    header: 'Name',
    width: '220px',
    isRowHeader: true,
    isSortable: true,
    cell: (row) => <Name row={row} />,
  },
  { id: 'kind', header: 'Type', width: '150px', hiddenBelow: 'wide', cell: (row) => kindText(row) },
  { id: 'state', header: labels.node.status, width: '120px', cell: (row) => <State row={row} /> },
  {
    id: 'addresses',
    header: labels.node.addresses,
    width: '150px',
    hiddenBelow: 'wide',
    cell: (row) => <Addresses row={row} />,
  },
  { id: 'links', header: 'Links', isSortable: true, cell: (row) => row.links || 'None' },
  {
    id: 'blocked',
    header: 'Blocked',
    width: '110px',
    isNumeric: true,
    isSortable: true,
    cell: (row) => <Blocked row={row} />,
  },
];

/** How a row stands to what is asked, instead of its type: the legend has those. */
const listedColumns: readonly Column<GraphRow>[] = columns.map((column) =>
  column.id === 'kind'
    ? { id: 'standing', header: 'How it stands', width: '240px', cell: (row) => row.standing }
    : column,
);

const keyOf = (row: GraphRow) => row.id;
const renderCard = (row: GraphRow) => <Card row={row} />;

/**
 * Beside §2 "Graphs": the same as the drawing, as lines. Names that select, what each thing is, how it is and what it
 * is linked to.
 */
export function GraphTable({ netid, topology, search, lit, listed, address }: GraphTableProps) {
  const [sort, setSort] = useState<RowSort>({ column: 'name', isAscending: true });
  const found = useMemo(
    () => graphRows(netid, topology, search, address, { lit, listed }),
    [netid, topology, search, address, lit, listed],
  );
  const rows = useMemo(() => sortedRows(found, sort), [found, sort]);
  if (rows.length === 0) {
    return (
      <EmptyState
        heading={messages['error.noresults']}
        text={
          search === ''
            ? 'Nothing of this network is in what was chosen.'
            : `Nothing ${listed || lit ? 'of what was chosen' : 'in this network'} has a name or address that contains “${search}”.`
        }
      />
    );
  }
  return (
    <DataTable
      label="Nodes, clients and ranges"
      columns={listed ? listedColumns : columns}
      rows={rows}
      rowKey={keyOf}
      renderCard={renderCard}
      sort={{ ...sort, onSort: (id) => setSort(nextSort(sort, id)) }}
    />
  );
}

/** Numbers begin with the largest. */
function nextSort(sort: RowSort, id: string): RowSort {
  const column = id === 'links' || id === 'blocked' ? id : 'name';
  return { column, isAscending: sort.column === column ? !sort.isAscending : column === 'name' };
}

function Blocked({ row: { blocked, isIsolated } }: { row: GraphRow }) {
  return isIsolated ? `${blocked ?? 0}, isolated` : blocked;
}

function Card({ row }: { row: GraphRow }) {
  return (
    <Stack gap="small">
      <Inline justify="between">
        <NameLink row={row} />
        <State row={row} />
      </Inline>
      {row.standing !== undefined && <Text variant="hint">{row.standing}</Text>}
      <Text variant="hint" tone="tertiary">
        {[kindText(row), ...row.addresses].join(' · ')}
      </Text>
      <Text variant="hint" tone="secondary">
        {row.links || 'No links'}
        {row.blocked !== undefined && row.blocked > 0 && `, ${row.blocked} blocked`}
        {row.isIsolated && ', isolated'}
      </Text>
    </Stack>
  );
}

function Name({ row }: { row: GraphRow }) {
  const { kind, health, isHub } = row;
  return (
    <span className={css.name}>
      <span className={css.figure}>
        <NodeFigure kind={kind} health={health} isHub={isHub} text="CIDR" />
      </span>
      <NameLink row={row} />
    </span>
  );
}

function NameLink({ row: { name, href } }: { row: GraphRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{name}</Identifier>
    </Link>
  );
}

function kindText({ kind, isHub }: GraphRow): string {
  return isHub ? `${kindNames[kind]}, hub` : kindNames[kind];
}

function State({ row: { health } }: { row: GraphRow }) {
  return health && <StateBadge tone={health} word={healthWords[health]} />;
}

function Addresses({ row: { addresses } }: { row: GraphRow }) {
  return addresses.map((address, index) => (
    <div key={address}>
      <Mono isSmall={index > 0}>{address}</Mono>
    </div>
  ));
}
