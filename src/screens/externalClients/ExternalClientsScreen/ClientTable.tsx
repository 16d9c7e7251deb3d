import { useCallback, useMemo } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { CardFacts, RowCard } from '../../../components/DataTable/RowCard.tsx';
import { IconButton, IconLink } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Mono, Text } from '../../../components/Text/Text.tsx';
import { externalClientText } from '../../../domain/externalClient/externalClient.ts';
import { listKeys } from '../../../domain/text/shortcutText.ts';
import { HealthBadge } from '../../nodes/HealthBadge/HealthBadge.tsx';
import { shownRows } from '../../list/RecordList/listState.ts';
import { OwnerName } from '../../list/RecordList/OwnerName.tsx';
import { hasSpaceFor, useTableLayout } from '../../list/useTableLayout.ts';
import { useStableCallbacks } from '../../useStableCallbacks.ts';
import {
  clientColumns,
  ClientFinding,
  clientMenu,
  ClientName,
  ClientStateBadge,
  GatewayName,
} from './clientColumns.tsx';
import type { ClientRow, ListRow, GatewayRow } from './clientRows.ts';
import type { ExternalClientsActions, ListedClients } from './externalClientsView.ts';
import * as css from './ClientTable.css.ts';

const keyOf = (row: ListRow) => row.key;
const editHref = (row: ListRow) =>
  row.kind === 'client' && row.obstacle === undefined ? row.renameHref : undefined;
const toneOf = (row: ListRow) => (row.kind === 'gateway' ? 'group' : undefined);

const nameOf = (row: ListRow) => (row.kind === 'client' ? row.clientId : row.name);
const isClient = (row: ListRow) => row.kind === 'client';

type ClientTableProps = { view: ListedClients; on: ExternalClientsActions };

export function ClientTable({ view, on: actions }: ClientTableProps) {
  const { collapsed, quota } = view;
  const on = useStableCallbacks({
    ...actions,
    toggle: (gatewayId: string) =>
      actions.collapse(
        collapsed.includes(gatewayId)
          ? collapsed.filter((id) => id !== gatewayId)
          : [...collapsed, gatewayId],
      ),
  });
  const hasFindingsColumn = hasSpaceFor('wide', useTableLayout());
  const columns = useMemo(() => clientColumns(on.toggle, hasFindingsColumn), [on, hasFindingsColumn]);
  const rowActions = useCallback(
    (row: ListRow) =>
      row.kind === 'gateway' ? (
        <AddClient row={row} onAdd={on.add} hasReason={hasFindingsColumn} />
      ) : (
        <ClientActions row={row} on={on} />
      ),
    [on, hasFindingsColumn],
  );
  const card = useCallback(
    (row: ListRow) =>
      row.kind === 'gateway' ? (
        <GatewayCard row={row} onAdd={on.add} onToggle={on.toggle} />
      ) : (
        <ClientCard row={row} on={on} />
      ),
    [on],
  );
  const { selection, ...table } = shownRows<ListRow>(view, actions.select, nameOf);
  return (
    <DataTable
      {...table}
      label="External clients by gateway"
      columns={columns}
      rowKey={keyOf}
      editHref={editHref}
      rowTone={toneOf}
      rowActions={rowActions}
      actionsWidth={quota?.isReached && hasFindingsColumn ? 'wide' : 'normal'}
      renderCard={card}
      selection={selection && { ...selection, isSelectable: isClient }}
    />
  );
}

type GatewayCardProps = {
  row: GatewayRow;
  onAdd: ExternalClientsActions['add'];
  onToggle: (gatewayId: string) => void;
};

function GatewayCard({ row, onAdd, onToggle }: GatewayCardProps) {
  return (
    <RowCard
      name={<GatewayName row={row} onToggle={onToggle} />}
      beside={<AddClient row={row} onAdd={onAdd} />}
    >
      <CardFacts>{row.summary}</CardFacts>
      {row.health && <HealthBadge health={row.health} />}
    </RowCard>
  );
}

type AddClientProps = {
  row: GatewayRow;
  onAdd: ExternalClientsActions['add'];
  /** False where names need the space. The tooltip and the page have the reason. */
  hasReason?: boolean;
};

function AddClient({ row: { ref, name, adding }, onAdd, hasReason = true }: AddClientProps) {
  if (!adding) return null;
  const { obstacle } = adding;
  return (
    <>
      {obstacle !== undefined && hasReason && (
        <Text as="span" variant="hint" tone="secondary">
          {externalClientText.limitReached}
        </Text>
      )}
      <Button
        size="small"
        icon="plus"
        aria-label={`Add client to ${name}`}
        onPress={() => onAdd({ ...ref, name })}
        disabledReason={obstacle}
      >
        {externalClientText.add}
      </Button>
    </>
  );
}

type ClientCardProps = { row: ClientRow; on: ExternalClientsActions };

function ClientCard({ row, on }: ClientCardProps) {
  return (
    <div className={css.indented}>
      <RowCard name={<ClientName row={row} />} actions={<ClientActions row={row} on={on} isShort />}>
        <ClientStateBadge isEnabled={row.isEnabled} />
        <ClientFinding row={row} />
        {row.addresses.map((address) => (
          <CardFacts key={address}>
            <Mono>{address}</Mono>
          </CardFacts>
        ))}
        {row.owner.username !== '' && (
          <CardFacts>
            <OwnerName owner={row.owner} />
          </CardFacts>
        )}
      </RowCard>
    </div>
  );
}

type ClientActionsProps = ClientCardProps & {
  isShort?: boolean;
};

function ClientActions({ row, on, isShort = false }: ClientActionsProps) {
  const { clientId, qrHref, renameHref, fileName, isDownloading, obstacle } = row;
  return (
    <>
      <IconLink icon="qrCode" label={`${externalClientText.qrCode} for ${clientId}`} href={qrHref} />
      <IconButton
        icon="download"
        label={`Download ${fileName}`}
        isPending={isDownloading}
        onPress={() => on.download(row.ref)}
      />
      {!isShort &&
        (obstacle === undefined ? (
          <IconLink
            icon="edit"
            label={`${externalClientText.rename} ${clientId}`}
            href={renameHref}
            keyCap={listKeys.edit}
          />
        ) : (
          <IconButton
            icon="edit"
            label={`${externalClientText.rename} ${clientId}`}
            disabledReason={obstacle}
          />
        ))}
      <Menu
        trigger={{ label: `More about ${clientId}`, icon: 'more' }}
        sections={clientMenu(row, { on, hasRename: isShort })}
      />
    </>
  );
}
