import { useCallback, useMemo } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { AddClient } from './AddClient.tsx';
import { ClientActions } from './ClientActions.tsx';
import { ClientCard } from './ClientCard.tsx';
import { clientColumns } from './clientColumns.tsx';
import type { ClientQuestionKind } from './ClientQuestion.tsx';
import type { ClientRow, ListRow } from './clientRows.ts';
import type { ExternalClientsActions } from './externalClientsActions.ts';
import type { ExternalClientsView } from './externalClientsView.ts';
import { GatewayCard } from './GatewayCard.tsx';

type ClientTableProps = {
  view: Extract<ExternalClientsView, { status: 'loading' | 'ready' }>;
  on: ExternalClientsActions;
  onAsk: (kind: ClientQuestionKind, row: ClientRow) => void;
};

const noRows: readonly ListRow[] = [];
const keyOf = (row: ListRow) => row.key;
const toneOf = (row: ListRow) => (row.kind === 'gateway' ? 'group' : undefined);

/** Gateways as rows of their own, above those of their clients. */
export function ClientTable({ view, on, onAsk }: ClientTableProps) {
  const { collapsed } = view.frame;
  const toggle = useCallback(
    (gatewayId: string) =>
      on.collapse(
        collapsed.includes(gatewayId)
          ? collapsed.filter((one) => one !== gatewayId)
          : [...collapsed, gatewayId],
      ),
    [on, collapsed],
  );
  const columns = useMemo(() => clientColumns(toggle), [toggle]);
  const rowActions = useCallback(
    (row: ListRow) =>
      row.kind === 'gateway' ? (
        <AddClient row={row} onAdd={on.add} />
      ) : (
        <ClientActions row={row} on={on} onAsk={onAsk} />
      ),
    [on, onAsk],
  );
  const renderCard = useCallback(
    (row: ListRow) =>
      row.kind === 'gateway' ? (
        <GatewayCard row={row} onAdd={on.add} onToggle={toggle} />
      ) : (
        <ClientCard row={row} on={on} onAsk={onAsk} />
      ),
    [on, onAsk, toggle],
  );
  return (
    <DataTable
      label="External clients by gateway"
      columns={columns}
      rows={view.status === 'ready' ? view.rows : noRows}
      rowKey={keyOf}
      rowTone={toneOf}
      rowActions={rowActions}
      actionsWidth={view.frame.quota?.isReached ? 'wide' : 'normal'}
      renderCard={renderCard}
      isLoading={view.status === 'loading'}
    />
  );
}
