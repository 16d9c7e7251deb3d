import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { CardFacts } from '../../../components/DataTable/RowCard.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Panel } from '../../../components/Panel/Panel.tsx';
import { Secondary, Text } from '../../../components/Text/Text.tsx';
import { pairWords } from '../../../domain/acl/aclText.ts';
import { grouped } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import { HealthBadge } from '../HealthBadge/HealthBadge.tsx';
import { RowName } from '../../list/RecordList/RowParts.tsx';
import type { PeersView } from './peersView.ts';
import * as css from './NodeDetailsScreen.css.ts';

type PeerRow = PeersView['rows'][number];

const keyOf = ({ id }: PeerRow) => id;
const nameOf = ({ name, href }: PeerRow) => <RowName href={href}>{name}</RowName>;

/** Least widths for narrow windows. In wide ones, the columns share the space with the name. */
const columns: readonly Column<PeerRow>[] = [
  { id: 'name', header: labels.node.name, isRowHeader: true, card: 'title', cell: nameOf },
  {
    id: 'status',
    header: labels.node.health,
    width: 'max(244px, 18.5vw)',
    card: 'line',
    cell: ({ health }) => <HealthBadge health={health} />,
  },
  {
    id: 'path',
    header: 'Path',
    width: 'max(148px, 20vw - 108px)',
    cell: ({ path }) => (
      <Text as="span" tone="secondary" isTruncated>
        {path}
      </Text>
    ),
    card: ({ path, isAllowed }) => (
      <CardFacts>
        {path}
        {isAllowed === false && ` · ${pairWords.blocked}`}
      </CardFacts>
    ),
  },
];

const short = 'max(80px, 12vw - 78px)';

const acl: Column<PeerRow> = { id: 'acl', header: 'ACL', width: short, cell: (row) => <Rule row={row} /> };

const latency: Column<PeerRow> = {
  id: 'latency',
  header: 'Latency',
  width: short,
  hiddenBelow: 'panels',
  cell: (row) => <Secondary>{row.latency}</Secondary>,
};

/** Only what is known, because the page loads no metrics. */
const columnsFor = {
  neither: columns,
  acls: [...columns, acl],
  reports: [...columns, latency],
  both: [...columns, acl, latency],
};

/** The nodes that this one is connected to, the worst first. */
export function PeersPanel({ peers, reachHref }: { peers: PeersView; reachHref: string }) {
  const { rows, count, others, hasAcls, hasReports } = peers;
  const known = hasAcls ? (hasReports ? 'both' : 'acls') : hasReports ? 'reports' : 'neither';
  return (
    <Panel
      title="Peers"
      count={count}
      padding="none"
      action={
        <Link href={reachHref} emphasis="quiet">
          {labels.action.reach}
        </Link>
      }
    >
      {count === 0 ? (
        <p className={css.rest}>No other nodes in this network</p>
      ) : (
        <DataTable label="Peers" rows={rows} rowKey={keyOf} columns={columnsFor[known]} density="compact" />
      )}
      {others > 0 && <p className={css.rest}>and {grouped(others)} more</p>}
    </Panel>
  );
}

function Rule({ row: { isAllowed } }: { row: PeerRow }) {
  if (isAllowed === undefined) return null;
  return isAllowed ? (
    <Secondary>{pairWords.allowed}</Secondary>
  ) : (
    <Text as="span" tone="error">
      {pairWords.blocked}
    </Text>
  );
}
