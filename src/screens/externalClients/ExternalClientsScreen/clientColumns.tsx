import type { Column } from '../../../components/DataTable/column.ts';
import { ExpandButton } from '../../../components/ExpandButton/ExpandButton.tsx';
import type { MenuItem, MenuSectionItems } from '../../../components/Menu/MenuList.tsx';
import { RoleChip } from '../../../components/RoleChip/RoleChip.tsx';
import { Tag } from '../../../components/Tag/Tag.tsx';
import { Identifier, Text, VisuallyHidden } from '../../../components/Text/Text.tsx';
import { StateBadge } from '../../../components/ToneGlyph/ToneGlyph.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { paths } from '../../../domain/paths.ts';
import { whyTexts } from '../../../domain/reach/why/whyText.ts';
import { labels } from '../../../domain/text/labels.ts';
import { listKeys } from '../../../domain/text/shortcutText.ts';
import { FindingMark } from '../../findings/FindingMark/FindingMark.tsx';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { copyAddressItems, deleteItem } from '../../actions/menuItems.ts';
import { OwnerName } from '../../list/RecordList/OwnerName.tsx';
import { Addresses, RowName } from '../../list/RecordList/RowParts.tsx';
import type { ClientRow, GatewayRow, ListRow } from './clientRows.ts';
import * as css from './ClientTable.css.ts';
import type { ExternalClientsActions } from './externalClientsView.ts';

/** Findings without a column are shown below the state. */
export function clientColumns(
  onToggle: (gatewayId: string) => void,
  hasFindingsColumn: boolean,
): readonly Column<ListRow>[] {
  const columns: readonly Column<ListRow>[] = [
    {
      id: 'name',
      header: `${externalClientText.gateway}, client ID`,
      maxWidth: '360px',
      isRowHeader: true,
      cell: (row) =>
        row.kind === 'gateway' ? <GatewayName row={row} onToggle={onToggle} /> : <ClientName row={row} />,
    },
    {
      id: 'addresses',
      header: labels.node.addresses,
      // Fits the longest IPv4 address and its copy button.
      width: '140px',
      cell: (row) => (
        <Addresses addresses={row.addresses} of={row.kind === 'gateway' ? row.name : row.clientId} />
      ),
    },
    {
      id: 'network',
      header: labels.node.network,
      width: '96px',
      hiddenBelow: 'panels',
      cell: (row) => (
        <Text as="span" tone="secondary">
          <Identifier>{row.network}</Identifier>
        </Text>
      ),
    },
    {
      id: 'owner',
      header: labels.node.owner,
      // Fits the counts of a gateway on one line.
      width: '136px',
      hiddenBelow: 'panels',
      cell: (row) =>
        row.kind === 'gateway' ? (
          <Text as="div" variant="hint" tone="secondary">
            {row.summary}
          </Text>
        ) : (
          <OwnerName owner={row.owner} />
        ),
    },
    {
      id: 'state',
      header: externalClientText.state,
      width: '236px',
      cell: (row) => {
        if (row.kind === 'gateway') return row.health && <HealthBadge health={row.health} />;
        return (
          <>
            <ClientStateBadge isEnabled={row.isEnabled} />
            {!hasFindingsColumn && <ClientFinding row={row} />}
          </>
        );
      },
    },
    {
      id: 'findings',
      header: labels.section.findings,
      width: '168px',
      cell: (row) => row.kind === 'client' && <ClientFinding row={row} />,
    },
  ];
  return hasFindingsColumn ? columns : columns.filter(({ id }) => id !== 'findings');
}

export function ClientFinding({ row: { mark, clientId } }: { row: ClientRow }) {
  return mark && <FindingMark mark={mark} of={clientId} />;
}

export function ClientName({ row }: { row: ClientRow }) {
  const { clientId, gatewayName, renameHref, obstacle } = row;
  return (
    <span className={css.client}>
      <RowName href={obstacle === undefined ? renameHref : undefined}>{clientId}</RowName>
      {/* The row of the gateway is above, but not linked to this one. */}
      <VisuallyHidden>client of {gatewayName}</VisuallyHidden>
    </span>
  );
}

export function ClientStateBadge({ isEnabled }: { isEnabled: boolean }) {
  return isEnabled ? (
    <StateBadge tone="healthy" label={externalClientText.enabled} />
  ) : (
    <StateBadge tone="off" label={externalClientText.disabled} />
  );
}

type GatewayNameProps = { row: GatewayRow; onToggle: (gatewayId: string) => void };

export function GatewayName({ row, onToggle }: GatewayNameProps) {
  const { name, href, ref, hasClients, isExpanded, isServer } = row;
  return (
    <span className={css.gateway}>
      {hasClients ? (
        <ExpandButton label={`Clients of ${name}`} isExpanded={isExpanded} onPress={() => onToggle(ref.id)} />
      ) : (
        <span className={css.noExpandButton} />
      )}
      <RoleChip kind="ingress" isOn label="Ingress gateway" />
      <RowName href={href}>{name}</RowName>
      {isServer && <Tag>Server</Tag>}
    </span>
  );
}

type MenuParts = { readonly on: ExternalClientsActions; readonly hasRename: boolean };

export function clientMenu(row: ClientRow, { on, hasRename }: MenuParts): readonly MenuSectionItems[] {
  const reason = row.obstacle;
  const { toggle, remove } = row.offers;
  const items: readonly MenuItem[] = [
    {
      id: 'switch',
      label: toggle.label,
      icon: toggle.icon,
      onAction: () => on.act([toggle.action]),
      disabledReason: toggle.obstacle,
    },
    ...(hasRename
      ? [
          {
            id: 'rename',
            label: externalClientText.rename,
            icon: 'edit' as const,
            keyCap: listKeys.edit,
            href: row.renameHref,
            disabledReason: reason,
          },
        ]
      : []),
    ...(row.whyHref === undefined
      ? []
      : [{ id: 'why', label: whyTexts.open, icon: 'route' as const, href: row.whyHref }]),
    {
      id: 'image',
      label: externalClientText.downloadImage,
      icon: 'download',
      onAction: () => on.downloadImage(row.ref),
    },
    {
      id: 'reach',
      label: externalClientText.reachability,
      icon: 'route',
      href: `${paths.reachOf(row.ref.network, row.ref.clientId)}?direction=from`,
    },
    ...copyAddressItems(row.addresses[0]),
    deleteItem({ name: row.clientId, reason, onAction: () => on.act([remove.action]) }),
  ];
  return [{ id: 'client', items }];
}
