import { useCallback, type ReactNode } from 'react';
import { useQuestion, type Question } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable, type DataTableProps } from '../../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { shownRows, type ListState } from './listState.ts';

/** How a row is deleted: the same object in every render. */
export type Deletion<Row> = {
  /** Names the button. */
  readonly label: (row: Row) => string;
  /** Why it is not possible. */
  readonly obstacle?: (row: Row) => string | undefined;
  /** Asked before. */
  readonly question: (row: Row) => Question | undefined;
};

type Given = 'rows' | 'isLoading' | 'rowActions' | 'renderCard';
type RecordTableProps<Row> = Omit<DataTableProps<Row>, Given> & {
  state: ListState<Row>;
  /** At the end of each row, with the button that deletes it. The same function in every render. */
  rowActions?: (row: Row, deleteButton: ReactNode) => ReactNode;
  /** The row on a phone, with these actions. The same function in every render. */
  card: (row: Row, actions: ReactNode) => ReactNode;
  deletion: Deletion<Row>;
  onDelete: (row: Row) => void;
};

/** The rows of a list, each with the button that deletes it, and the question that follows. */
export function RecordTable<Row extends object>(props: RecordTableProps<Row>) {
  const { state, rowActions: ownActions, card, deletion, onDelete, ...looks } = props;
  const { ask, question } = useQuestion<Row>(
    (row) => {
      const words = deletion.question(row);
      return words && { ...words, isDanger: true };
    },
    (row) => onDelete(row),
  );
  const rowActions = useCallback(
    (row: Row) => {
      const deleteButton = <DeleteButton row={row} deletion={deletion} onPress={() => ask(row)} />;
      return ownActions ? ownActions(row, deleteButton) : deleteButton;
    },
    [ownActions, deletion, ask],
  );
  const renderCard = useCallback((row: Row) => card(row, rowActions(row)), [card, rowActions]);
  return (
    <>
      <DataTable {...shownRows(state)} {...looks} rowActions={rowActions} renderCard={renderCard} />
      {question}
    </>
  );
}

type DeleteButtonProps<Row> = { row: Row; deletion: Deletion<Row>; onPress: () => void };

function DeleteButton<Row>({ row, deletion, onPress }: DeleteButtonProps<Row>) {
  const obstacle = deletion.obstacle?.(row);
  return <IconButton icon="trash" label={deletion.label(row)} onPress={onPress} disabledReason={obstacle} />;
}
