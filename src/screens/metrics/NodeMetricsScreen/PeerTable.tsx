import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { labels } from '../../../domain/text/labels.ts';
import { metricsLabels } from '../../../domain/text/metricsText.ts';
import { PeerCard } from './PeerCard.tsx';
import { PeerBytes, PeerLatency, PeerName, PeerState, PeerUptime } from './PeerFigures.tsx';
import type { NodeMetricsActions } from './nodeMetricsActions.ts';
import { peerSortFields, type PeerFilter } from './nodeMetricsQuery.ts';
import type { PeerRow } from './peerRow.ts';

const columns: readonly Column<PeerRow>[] = [
  {
    id: 'name',
    header: labels.node.name,
    isRowHeader: true,
    isSortable: true,
    cell: (row) => <PeerName row={row} />,
  },
  {
    id: 'state',
    header: metricsLabels.state,
    isSortable: true,
    width: '150px',
    cell: (row) => <PeerState row={row} />,
  },
  {
    id: 'uptime',
    header: metricsLabels.uptime,
    isSortable: true,
    width: '190px',
    cell: (row) => <PeerUptime row={row} />,
  },
  {
    id: 'latency',
    header: metricsLabels.latency,
    isSortable: true,
    isNumeric: true,
    width: '180px',
    cell: (row) => <PeerLatency row={row} />,
  },
  {
    id: 'sent',
    header: metricsLabels.totalSent,
    isSortable: true,
    isNumeric: true,
    width: '180px',
    cell: (row) => <PeerBytes bytes={row.sent} tone="first" />,
  },
  {
    id: 'received',
    header: metricsLabels.totalReceived,
    isSortable: true,
    isNumeric: true,
    width: '200px',
    cell: (row) => <PeerBytes bytes={row.received} tone="second" />,
  },
];

const keyOf = (row: PeerRow) => row.key;
const renderCard = (row: PeerRow) => <PeerCard row={row} />;

type PeerTableProps = {
  rows: readonly PeerRow[];
  filter?: PeerFilter;
  isLoading?: boolean;
  onFilter: NodeMetricsActions['filter'];
};

/** The peers and what the node reports of each; the bars of bytes are all on one scale. */
export function PeerTable({ rows, filter, isLoading = false, onFilter }: PeerTableProps) {
  const sortBy = (id: string) => {
    const field = peerSortFields.find((one) => one === id);
    if (!field || !filter) return;
    onFilter({ sortBy: field, isAscending: field === filter.sortBy ? !filter.isAscending : true });
  };
  return (
    <DataTable
      label={metricsLabels.peers}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      isLoading={isLoading}
      renderCard={renderCard}
      {...(filter && {
        sort: { column: filter.sortBy, isAscending: filter.isAscending, onSort: sortBy },
      })}
    />
  );
}
