import type { Column } from '../../../components/DataTable/column.ts';
import { CardFacts, RowCard } from '../../../components/DataTable/RowCard.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Mono, Text } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { noPath } from '../../../domain/reach/why/reachText.ts';
import { Age } from '../../list/freshness/Age.tsx';
import { RowName } from '../../list/RecordList/RowParts.tsx';
import type { ReachOfRow } from './reachOfView.ts';
import * as css from './ReachOfScreen.css.ts';

const via = 'via ';

function columnsFor(header: string): readonly Column<ReachOfRow>[] {
  return [
    {
      id: 'name',
      header,
      maxWidth: '360px',
      isRowHeader: true,
      isSortable: true,
      cell: ({ name, href }) => <RowName href={href}>{name}</RowName>,
    },
    {
      id: 'address',
      header: 'Address',
      width: '148px',
      isSortable: true,
      hiddenBelow: 'panels',
      cell: ({ address }) => <Mono>{address}</Mono>,
    },
    {
      id: 'path',
      header: 'Path',
      width: '152px',
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
      // Wide windows show a long reason and the evidence on one line.
      width: 'max(320px, 24vw)',
      isSortable: true,
      cell: (row) => <Verdict row={row} />,
    },
    {
      id: 'evidence',
      header: 'Evidence',
      width: 'max(156px, 12vw)',
      hiddenBelow: 'panels',
      cell: (row) => (
        <Text as="span" tone="tertiary" isTruncated>
          <Evidence row={row} />
        </Text>
      ),
    },
  ];
}

export const reachColumns = { to: columnsFor('From'), from: columnsFor('To') };

export const reachTable = {
  rowKey: ({ key }: ReachOfRow) => key,
  rowActions: (row: ReachOfRow) => <Explain row={row} />,
  actionsWidth: 'small' as const,
  renderCard: (row: ReachOfRow) => (
    <RowCard name={<RowName href={row.href}>{row.name}</RowName>} beside={<Explain row={row} />}>
      <Verdict row={row} />
      <CardFacts>
        <Mono>{row.address}</Mono>
        {row.path !== noPath && ` · ${row.path}`} · <Evidence row={row} />
      </CardFacts>
    </RowCard>
  ),
};

function Verdict({ row: { tone, title, reason } }: { row: ReachOfRow }) {
  return <StateBadge tone={tone} label={title} reason={reason} />;
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
