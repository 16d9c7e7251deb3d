import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { dnsText } from '../../../domain/text/dnsText.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { DnsPickerRow } from './dnsPickerView.ts';

const columns: readonly Column<DnsPickerRow>[] = [
  { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
  { id: 'custom', header: dnsText.custom, width: '160px', isNumeric: true, cell: customCount },
  {
    id: 'defaults',
    header: dnsText.defaults,
    width: '160px',
    isNumeric: true,
    cell: (row) => row.defaults,
  },
];

const keyOf = (row: DnsPickerRow) => row.netid;

/** The networks with how many entries each has. */
export function NetworkTable({ rows, isLoading }: { rows: readonly DnsPickerRow[]; isLoading?: boolean }) {
  return (
    <DataTable
      label={labels.section.networks}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      renderCard={card}
      isLoading={isLoading}
    />
  );
}

function card(row: DnsPickerRow) {
  return (
    <Stack gap="small">
      <Name row={row} />
      <Text tone="secondary">
        {row.custom !== undefined && `${row.custom} custom, `}
        {row.defaults} default
      </Text>
    </Stack>
  );
}

function Name({ row: { netid, href } }: { row: DnsPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}

function customCount({ custom }: DnsPickerRow) {
  return custom ?? 'Not known';
}
