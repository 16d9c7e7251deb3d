import type { Column } from '../../../components/DataTable/column.ts';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { externalClientText } from '../../../domain/text/externalClientText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import { Addresses } from './Addresses.tsx';
import { ClientName } from './ClientName.tsx';
import type { ListRow } from './clientRows.ts';
import { ClientStateBadge } from './ClientStateBadge.tsx';
import { GatewayName } from './GatewayName.tsx';

/** §2: gateways and clients share their columns; the gateway of a client is the row above. */
export function clientColumns(onToggle: (gatewayId: string) => void): readonly Column<ListRow>[] {
  return [
    {
      id: 'name',
      header: `${externalClientText.gateway}, client ID`,
      isRowHeader: true,
      cell: (row) =>
        row.kind === 'gateway' ? <GatewayName row={row} onToggle={onToggle} /> : <ClientName row={row} />,
    },
    { id: 'addresses', header: labels.node.addresses, cell: (row) => <Addresses row={row} /> },
    {
      id: 'network',
      header: labels.node.network,
      width: '120px',
      hiddenBelow: 'wide',
      cell: (row) => (
        <Text as="span" tone="secondary" isTruncated>
          <Identifier>{row.network}</Identifier>
        </Text>
      ),
    },
    {
      id: 'description',
      header: externalClientText.description,
      hiddenBelow: 'wide',
      cell: (row) => (
        <Text as="div" tone="secondary" isTruncated>
          {row.kind === 'gateway' ? row.summary : row.description}
        </Text>
      ),
    },
    {
      id: 'state',
      header: externalClientText.state,
      width: '216px',
      cell: (row) => {
        if (row.kind === 'client') return <ClientStateBadge isEnabled={row.isEnabled} />;
        return row.health && <HealthBadge health={row.health} />;
      },
    },
  ];
}
