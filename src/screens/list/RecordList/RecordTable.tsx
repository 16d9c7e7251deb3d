import { useCallback, useMemo, type ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { Act, Action } from '../../../domain/actions/action.ts';
import { summed, type Offer } from '../../../domain/actions/words.ts';
import { labels } from '../../../domain/text/labels.ts';
import { useConfirm, type Answer, type ChangeQuestion } from '../../actions/ChangeConfirm/ChangeConfirm.tsx';
import { shownRows, type ListActions, type ListSelection, type ListState } from './listState.ts';
import type { BulkAction } from './SelectionBar.tsx';

export type Deletion<Row> = {
  readonly label: (row: Row) => string;
  readonly obstacle?: (row: Row) => string | undefined;
  readonly question: (row: Row) => ChangeQuestion | undefined;
};

/** Deletes several rows, by the rules and, unless the question has others, with the consequences of deleting one. */
export function bulkDeletion<Row, On>(
  { obstacle, question }: Deletion<Row>,
  questionOf: NonNullable<BulkAction<Row, On>['question']>,
  apply: NonNullable<BulkAction<Row, On>['apply']>,
): BulkAction<Row, On> {
  return {
    label: labels.action.delete,
    icon: 'trash',
    isDanger: true,
    ...(obstacle && { obstacle }),
    question: (rows, on) => ({
      consequences: summed(rows.flatMap((row) => question(row)?.consequences ?? [])),
      ...questionOf(rows, on),
    }),
    apply,
  };
}

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

export type TableDefinition<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'editHref' | 'actionsWidth' | 'density' | 'skeletonRows'
> & {
  readonly rowActions?: (row: Row, deleteButton: ReactNode) => ReactNode;
  readonly card?: (row: Row, actions: ReactNode) => ReactNode;
  readonly nameOf: (row: Row) => string;
  readonly deletion: Deletion<Row>;
};

/** A table whose rows are deleted by an action, which asks for itself. */
export type ActionTableDefinition<Row> = Omit<TableDefinition<Row>, 'deletion'> & {
  readonly offerOf: (row: Row) => Offer<Action>;
};

type RecordTableProps<Row> = Pick<DataTableProps<Row>, 'sort' | 'isMain'> & {
  table: TableDefinition<Row> | ActionTableDefinition<Row>;
  view: ListState<Row> & { readonly selection?: ListSelection<Row> | undefined };
  onDelete?: (row: Row, ...answer: Parameters<Answer>) => void;
  onAct?: Act;
  onSelect?: ListActions['select'];
};

export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { table, view, onDelete, onAct, onSelect, ...rest } = props;
  const { rowActions: ownActions, card, nameOf, ...looks } = table;
  const deletion = 'deletion' in table ? table.deletion : undefined;
  const offerOf = 'offerOf' in table ? table.offerOf : undefined;
  const { ask, question } = useConfirm<Row>(
    (row) => {
      const words = deletion?.question(row);
      return words && { ...words, isDanger: true };
    },
    (row, ...answer) => onDelete?.(row, ...answer),
  );
  const rowActions = useCallback(
    (row: Row) => {
      const offer = offerOf?.(row);
      const deleteButton = (
        <IconButton
          icon="trash"
          label={offer?.named ?? deletion?.label(row) ?? ''}
          onPress={() => (offer ? onAct?.([offer.action]) : ask(row))}
          disabledReason={offer ? offer.obstacle : deletion?.obstacle?.(row)}
        />
      );
      return ownActions ? ownActions(row, deleteButton) : deleteButton;
    },
    [ownActions, deletion, offerOf, onAct, ask],
  );
  const renderCard = useMemo(() => card && ((row: Row) => card(row, rowActions(row))), [card, rowActions]);
  return (
    <>
      <DataTable
        {...shownRows(view, onSelect, nameOf)}
        {...looks}
        {...rest}
        {...{ rowActions, renderCard }}
      />
      {question}
    </>
  );
}
