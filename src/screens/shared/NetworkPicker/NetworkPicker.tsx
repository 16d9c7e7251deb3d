import { useMemo } from 'react';
import { LinkButton } from '../../../components/Button/Button.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { PageRequest } from '../../../domain/paging.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { shownRows } from '../RecordList/listState.ts';
import { RecordList } from '../RecordList/RecordList.tsx';
import { RowName } from '../RecordList/RowParts.tsx';
import type { NetworkPickerRow, NetworkPickerView, OpenPicker } from './networkPickerView.ts';

export type NetworkPickerActions = {
  readonly refresh: () => void;
  readonly search: (text: string) => void;
  readonly turnTo: (request: PageRequest) => void;
};

type NetworkPickerProps = { view: NetworkPickerView; on: NetworkPickerActions };

/** A page on which a network is chosen (§2 `/acls` and its like): a search, the names with what is told of each, pages. */
export function NetworkPicker({ view, on }: NetworkPickerProps) {
  if (view.status !== 'closed') return <Choice view={view} on={on} />;
  const { title, heading, text } = view;
  return (
    <Page>
      {title !== undefined && <PageHeader title={title} />}
      <EmptyState heading={heading} text={text} />
    </Page>
  );
}

function Choice({ view, on }: { view: OpenPicker; on: NetworkPickerActions }) {
  const { title, description, count, all, columns: facts, create, empty } = view;
  const columns = useMemo(() => pickerColumns(facts), [facts]);
  const parts = useMemo(() => rowParts(create), [create]);
  const hasNetworks = view.status === 'ready' || view.status === 'noMatch';
  return (
    <RecordList
      what="networks"
      placeholder="Search network"
      header={{
        title,
        ...(count !== undefined && { isLoading: view.status === 'loading' }),
        ...(hasNetworks && count !== undefined && { count }),
        // Without one, the menu of kept views stands there.
        ...(all && {
          actions: hasNetworks && (
            <LinkButton href={all.href} icon="metrics">
              {all.label}
            </LinkButton>
          ),
        }),
        facts: (
          <Text as="span" tone="secondary">
            {description}
          </Text>
        ),
      }}
      search={view.search}
      state={view}
      empty={view.isOwn ? { heading: 'No networks yet', text: ownText.noNetwork } : empty}
      noMatch={{ text: `No network’s name contains “${view.search}”.` }}
      failure={{ heading: view.failureHeading ?? 'The networks could not be loaded' }}
      on={on}
    >
      <DataTable
        {...shownRows(view)}
        {...parts}
        label={labels.section.networks}
        columns={columns}
        rowKey={keyOf}
        actionsWidth="small"
      />
    </RecordList>
  );
}

const keyOf = ({ netid }: NetworkPickerRow) => netid;

/** The column of names, and beside it what is told of each network. */
function pickerColumns(facts: OpenPicker['columns']): readonly Column<NetworkPickerRow>[] {
  return [
    { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <NetworkName row={row} /> },
    ...facts.map((fact) => ({
      ...fact,
      cell: (row: NetworkPickerRow) => row.facts[fact.id] ?? 'Not known',
    })),
  ];
}

/** The button at the end of a row, and the row as a phone has it. */
function rowParts(create: string | undefined) {
  const action = ({ netid, createHref }: NetworkPickerRow) =>
    createHref !== undefined && <IconLink icon="plus" label={`${create} in ${netid}`} href={createHref} />;
  return {
    ...(create !== undefined && { rowActions: action }),
    renderCard: (row: NetworkPickerRow) => (
      <Inline justify="between">
        <Stack gap="small">
          <NetworkName row={row} />
          {row.summary !== '' && <Text tone="secondary">{row.summary}</Text>}
        </Stack>
        {action(row)}
      </Inline>
    ),
  };
}

function NetworkName({ row: { netid, href } }: { row: NetworkPickerRow }) {
  return <RowName href={href}>{netid}</RowName>;
}
