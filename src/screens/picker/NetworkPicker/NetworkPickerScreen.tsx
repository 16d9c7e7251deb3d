import { useMemo } from 'react';
import { LinkButton } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { Inline, Page, Stack } from '../../../components/Layout/Layout.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Secondary, Text } from '../../../components/Text/Text.tsx';
import { labels } from '../../../domain/text/labels.ts';
import type { ListDefinition } from '../../list/RecordList/listDefinition.ts';
import { shownRows, type ListActions } from '../../list/RecordList/listState.ts';
import { RecordList } from '../../list/RecordList/RecordList.tsx';
import { RowName } from '../../list/RecordList/RowParts.tsx';
import type { NetworkPicker, NetworkPickerView, OpenPicker, PickerRow } from './networkPicker.ts';

type NetworkPickerScreenProps = { view: NetworkPickerView; on: ListActions };

/** Page to select a network, for sections that show one network at a time. */
export function NetworkPickerScreen({ view, on }: NetworkPickerScreenProps) {
  if (view.status !== 'closed') return <RecordList list={list} view={view} on={on} />;
  const { title, heading, text } = view;
  return (
    <Page>
      {title !== undefined && <PageHeader title={title} />}
      <EmptyState heading={heading} text={text} />
    </Page>
  );
}

const list: ListDefinition<OpenPicker, ListActions> = {
  noun: 'networks',
  title: labels.section.networks,
  header: ({ picker: { title, all, counted }, description, count, status }) => {
    const hasNetworks = status === 'ready' || status === 'noMatch';
    return {
      title,
      isLoading: counted !== undefined && status === 'loading',
      ...(count !== undefined && { count }),
      // Without `actions`, the header shows the menu of saved views.
      ...(all && {
        actions: hasNetworks && (
          <LinkButton href={all.href} icon="metrics">
            {all.label}
          </LinkButton>
        ),
      }),
      facts: <Secondary>{description}</Secondary>,
    };
  },
  placeholder: 'Search name',
  empty: ({ empty }) => empty,
  failure: ({ picker }) => ({ heading: picker.failureHeading ?? 'Couldn’t load networks' }),
  rows: (view) => <NetworkTable view={view} />,
};

function NetworkTable({ view }: { view: OpenPicker }) {
  const { picker } = view;
  const parts = useMemo(() => tableParts(picker), [picker]);
  return (
    <DataTable
      {...shownRows<PickerRow>(view)}
      {...parts}
      label={labels.section.networks}
      actionsWidth="small"
    />
  );
}

/** A name and its facts are near each other in a wide window as well. */
const nameWidth = 'clamp(160px, 20vw, 280px)';

function tableParts({ columns, create, hrefOf }: NetworkPicker) {
  const name = ({ netid }: PickerRow) => <RowName href={hrefOf(netid)}>{netid}</RowName>;
  const action = ({ netid }: PickerRow) =>
    create && <IconLink icon="plus" label={`${create.label} in ${netid}`} href={create.hrefOf(netid)} />;
  return {
    rowKey: ({ netid }: PickerRow) => netid,
    columns: [
      { id: 'netid', header: labels.node.network, width: nameWidth, isRowHeader: true, cell: name },
      // The last column takes the rest of the width.
      ...columns.map(({ width, ...fact }, index) => ({
        ...fact,
        ...(width !== undefined && index < columns.length - 1 && { width }),
        cell: ({ facts }: PickerRow) => facts[fact.id] ?? 'Unknown',
      })),
    ],
    ...(create && { rowActions: action }),
    renderCard: (row: PickerRow) => (
      <Inline justify="between">
        <Stack gap="small">
          {name(row)}
          {row.summary !== '' && <Text tone="secondary">{row.summary}</Text>}
        </Stack>
        {action(row)}
      </Inline>
    ),
  };
}
