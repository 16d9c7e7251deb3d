import { useCallback } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Identifier, Mono, Text } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { Age } from '../../shared/freshness/Age.tsx';
import { reachSorts } from './reachFilter.ts';
import type { ReachOfActions, ReachOfRow, ReachOfView } from './reachOfView.ts';
import * as css from './ReachOfScreen.css.ts';

type ReachTableProps = {
  view: Extract<ReachOfView, { status: 'loading' | 'ready' }>;
  on: ReachOfActions;
};

const noRows: readonly ReachOfRow[] = [];
const keyOf = ({ key }: ReachOfRow) => key;

export function ReachTable({ view, on }: ReachTableProps) {
  const { direction, sort, isAscending } = view.frame.filter;
  const rowActions = useCallback((row: ReachOfRow) => <Explain row={row} />, []);
  const renderCard = useCallback((row: ReachOfRow) => <ReachCard row={row} />, []);
  return (
    <DataTable
      label={direction === 'to' ? 'Who reaches it' : 'What it reaches'}
      columns={direction === 'to' ? columnsTo : columnsFrom}
      rows={view.status === 'ready' ? view.rows : noRows}
      rowKey={keyOf}
      rowActions={rowActions}
      actionsWidth="small"
      renderCard={renderCard}
      isLoading={view.status === 'loading'}
      sort={{
        column: sort,
        isAscending,
        onSort: (column) =>
          on.filter({
            sort: reachSorts.find((one) => one === column) ?? 'name',
            isAscending: column === sort ? !isAscending : true,
          }),
      }}
    />
  );
}

const via = 'via ';

function columnsFor(header: string): readonly Column<ReachOfRow>[] {
  return [
    {
      id: 'name',
      header,
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <Name row={row} />,
    },
    {
      id: 'address',
      header: 'Address',
      width: '16%',
      isSortable: true,
      hiddenBelow: 'wide',
      cell: ({ address }) => <Mono>{address}</Mono>,
    },
    {
      id: 'path',
      header: 'Path',
      width: '15%',
      isSortable: true,
      cell: ({ path }) => (
        <Text as="span" tone="secondary" isTruncated>
          {path.startsWith(via) ? (
            <>
              {via}
              <strong className={css.between}>{path.slice(via.length)}</strong>
            </>
          ) : (
            path
          )}
        </Text>
      ),
    },
    {
      id: 'verdict',
      header: 'Verdict',
      width: '33%',
      isSortable: true,
      cell: (row) => <Verdict row={row} />,
    },
    {
      id: 'evidence',
      header: 'Evidence',
      width: '16%',
      hiddenBelow: 'wide',
      cell: (row) => (
        <Text as="span" tone="tertiary" isTruncated>
          <Evidence row={row} />
        </Text>
      ),
    },
  ];
}

const columnsTo = columnsFor('From');
const columnsFrom = columnsFor('To');

function Name({ row: { name, href } }: { row: ReachOfRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{name}</Identifier>
    </Link>
  );
}

function Verdict({ row: { tone, title, reason } }: { row: ReachOfRow }) {
  return <StateBadge tone={tone} word={title} reason={reason} />;
}

function Evidence({ row: { evidence } }: { row: ReachOfRow }) {
  if (typeof evidence === 'string') return evidence;
  return <Age what="checked in" moment={evidence.checkedIn} />;
}

function Explain({ row: { name, whyHref } }: { row: ReachOfRow }) {
  return (
    whyHref !== undefined && (
      <Link href={whyHref} emphasis="quiet" aria-label={`Explain ${name}`}>
        Explain
      </Link>
    )
  );
}

function ReachCard({ row }: { row: ReachOfRow }) {
  return (
    <div className={css.card}>
      <div className={css.cardLine}>
        <span className={css.cardName}>
          <Name row={row} />
        </span>
        <Explain row={row} />
      </div>
      <Verdict row={row} />
      <div className={css.cardFacts}>
        <Mono>{row.address}</Mono>
        {row.path !== '–' && ` · ${row.path}`} · <Evidence row={row} />
      </div>
    </div>
  );
}
