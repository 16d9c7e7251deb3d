import { useCallback } from 'react';
import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { DnsName } from './DnsName.tsx';
import type { CustomRow } from './entryList.ts';
import * as css from './DnsScreen.css.ts';

type CustomTableProps = {
  rows: readonly CustomRow[];
  isLoading?: boolean;
  onAsk: (row: CustomRow) => void;
};

const keyOf = (row: CustomRow) => row.key;

const columns: readonly Column<CustomRow>[] = [
  { id: 'name', header: dnsText.name, isRowHeader: true, cell: (row) => <DnsName row={row} /> },
  { id: 'address', header: labels.node.address, width: '40%', cell: (row) => <Address row={row} /> },
];

/** The entries that were made by hand; they can be deleted. */
export function CustomTable({ rows, isLoading = false, onAsk }: CustomTableProps) {
  const rowActions = useCallback((row: CustomRow) => <DeleteEntry row={row} onAsk={onAsk} />, [onAsk]);
  const renderCard = useCallback(
    (row: CustomRow) => (
      <div className={css.card}>
        <DnsName row={row} />
        <span className={css.cardAction}>
          <DeleteEntry row={row} onAsk={onAsk} />
        </span>
        <Address row={row} />
      </div>
    ),
    [onAsk],
  );
  return (
    <DataTable
      label={dnsText.custom}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      rowActions={rowActions}
      renderCard={renderCard}
      density="compact"
      actionsWidth="single"
      isLoading={isLoading}
      skeletonRows={5}
    />
  );
}

function Address({ row: { address, fullName } }: { row: CustomRow }) {
  return <CopyableText value={address} label={`address of ${fullName}`} />;
}

function DeleteEntry({ row, onAsk }: { row: CustomRow; onAsk: (row: CustomRow) => void }) {
  const { fullName, lockedBecause } = row;
  return (
    <IconButton
      icon="trash"
      label={`${labels.action.delete} ${fullName}`}
      onPress={() => onAsk(row)}
      {...(lockedBecause !== undefined && { isDisabled: true, disabledReason: lockedBecause })}
    />
  );
}
