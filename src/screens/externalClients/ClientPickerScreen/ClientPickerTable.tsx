import type { Column } from '../../../components/DataTable/column.ts';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { counted } from '../../../domain/format/count.ts';
import { labels } from '../../../domain/text/labels.ts';
import type { ClientPickerRow } from './clientPickerView.ts';

const columns: readonly Column<ClientPickerRow>[] = [
  { id: 'netid', header: labels.node.network, isRowHeader: true, cell: (row) => <Name row={row} /> },
  {
    id: 'gateways',
    header: 'Ingress gateways',
    width: '160px',
    isNumeric: true,
    cell: (row) => row.gateways,
  },
  { id: 'clients', header: 'Clients', width: '160px', isNumeric: true, cell: (row) => row.clients },
];

const keyOf = (row: ClientPickerRow) => row.netid;

type ClientPickerTableProps = { rows: readonly ClientPickerRow[]; isLoading?: boolean };

/** The networks with how many clients each has, and behind how many gateways. */
export function ClientPickerTable({ rows, isLoading = false }: ClientPickerTableProps) {
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

function card(row: ClientPickerRow) {
  return (
    <Stack gap="small">
      <Name row={row} />
      <Text tone="secondary">
        {counted(row.clients, 'client')} behind {counted(row.gateways, 'gateway')}
      </Text>
    </Stack>
  );
}

function Name({ row: { netid, href } }: { row: ClientPickerRow }) {
  return (
    <Link href={href} emphasis="name">
      <Identifier>{netid}</Identifier>
    </Link>
  );
}
