import { useMemo, useState } from 'react';
import { useAnnouncement } from '../../../components/Announcer/announce.ts';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Hint, Mono, Text } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { counted } from '../../../domain/format/count.ts';
import { kindNames } from '../../../domain/graph/graphText.ts';
import { layerNames, type LayerId } from '../../../domain/graph/layers/layer.ts';
import { healthLabels } from '../../../domain/node/health.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { healthView } from '../../nodes/HealthBadge/healthView.ts';
import { NameLink } from '../../list/NameLink.tsx';
import { writeGraphQuery } from '../GraphScreen/graphQuery.ts';
import type { GraphReady } from '../GraphScreen/graphView.ts';
import { NodeFigure } from '../NodeFigure/NodeFigure.tsx';
import { graphRows, sortedRows, type GraphRow, type RowSort } from './graphRows.ts';
import * as css from './GraphTable.css.ts';

type GraphTableProps = {
  view: Pick<GraphReady, 'netid' | 'topology' | 'drawn' | 'query' | 'lit' | 'listed'>;
};

const inNameOrder: RowSort = { column: 'name', isAscending: true };
const asReported: RowSort = { column: 'standing', isAscending: true };

type Subject = LayerId | 'focus' | 'failure';

const standingHeaders: Readonly<Record<Subject, string>> = {
  ...layerNames,
  health: labels.node.health,
  focus: 'Relation',
  failure: 'Impact',
};

function columnsOf(about: Subject): readonly Column<GraphRow>[] {
  const isTraffic = about === 'traffic';
  const columns: readonly (Column<GraphRow> | false)[] = [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <Name row={row} />,
    },
    about === 'roles' && {
      id: 'kind',
      header: 'Type',
      width: '150px',
      hiddenBelow: 'panels',
      cell: kindText,
    },
    about !== 'roles' && {
      id: 'standing',
      header: standingHeaders[about],
      width: isTraffic ? '360px' : '240px',
      isSortable: true,
      cell: (row) => (about === 'health' ? <Health row={row} /> : row.relation),
    },
    about !== 'health' &&
      about !== 'rules' && {
        id: 'state',
        header: labels.node.health,
        width: '120px',
        cell: (row) => <State row={row} />,
      },
    !isTraffic && {
      id: 'addresses',
      header: labels.node.addresses,
      width: '150px',
      hiddenBelow: 'panels',
      cell: (row) => <Addresses row={row} />,
    },
    { id: 'links', header: 'Links', width: '110px', isSortable: true, cell: (row) => row.links || 'None' },
    !isTraffic && {
      id: 'blocked',
      header: 'Blocked',
      width: '110px',
      isNumeric: true,
      isSortable: true,
      cell: (row) => <Blocked row={row} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

const keyOf = (row: GraphRow) => row.id;
const renderCard = (row: GraphRow) => <Card row={row} />;
const renderHealthCard = (row: GraphRow) => <Card row={row} isOfHealth />;

/** Table of the nodes, clients and ranges of a graph with their kind, health and links. A name selects the item. */
export function GraphTable({ view }: GraphTableProps) {
  const { netid, topology, query, lit, listed } = view;
  const { layer } = view.drawn;
  const { search } = query;
  const address = writeGraphQuery(new URLSearchParams(), { ...query, isFailing: false }).toString();
  const about = !listed ? (layer?.id ?? 'roles') : query.focus ? 'focus' : 'failure';
  const columns = useMemo(() => columnsOf(about), [about]);
  const [chosen, setChosen] = useState<{ readonly about: string; readonly sort: RowSort }>();
  const sort = chosen?.about === about ? chosen.sort : about === 'roles' ? inNameOrder : asReported;
  const found = useMemo(
    () => graphRows(netid, topology, search, address, { lit, listed, layered: layer?.rows }),
    [netid, topology, search, address, lit, listed, layer],
  );
  const rows = useMemo(() => sortedRows(found, sort), [found, sort]);
  useAnnouncement(rows.length === 0 ? messages['error.noresults'] : counted(rows.length, 'row'));
  if (rows.length === 0) {
    return (
      <EmptyState
        heading={messages['error.noresults']}
        text={
          search === ''
            ? 'No nodes, clients or ranges match this legend entry.'
            : `No nodes, clients or ranges${listed || lit ? ' in this selection' : ''} match “${search}”.`
        }
      />
    );
  }
  return (
    <DataTable
      label="Nodes, clients and ranges"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      renderCard={about === 'health' ? renderHealthCard : renderCard}
      sort={{ ...sort, onSort: (id) => setChosen({ about, sort: nextSort(sort, id) }) }}
    />
  );
}

function nextSort(sort: RowSort, id: string): RowSort {
  const column = id === 'links' || id === 'blocked' || id === 'standing' ? id : 'name';
  const isDescending = column === 'links' || column === 'blocked';
  return { column, isAscending: sort.column === column ? !sort.isAscending : !isDescending };
}

function Blocked({ row: { blocked, isIsolated } }: { row: GraphRow }) {
  return isIsolated ? `${blocked ?? 0}, isolated` : blocked;
}

function Card({ row, isOfHealth = false }: { row: GraphRow; isOfHealth?: boolean }) {
  return (
    <Stack gap="small">
      <Inline justify="between">
        <span className={css.cardName}>
          <NameLink name={row.name} href={row.href} />
        </span>
        {isOfHealth ? <Health row={row} /> : <State row={row} />}
      </Inline>
      {!!row.relation && <Text variant="hint">{row.relation}</Text>}
      <Hint>{[kindText(row), ...row.addresses].join(' · ')}</Hint>
      <Hint tone="secondary">
        {row.links || 'No links'}
        {row.blocked !== undefined && row.blocked > 0 && `, ${row.blocked} blocked`}
        {row.isIsolated && ', isolated'}
      </Hint>
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
      <NameLink name={row.name} href={row.href} />
    </span>
  );
}

function kindText({ kind, isHub }: GraphRow): string {
  return isHub ? `${kindNames[kind]}, hub` : kindNames[kind];
}

function State({ row: { health } }: { row: GraphRow }) {
  return health && <StateBadge tone={health} label={healthLabels[health]} />;
}

function Health({ row: { node } }: { row: GraphRow }) {
  return node && <HealthBadge health={healthView(node)} />;
}

function Addresses({ row: { addresses } }: { row: GraphRow }) {
  return addresses.map((address, index) => (
    <div key={address}>
      <Mono isSmall={index > 0}>{address}</Mono>
    </div>
  ));
}
