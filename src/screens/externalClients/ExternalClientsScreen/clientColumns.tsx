import { CopyableText } from '../../../components/CopyableText/CopyableText.tsx';
import type { Column } from '../../../components/DataTable/column.ts';
import { ExpandButton } from '../../../components/ExpandButton/ExpandButton.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { StateBadge } from '../../../components/StateBadge/StateBadge.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClientText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { HealthBadge } from '../../shared/HealthBadge/HealthBadge.tsx';
import type { ListRow, ClientRow, GatewayRow } from './clientRows.ts';
import * as css from './ClientTable.css.ts';

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

/** The first address, with the other family below it. */
function Addresses({ row }: { row: ListRow }) {
  const name = row.kind === 'gateway' ? row.name : row.clientId;
  return (
    <span className={css.addresses}>
      {row.addresses.map((address, index) => (
        <span key={address} className={index > 0 ? css.secondAddress : css.address}>
          <CopyableText value={address} label={`${address} of ${name}`} isSmall={index > 0} isTruncated />
        </span>
      ))}
    </span>
  );
}

/** Leads to renaming, as the name of a client always has. */
export function ClientName({ row }: { row: ClientRow }) {
  const name = <Identifier>{row.clientId}</Identifier>;
  return (
    <span className={css.client}>
      <span className={css.nameText}>
        {row.obstacle === undefined ? (
          <Link href={row.renameHref} emphasis="name">
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
    </span>
  );
}

export function ClientStateBadge({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <StateBadge tone="healthy" word={externalClientText.enabled} />
  ) : (
    <StateBadge tone="off" word={externalClientText.disabled} />
  );
}

type GatewayNameProps = { row: GatewayRow; onToggle: (gatewayId: string) => void };

export function GatewayName({ row, onToggle }: GatewayNameProps) {
  const { name, href, ref, hasClients, isExpanded, isServer } = row;
  const shownName = <Identifier>{name}</Identifier>;
  return (
    <span className={css.gateway}>
      {hasClients ? (
        <ExpandButton label={`Clients of ${name}`} isExpanded={isExpanded} onPress={() => onToggle(ref.id)} />
      ) : (
        <span className={css.noExpandButton} />
      )}
      <RoleChip kind="ingress" isOn label="Ingress gateway" />
      <span className={css.nameText}>
        {href === undefined ? (
          shownName
        ) : (
          <Link href={href} emphasis="name">
            {shownName}
          </Link>
        )}
      </span>
      {isServer && <Tag>Server</Tag>}
    </span>
  );
}
