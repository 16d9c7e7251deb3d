import { useCallback } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { dnsText } from '../../../domain/dns/dnsText.ts';
import { rowsPerPageOptions } from '../../../domain/settings.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import type { DnsActions } from './dnsView.ts';
import { customTableId, type CustomRow, type EntryList } from './entryList.ts';
import { DnsName, EntryNote, EntrySection } from './EntrySection.tsx';
import * as css from './DnsScreen.css.ts';

type CustomSectionProps = {
  list: EntryList<CustomRow>;
  notes: readonly string[];
  on: DnsActions;
  onAsk: (row: CustomRow) => void;
};

/** Entries made by hand, with what is odd about them. */
export function CustomSection({ list, notes, on, onAsk }: CustomSectionProps) {
  return (
    <EntrySection
      title={dnsText.custom}
      count={list.count}
      below={
        <>
          <CustomPages list={list} on={on} />
          {notes.map((note) => (
            <p key={note} className={css.hint}>
              <Icon name="info" size={14} />
              {note}
            </p>
          ))}
        </>
      }
    >
      <Content list={list} on={on} onAsk={onAsk} />
    </EntrySection>
  );
}

/** Not before there is a second page: below a short table there is nothing to turn. */
function CustomPages({ list, on }: Pick<CustomSectionProps, 'list' | 'on'>) {
  if (list.status !== 'ready' || list.paging.total <= rowsPerPageOptions[0]) return null;
  const { paging } = list;
  return (
    <Pagination
      label="Pages of custom entries"
      place="list"
      {...paging}
      rowsPerPageOptions={rowsPerPageOptions}
      onPageChange={(page) => on.turnTo(customTableId, { page, rowsPerPage: paging.rowsPerPage })}
      onRowsPerPageChange={(rowsPerPage) => on.turnTo(customTableId, { page: 0, rowsPerPage })}
    />
  );
}

function Content({ list, on, onAsk }: Omit<CustomSectionProps, 'notes'>) {
  switch (list.status) {
    case 'loading':
      return <CustomTable rows={[]} isLoading onAsk={onAsk} />;
    case 'ready':
      return <CustomTable rows={list.rows} onAsk={onAsk} />;
    case 'denied':
      return (
        <EntryNote
          heading="For administrators of the network"
          text="The server lists its custom entries to nobody else."
        />
      );
    case 'failed':
      return (
        <EntryNote
          heading="The custom entries could not be loaded"
          text={list.reason}
          action={
            <Button size="small" icon="refresh" onPress={on.refresh}>
              Try again
            </Button>
          }
        />
      );
    case 'noMatch':
      return (
        <EntryNote
          heading={messages['error.noresults']}
          text="No custom entry’s name or address contains what is searched for."
        />
      );
    case 'empty':
      return (
        <EntryNote
          heading={messages['dns.none']}
          text="A custom entry gives an address a name in this network."
        />
      );
  }
}

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
function CustomTable({ rows, isLoading = false, onAsk }: CustomTableProps) {
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
