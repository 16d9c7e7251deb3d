import { Button } from '../../../components/Button/Button.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { dnsText } from '../../../domain/dns/dnsRules.ts';
import { labels } from '../../../domain/text/labels.ts';
import { messages } from '../../../domain/text/messages.ts';
import { ownText } from '../../../domain/user/userAreaText.ts';
import { shownRows } from '../../list/RecordList/listState.ts';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import type { ListedDns } from './dnsView.ts';
import type { DefaultRow } from './entryList.ts';
import { DnsName, EntryHint, EntrySection } from './EntrySection.tsx';

type DefaultSectionProps = { view: ListedDns; onSearch: (text: string) => void };

/** Entries that the server creates for nodes. The search field here filters both tables. */
export function DefaultSection({ view, onSearch }: DefaultSectionProps) {
  const { defaults, isOwnOnly, defaultsNote } = view;
  const { search } = view.filter;
  return (
    <EntrySection
      title={dnsText.defaults}
      list={defaults}
      emptyStates={{
        noMatch: {
          heading: messages['error.noresults'],
          text: `No default entries match “${search}”.`,
          action: (
            <Button size="small" onPress={() => onSearch('')}>
              Clear search
            </Button>
          ),
        },
        empty: {
          heading: messages['dns.none'],
          text: isOwnOnly ? ownText.ownNodesOnly : 'No nodes have joined this network yet.',
        },
      }}
      below={defaultsNote !== undefined && <EntryHint text={defaultsNote} />}
      note={isOwnOnly ? 'one for each of your nodes' : 'one per node, deleted with it'}
      tool={
        <SearchField
          label="Search DNS entries"
          placeholder="Search both tables"
          value={search}
          onChange={onSearch}
          shortcut="/"
        />
      }
    >
      {(state) => (
        <DataTable
          {...shownRows(state)}
          isMain={false}
          label={dnsText.defaults}
          columns={columns}
          rowKey={keyOf}
          density="compact"
          skeletonRows={10}
        />
      )}
    </EntrySection>
  );
}

const keyOf = (row: DefaultRow) => row.key;

const columns: readonly Column<DefaultRow>[] = [
  {
    id: 'name',
    header: dnsText.name,
    isRowHeader: true,
    card: 'title',
    cell: (row) => <DnsName row={row} href={row.href} />,
  },
  {
    id: 'address',
    header: labels.node.address,
    width: '30%',
    card: 'line',
    cell: (row) => <Address row={row} />,
  },
  { id: 'node', header: 'Node', width: '120px', card: 'beside', cell: (row) => <State row={row} /> },
];

function Address({ row: { address, fullName, isServed } }: { row: DefaultRow }) {
  return (
    <>
      <CopyableText value={address} label={`address of ${fullName}`} />
      {!isServed && <Text tone="tertiary">{dnsText.notServed}</Text>}
    </>
  );
}

/** Omits the time of the last check-in, which the node’s page shows. */
function State({ row: { health } }: { row: DefaultRow }) {
  return <HealthBadge health={health} isShort />;
}
