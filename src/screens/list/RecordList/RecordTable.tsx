import { useCallback, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { Act, Action } from '../../../domain/actions/action.ts';
import type { Offer } from '../../../domain/actions/words.ts';
import { labels } from '../../../domain/text/labels.ts';
import { shownRows, type ListActions, type ListSelection, type ListState } from './listState.ts';
import type { BulkAction } from './SelectionBar.tsx';

/** The deletion that each row offers, on all selected rows. It asks for itself. */
export function deletionOfSelected<Row>(
  offerOf: (row: Row) => Offer<Action>,
): BulkAction<Row, { readonly act: Act }> {
  return {
    label: labels.action.delete,
    icon: 'trash',
    isDanger: true,
    obstacle: (row) => offerOf(row).obstacle,
    act: (rows, on, options) =>
      on.act(
        rows.map((row) => offerOf(row).action),
        options,
      ),
  };
}

/** A table whose rows are deleted by an action. */
export type TableDefinition<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'editHref' | 'actionsWidth' | 'density' | 'skeletonRows'
> & {
  readonly rowActions?: (row: Row, deleteButton: ReactNode) => ReactNode;
  readonly nameOf: (row: Row) => string;
  readonly offerOf: (row: Row) => Offer<Action>;
};

type RecordTableProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'isMain'> & {
  table: TableDefinition<Row>;
  view: ListState<Row> & { readonly selection?: ListSelection<Row> | undefined };
  onAct: Act;
  onSelect?: ListActions['select'];
};

export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { table, view, onAct, onSelect, ...rest } = props;
  const { rowActions: ownActions, nameOf, offerOf, ...looks } = table;
  const rowActions = useCallback(
    (row: Row) => {
      const { action, named, obstacle } = offerOf(row);
      const deleteButton = (
        <IconButton icon="trash" label={named} onPress={() => onAct([action])} disabledReason={obstacle} />
      );
      return ownActions ? ownActions(row, deleteButton) : deleteButton;
    },
    [ownActions, offerOf, onAct],
  );
  return <DataTable {...shownRows(view, onSelect, nameOf)} {...looks} {...rest} rowActions={rowActions} />;
}
