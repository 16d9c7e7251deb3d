import { useCallback } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { useTableRoom } from '../../shared/tableRoom/useTableRoom.ts';
import { nameColumns, narrowColumns, wideColumns } from './networkColumns.tsx';
import { NetworkCard } from './NetworkCard.tsx';
import type { NetworkListActions } from './networkListActions.ts';
import type { NetworkListView } from './networkListView.ts';
import type { AskAboutNetwork } from './networkMenu.ts';
import type { NetworkRow } from './networkRow.ts';
import { NetworkRowActions } from './NetworkRowActions.tsx';

type NetworkTableProps = {
  view: Extract<NetworkListView, { status: 'loading' | 'ready' }>;
  on: NetworkListActions;
  /** The same function in every render. */
  onAsk: AskAboutNetwork;
};

const noRows: readonly NetworkRow[] = [];
const keyOf = (row: NetworkRow) => row.netid;

/** The rows: a table, on phones blocks. */
export function NetworkTable({ view, on, onAsk }: NetworkTableProps) {
  const { isByName, filter } = view;
  const isNarrow = useTableRoom() !== 'wide';
  const rowActions = useCallback(
    (row: NetworkRow) => <NetworkRowActions row={row} onAsk={onAsk} isShort={isNarrow} />,
    [onAsk, isNarrow],
  );
  const renderCard = useCallback((row: NetworkRow) => <NetworkCard row={row} onAsk={onAsk} />, [onAsk]);
  return (
    <DataTable
      label="Networks"
      columns={isByName ? nameColumns : isNarrow ? narrowColumns : wideColumns}
      rows={view.status === 'ready' ? view.rows : noRows}
      rowKey={keyOf}
      rowActions={rowActions}
      actionsWidth={isNarrow ? 'small' : 'normal'}
      renderCard={renderCard}
      isLoading={view.status !== 'ready'}
      sort={{
        column: 'netid',
        isAscending: filter.isAscending,
        onSort: () => on.filter({ isAscending: !filter.isAscending }),
      }}
    />
  );
}
