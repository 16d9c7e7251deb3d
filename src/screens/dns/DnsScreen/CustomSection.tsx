import { useCallback, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { dnsText } from '../../../domain/dns/dnsText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ListPages } from '../../shared/RecordList/ListPages.tsx';
import { type Deletion, useDeletion } from '../../shared/RecordList/useDeletion.tsx';
import type { DnsActions } from './dnsView.ts';
import { customTableId, type CustomRow, type EntryList } from './entryList.ts';
import { DnsName, EntryNote, EntrySection } from './EntrySection.tsx';
import * as css from './DnsScreen.css.ts';

type CustomSectionProps = { list: EntryList<CustomRow>; notes: readonly string[]; on: DnsActions };

/** Entries made by hand, with what is odd about them; they can be deleted. */
export function CustomSection({ list, notes, on }: CustomSectionProps) {
  const { deleteButton, question } = useDeletion(deletion, ({ entry }) => on.remove(entry));
  return (
    <EntrySection
      title={dnsText.custom}
      count={list.count}
      below={
        <>
          {list.status === 'ready' && (
            <ListPages
              what="custom entries"
              place="list"
              paging={list.paging}
              onTurn={(request) => on.turnTo(customTableId, request)}
              isFromSecondPage
            />
          )}
          {notes.map((note) => (
            <p key={note} className={css.hint}>
              <Icon name="info" size={14} />
              {note}
            </p>
          ))}
          {question}
        </>
      }
    >
      <Content list={list} on={on} deleteButton={deleteButton} />
    </EntrySection>
  );
}

type ContentProps = Pick<CustomSectionProps, 'list' | 'on'> & { deleteButton: (row: CustomRow) => ReactNode };

function Content({ list, on, deleteButton }: ContentProps) {
  const renderCard = useCallback(
    (row: CustomRow) => (
      <div className={css.card}>
        <DnsName row={row} />
        <span className={css.cardAction}>{deleteButton(row)}</span>
        <Address row={row} />
      </div>
    ),
    [deleteButton],
  );
  switch (list.status) {
    case 'loading':
    case 'ready':
      return (
        <DataTable
          label={dnsText.custom}
          columns={columns}
          rows={list.status === 'ready' ? list.rows : noRows}
          rowKey={keyOf}
          rowActions={deleteButton}
          renderCard={renderCard}
          density="compact"
          actionsWidth="single"
          isLoading={list.status === 'loading'}
          skeletonRows={5}
        />
      );
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

const noRows: readonly CustomRow[] = [];
const keyOf = (row: CustomRow) => row.key;

const columns: readonly Column<CustomRow>[] = [
  { id: 'name', header: dnsText.name, isRowHeader: true, cell: (row) => <DnsName row={row} /> },
  { id: 'address', header: labels.node.address, width: '40%', cell: (row) => <Address row={row} /> },
];

const deletion: Deletion<CustomRow> = {
  label: ({ fullName }) => `${labels.action.delete} ${fullName}`,
  obstacle: (row) => row.lockedBecause,
  question: ({ fullName, address }) => ({
    title: `${labels.action.delete} ${fullName}`,
    message: `Delete the DNS entry ${fullName}? Nodes of this network no longer find ${address} by this name.`,
    confirmLabel: 'Delete entry',
  }),
};

function Address({ row: { address, fullName } }: { row: CustomRow }) {
  return <CopyableText value={address} label={`address of ${fullName}`} />;
}
