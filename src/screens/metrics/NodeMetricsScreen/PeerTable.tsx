import { Doughnut, ShareBar, type ShareBarProps } from '../../../components/Charts/Charts.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '../../../components/Layout/Layout.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import type { ByteFigure } from '../../../domain/format/quantities.ts';
import { directionWords, metricsLabels } from '../../../domain/metrics/connectivity.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasSpaceFor, useTableLayout } from '../../list/useTableLayout.ts';
import { NameLink } from '../../list/NameLink.tsx';
import { peerSortFields, type PeerFilter, type PeerRow } from './nodeMetricsView.ts';
import * as css from './PeerTable.css.ts';

/** A narrow table has only figures, because bars would leave no space for names. */
function columnsWith(hasBars: boolean): readonly Column<PeerRow>[] {
  return [
    {
      id: 'name',
      header: labels.node.name,
      maxWidth: '360px',
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <PeerName row={row} />,
    },
    {
      id: 'state',
      header: metricsLabels.state,
      isSortable: true,
      width: hasBars ? '150px' : '132px',
      cell: (row) => <PeerState row={row} />,
    },
    {
      id: 'uptime',
      header: metricsLabels.uptime,
      isSortable: true,
      width: hasBars ? '190px' : '164px',
      cell: (row) => <PeerUptime row={row} />,
    },
    {
      id: 'latency',
      header: metricsLabels.latency,
      isSortable: true,
      isNumeric: true,
      width: hasBars ? '180px' : '108px',
      cell: (row) => <PeerLatency row={row} hasBar={hasBars} />,
    },
    {
      id: 'sent',
      header: metricsLabels.totalSent,
      isSortable: true,
      isNumeric: true,
      width: hasBars ? '180px' : '104px',
      cell: (row) => <PeerBytes bytes={row.sent} tone={hasBars ? 'first' : undefined} />,
    },
    {
      id: 'received',
      header: metricsLabels.totalReceived,
      isSortable: true,
      isNumeric: true,
      width: hasBars ? '200px' : '124px',
      cell: (row) => <PeerBytes bytes={row.received} tone={hasBars ? 'second' : undefined} />,
    },
  ];
}

const wideColumns = columnsWith(true);
const tightColumns = columnsWith(false);

const keyOf = (row: PeerRow) => row.key;
const renderCard = (row: PeerRow) => <PeerCard row={row} />;

type PeerTableProps = {
  rows: readonly PeerRow[];
  filter?: PeerFilter;
  isLoading?: boolean;
  onFilter: (changes: Partial<PeerFilter>) => void;
};

export function PeerTable({ rows, filter, isLoading = false, onFilter }: PeerTableProps) {
  const sortBy = (id: string) => {
    const field = peerSortFields.find((sortField) => sortField === id);
    if (!field || !filter) return;
    onFilter({ sortBy: field, isAscending: field === filter.sortBy ? !filter.isAscending : true });
  };
  return (
    <DataTable
      label={metricsLabels.peers}
      columns={hasSpaceFor('narrow', useTableLayout()) ? wideColumns : tightColumns}
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

function PeerCard({ row }: { row: PeerRow }) {
  return (
    <Stack gap="small">
      <Inline justify="between" isWrapping>
        <PeerName row={row} />
        <PeerState row={row} />
      </Inline>
      <PeerUptime row={row} />
      <DescriptionList>
        <DescriptionItem label={metricsLabels.latency}>{row.latency?.value ?? 'Unreachable'}</DescriptionItem>
        <DescriptionItem label={metricsLabels.totalSent}>
          <Bytes value={row.sent.value} />
        </DescriptionItem>
        <DescriptionItem label={metricsLabels.totalReceived}>
          <Bytes value={row.received.value} />
        </DescriptionItem>
      </DescriptionList>
    </Stack>
  );
}

function PeerName({ row: { name, href, isClient, failover } }: { row: PeerRow }) {
  return (
    <Inline gap="medium" isWrapping>
      <NameLink name={name} href={href} />
      {isClient && <Tag icon="clients">External client</Tag>}
      {failover && <Tag icon="failover">Via {failover}</Tag>}
    </Inline>
  );
}

function PeerState({ row: { isConnected, isOutdated } }: { row: PeerRow }) {
  const word = isConnected ? directionWords.connected : directionWords.disconnected;
  if (isOutdated) return <StateBadge tone="off" label={`Was ${word.toLowerCase()}`} />;
  return <StateBadge tone={isConnected ? 'healthy' : 'error'} label={word} />;
}

function PeerUptime({ row: { uptime, percentUp, shareUp } }: { row: PeerRow }) {
  return (
    <span className={css.drawn}>
      <Doughnut share={shareUp} />
      <span className={css.figure}>{uptime}</span>
      <span className={css.quiet}>{percentUp}</span>
    </span>
  );
}

function PeerLatency({ row: { latency }, hasBar }: { row: PeerRow; hasBar: boolean }) {
  return (
    <span className={hasBar ? css.measured : css.figure}>
      {hasBar && (latency ? <ShareBar kind="plain" share={latency.share} /> : <span />)}
      {latency ? <span>{latency.value}</span> : <span className={css.quiet}>unreachable</span>}
    </span>
  );
}

type PeerBytesProps = { bytes: PeerRow['sent']; tone: ShareBarProps['tone'] };

function PeerBytes({ bytes: { value, share }, tone }: PeerBytesProps) {
  return (
    <span className={tone ? css.measured : css.figure}>
      {tone && <ShareBar kind="plain" share={share} tone={tone} />}
      <Bytes value={value} />
    </span>
  );
}

function Bytes({ value: { figure, unit } }: { value: ByteFigure }) {
  return (
    <span>
      {figure} <span className={css.quiet}>{unit}</span>
    </span>
  );
}
