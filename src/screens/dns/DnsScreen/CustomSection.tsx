import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { Inline } from '../../../components/Layout/Layout.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { WhyUnreached } from '../../shared/FailedRead/FailedRead.tsx';
import { ListPages } from '../../shared/RecordList/ListPages.tsx';
import { RecordTable, type Deletion } from '../../shared/RecordList/RecordTable.tsx';
import type { DnsActions } from './dnsView.ts';
import { customTableId, type CustomRow, type EntryList } from './entryList.ts';
import { DnsName, EntryHint, EntryNote, EntrySection } from './EntrySection.tsx';
import * as css from './DnsScreen.css.ts';

type CustomSectionProps = { list: EntryList<CustomRow>; notes: readonly string[]; on: DnsActions };

/** Entries made by hand, with what is odd about them; they can be deleted. */
export function CustomSection({ list, notes, on }: CustomSectionProps) {
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
            <EntryHint key={note} text={note} />
          ))}
        </>
      }
    >
      <Content list={list} on={on} />
    </EntrySection>
  );
}

function Content({ list, on }: Pick<CustomSectionProps, 'list' | 'on'>) {
  switch (list.status) {
    case 'loading':
    case 'ready':
      return (
        <RecordTable {...table} state={list} deletion={deletion} onDelete={({ entry }) => on.remove(entry)} />
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
            <Inline gap="small">
              <Button size="small" icon="refresh" onPress={on.refresh}>
                Try again
              </Button>
              <WhyUnreached reason={list.reason} size="small" />
            </Inline>
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

const columns: readonly Column<CustomRow>[] = [
  { id: 'name', header: dnsText.name, isRowHeader: true, cell: (row) => <DnsName row={row} /> },
  { id: 'address', header: labels.node.address, width: '40%', cell: (row) => <Address row={row} /> },
];

const table = {
  label: dnsText.custom,
  columns,
  rowKey: (row: CustomRow) => row.key,
  density: 'compact',
  actionsWidth: 'single',
  isMain: false,
  skeletonRows: 5,
  card: (row: CustomRow, deleteButton: ReactNode) => (
    <div className={css.card}>
      <DnsName row={row} />
      <span className={css.cardAction}>{deleteButton}</span>
      <Address row={row} />
    </div>
  ),
} as const;

const deletion: Deletion<CustomRow> = {
  label: ({ fullName }) => `${labels.action.delete} ${fullName}`,
  obstacle: (row) => row.lockedBecause,
  question: ({ fullName, address }) => ({
    title: `${labels.action.delete} ${fullName}`,
    message: `Delete the DNS entry ${fullName}? Nodes of this network no longer find ${address} by this name.`,
    confirmLabel: 'Delete entry',
  }),
};

function Address({ row: { address, fullName, isOwnerless } }: { row: CustomRow }) {
  return (
    <div className={isOwnerless ? css.marked : undefined}>
      <CopyableText value={address} label={`address of ${fullName}`} />
      {isOwnerless && (
        <Text as="div" variant="hint" tone="warning">
          no node has this address
        </Text>
      )}
    </div>
  );
}
