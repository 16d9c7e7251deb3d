import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import type { UserRow } from './userRow.ts';

type DeleteUserButtonProps = { row: UserRow; onAsk: (row: UserRow) => void };

export function DeleteUserButton({ row, onAsk }: DeleteUserButtonProps) {
  const { deletion, username } = row;
  return (
    <IconButton
      icon="trash"
      label={`Delete user ${username}`}
      onPress={() => onAsk(row)}
      {...(!deletion.isPossible && { isDisabled: true, disabledReason: deletion.reason })}
    />
  );
}
