import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { DnsName } from './DnsName.tsx';
import type { DefaultRow } from './entryList.ts';
import * as css from './DnsScreen.css.ts';

const keyOf = (row: DefaultRow) => row.key;

const columns: readonly Column<DefaultRow>[] = [
  {
    id: 'name',
    header: dnsText.name,
    isRowHeader: true,
    cell: (row) => <DnsName row={row} href={row.href} />,
  },
  { id: 'address', header: labels.node.address, width: '30%', cell: (row) => <Address row={row} /> },
  { id: 'node', header: 'Node', width: '120px', cell: (row) => <State row={row} /> },
];

/** One entry for each node of the network, which lives as long as the node. */
export function DefaultTable({ rows, isLoading }: { rows: readonly DefaultRow[]; isLoading?: boolean }) {
  return (
    <DataTable
      label={dnsText.defaults}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      renderCard={card}
      density="compact"
      isLoading={isLoading}
      skeletonRows={10}
    />
  );
}

function card(row: DefaultRow) {
  return (
    <div className={css.card}>
      <DnsName row={row} href={row.href} />
      <span className={css.cardAction}>
        <State row={row} />
      </span>
      <Address row={row} />
    </div>
  );
}

function Address({ row: { address, fullName } }: { row: DefaultRow }) {
  return <CopyableText value={address} label={`address of ${fullName}`} />;
}

/** The word alone: how long ago it checked in is told on the node's own page. */
function State({ row: { health } }: { row: DefaultRow }) {
  return <StateBadge tone={health.status} word={health.word} />;
}
