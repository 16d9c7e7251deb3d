import { useCallback, useMemo } from 'react';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import type { RolePress } from '../roles/roleControl.ts';
import type { ListQuestion } from './listQuestion.ts';
import { NodeCard } from './NodeCard.tsx';
import { nodeColumns, type NodeColumnId } from './nodeColumns.tsx';
import type { NodeListActions } from './nodeListActions.ts';
import type { NodeListView } from './nodeListView.ts';
import type { NodeRow } from './nodeRow.ts';
import { NodeRowActions } from './NodeRowActions.tsx';
import { sortedByColumn } from './sortFields.ts';
import { useTableRoom } from '../../shared/tableRoom/useTableRoom.ts';

type NodeTableProps = {
  view: Extract<NodeListView, { status: 'loading' | 'ready' }>;
  isPhone: boolean;
  on: NodeListActions;
  hiddenColumns: ReadonlySet<NodeColumnId>;
  onAsk: (question: ListQuestion) => void;
  /** The same function in every render. */
  onRole: (press: RolePress) => void;
};

const noRows: readonly NodeRow[] = [];
const keyOf = (row: NodeRow) => row.key;
const nameOf = (row: NodeRow) => row.name;
const toneOf = (row: NodeRow) => (row.isPending ? 'pending' : undefined);

/** The rows: a table, on phones blocks without selection. */
export function NodeTable({ view, isPhone, on, hiddenColumns, onAsk, onRole }: NodeTableProps) {
  const { hasFailover, hasHub, sort } = view.frame;
  const room = useTableRoom();
  const isTight = room === 'tight';
  const columns = useMemo(
    () => nodeColumns({ room, hasFailover, hasHub }, hiddenColumns, onRole),
    [room, hasFailover, hasHub, hiddenColumns, onRole],
  );
  const rowActions = useCallback(
    (row: NodeRow) => <NodeRowActions row={row} onAsk={onAsk} isCompact={isTight} />,
    [onAsk, isTight],
  );
  const renderCard = useCallback(
    (row: NodeRow) => <NodeCard row={row} onAsk={onAsk} onRole={onRole} />,
    [onAsk, onRole],
  );
  const isLoading = view.status === 'loading';
  return (
    <DataTable
      label="Nodes"
      columns={columns}
      rows={isLoading ? noRows : view.rows}
      rowKey={keyOf}
      rowTone={toneOf}
      rowActions={rowActions}
      actionsWidth={isTight ? 'small' : 'normal'}
      renderCard={renderCard}
      isLoading={isLoading}
      sort={{
        column: sort.field,
        isAscending: sort.ascending,
        onSort: (column) => on.sortBy(sortedByColumn(sort, column)),
      }}
      selection={
        isPhone
          ? undefined
          : {
              selected: isLoading ? nothing : view.selection.keys,
              onChange: on.select,
              labelOf: nameOf,
            }
      }
    />
  );
}

const nothing: ReadonlySet<string> = new Set();
