import { useCallback, type ReactNode } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import type { EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import type { PageHeaderProps } from '../../../components/PageHeader/PageHeader.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import type { PageRequest } from '../../../domain/paging.ts';
import { labels } from '../../../domain/text/labels.ts';
import { ownText } from '../../../domain/user/userText.ts';
import { shownRows } from '../RecordList/listState.ts';
import { RecordList } from '../RecordList/RecordList.tsx';
import { RowName } from '../RecordList/RowParts.tsx';
import type { NetworkPickerRow, NetworkPickerView, NodeCountRow } from './networkPickerView.ts';

export type NetworkPickerActions = {
  readonly refresh: () => void;
  readonly search: (text: string) => void;
  readonly turnTo: (request: PageRequest) => void;
};

type NetworkPickerProps<Row extends NetworkPickerRow> = {
  /** Those of `networkColumns`: the same array in every render. */
  columns: readonly Column<Row>[];
  /** What a phone says below the name in place of columns; false where nothing is known. The same function always. */
  summary: (row: Row) => string | false;
  /** The same function in every render. */
  rowActions?: (row: Row) => ReactNode;
  view: NetworkPickerView<Row>;
  on: NetworkPickerActions;
  header: Pick<PageHeaderProps, 'title' | 'count' | 'isLoading' | 'actions'> & {
    /** What to do here. */
    description: string;
  };
  /** @default 'The networks could not be loaded' */
  failureHeading?: string;
  /** Why there is no network to choose, where they would be all of the server. */
  empty: EmptyStateProps;
};

/** A page on which a network is chosen: a search, the names with what is told of each, pages. */
export function NetworkPicker<Row extends NetworkPickerRow>(props: NetworkPickerProps<Row>) {
  const { view, on, columns, summary, rowActions, empty } = props;
  const { description, ...header } = props.header;
  const { failureHeading = 'The networks could not be loaded' } = props;
  const card = useCallback(
    (row: Row) => (
      <Inline justify="between">
        <Stack gap="small">
          <NetworkName row={row} />
          <Summary text={summary(row)} />
        </Stack>
        {rowActions?.(row)}
      </Inline>
    ),
    [summary, rowActions],
  );
  return (
    <RecordList
      what="networks"
      placeholder="Search network"
      header={{
        ...header,
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
      failure={{ heading: failureHeading }}
      on={on}
    >
      <DataTable
        {...shownRows(view)}
        label={labels.section.networks}
        columns={columns}
        rowKey={keyOf}
        rowActions={rowActions}
        actionsWidth="small"
        renderCard={card}
      />
    </RecordList>
  );
}

const keyOf = ({ netid }: NetworkPickerRow) => netid;

function Summary({ text }: { text: string | false }) {
  return text && <Text tone="secondary">{text}</Text>;
}

/** The column of names, and beside it what is told of each network. */
export function networkColumns<Row extends NetworkPickerRow>(
  ...facts: readonly Column<Row>[]
): readonly Column<Row>[] {
  return [
    { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <NetworkName row={row} /> },
    ...facts,
  ];
}

function NetworkName({ row: { netid, href } }: { row: NetworkPickerRow }) {
  return <RowName href={href}>{netid}</RowName>;
}

export const nodeCountColumns = networkColumns<NodeCountRow>({
  id: 'nodes',
  header: labels.section.nodes,
  width: '120px',
  isNumeric: true,
  cell: (row) => row.nodes ?? 'Not known',
});

export function nodeCountSummary({ nodes }: NodeCountRow): string | false {
  return nodes !== undefined && counted(nodes, 'node');
}
