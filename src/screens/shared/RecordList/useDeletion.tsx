import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';

type Question = Pick<
  ConfirmDialogProps,
  'title' | 'message' | 'consequences' | 'confirmLabel' | 'typeToConfirm'
>;

/** How a row is deleted: the same object in every render. */
export type Deletion<Row> = {
  /** Names the button. */
  readonly label: (row: Row) => string;
  /** Why it is not possible. */
  readonly obstacle?: (row: Row) => string | undefined;
  /** Asked before. */
  readonly question: (row: Row) => Question | undefined;
};

/** The button that deletes a row, and the question that follows. Without a deletion there is neither. */
export function useDeletion<Row extends object>(
  deletion: Deletion<Row> | undefined,
  onDelete: (row: Row) => void,
) {
  const [asked, setAsked] = useState<Row>();
  const deleteButton = useCallback(
    (row: Row): ReactNode => {
      if (!deletion) return null;
      const obstacle = deletion.obstacle?.(row);
      return (
        <IconButton
          icon="trash"
          label={deletion.label(row)}
          onPress={() => setAsked(row)}
          {...(obstacle !== undefined && { isDisabled: true, disabledReason: obstacle })}
        />
      );
    },
    [deletion],
  );
  const words = asked && deletion?.question(asked);
  const question = words && (
    <ConfirmDialog
      {...words}
      isOpen
      isDanger
      onCancel={() => setAsked(undefined)}
      onConfirm={() => {
        setAsked(undefined);
        onDelete(asked);
      }}
    />
  );
  return { deleteButton, question };
}
