import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { Inline } from '../../../components/Layout/Layout.tsx';
import type { Act } from '../../../domain/actions/action.ts';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { DiagnosisLink } from '../../state/LoadError/LoadError.tsx';
import type { ListActions } from '../../list/RecordList/listState.ts';
import { ListPages } from '../../list/RecordList/ListPages.tsx';
import { deletionOfSelected, RecordTable, type TableDefinition } from '../../list/RecordList/RecordTable.tsx';
import type { BulkDefinition } from '../../list/RecordList/SelectionBar.tsx';
import type { ListedDns } from './dnsView.ts';
import type { CustomRow } from './entryList.ts';
import { DnsName, EntryHint, EntrySection } from './EntrySection.tsx';

export type DnsActions = ListActions & { turnCustom: (request: PageRequest) => void; act: Act };

type CustomSectionProps = { view: ListedDns; on: DnsActions };

export function CustomSection({ view, on }: CustomSectionProps) {
  const { custom: list, selection, notes } = view;
  const reason = list.status === 'failed' ? list.reason : '';
  return (
    <EntrySection
      title={dnsText.custom}
      list={list}
      emptyStates={{
        denied: {
          heading: 'You don’t have access to custom entries',
          text: 'Only administrators and network administrators can view them.',
        },
        failed: {
          heading: 'Couldn’t load custom entries',
          text: reason,
          action: (
            <Inline gap="small">
              <Button size="small" icon="refresh" onPress={on.refresh}>
                Try again
              </Button>
              <DiagnosisLink reason={reason} size="small" />
            </Inline>
          ),
        },
        noMatch: {
          heading: messages['error.noresults'],
          text: 'No custom entries match your search.',
        },
        empty: {
          heading: messages['dns.none'],
          text: 'A custom entry gives any address a name in this network.',
        },
      }}
      below={
        <>
          {list.status === 'ready' && (
            <ListPages
              noun="custom entries"
              position="list"
              paging={list.paging}
              onTurn={on.turnCustom}
              isFromSecondPage
            />
          )}
          {notes.map((note) => (
            <EntryHint key={note} text={note} />
          ))}
        </>
      }
    >
      {(state) => (
        <RecordTable
          table={table}
          view={{ ...state, selection }}
          isMain={false}
          onAct={on.act}
          onSelect={on.select}
        />
      )}
    </EntrySection>
  );
}

const table: TableDefinition<CustomRow> = {
  label: dnsText.custom,
  columns: [
    {
      id: 'name',
      header: dnsText.name,
      isRowHeader: true,
      card: 'title',
      cell: (row) => <DnsName row={row} mark={row.mark} />,
    },
    {
      id: 'address',
      header: labels.node.address,
      width: '40%',
      card: 'line',
      cell: (row) => <Address row={row} />,
    },
  ],
  rowKey: (row) => row.key,
  nameOf: (row) => row.fullName,
  density: 'compact',
  actionsWidth: 'single',
  skeletonRows: 5,
  offerOf: ({ deletion }) => deletion,
};

export const customBulk: BulkDefinition<CustomRow, DnsActions> = {
  nameOf: table.nameOf,
  record: ({ entry: { name, network, address, address6 } }) => ({ name, network, address, address6 }),
  actions: [deletionOfSelected(({ deletion }) => deletion)],
};

function Address({ row: { address, fullName } }: { row: CustomRow }) {
  return <CopyableText value={address} label={`address of ${fullName}`} />;
}
