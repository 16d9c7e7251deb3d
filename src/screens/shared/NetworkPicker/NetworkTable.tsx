import { useCallback } from 'react';
import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable, type DataTableProps } from '../../../components/DataTable/DataTable.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { NetworkPickerRow, NodeCountRow } from './networkPickerView.ts';

export type NetworkTableProps<Row extends NetworkPickerRow> = Pick<
  DataTableProps<Row>,
  'rows' | 'isLoading' | 'rowActions'
> & {
  /** Those of `networkColumns`: the same array in every render. */
  columns: readonly Column<Row>[];
  /** What a phone says below the name in place of columns; false where nothing is known. The same function always. */
  summary: (row: Row) => string | false;
};

/** Networks by their names, which lead on. */
export function NetworkTable<Row extends NetworkPickerRow>({ summary, ...table }: NetworkTableProps<Row>) {
  const { rowActions } = table;
  const renderCard = useCallback(
    (row: Row) => (
      <Inline justify="between">
        <Stack gap="small">
          <Name row={row} />
          <Summary text={summary(row)} />
        </Stack>
        {rowActions?.(row)}
      </Inline>
    ),
    [summary, rowActions],
  );
  return (
    <DataTable
      {...table}
      label={labels.section.networks}
      rowKey={keyOf}
      actionsWidth="small"
      renderCard={renderCard}
    />
  );
}

/** The column of names, and beside it what is told of each network. */
export function networkColumns<Row extends NetworkPickerRow>(
  ...facts: readonly Column<Row>[]
): readonly Column<Row>[] {
  return [
    { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
    ...facts,
  ];
}

const keyOf = ({ netid }: NetworkPickerRow) => netid;

function Name({ row: { netid, href } }: { row: NetworkPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}

function Summary({ text }: { text: string | false }) {
  return text && <Text tone="secondary">{text}</Text>;
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
