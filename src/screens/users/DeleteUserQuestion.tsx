import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../components/Identifier/Identifier.tsx';
import { userText } from '../../domain/user/userText.ts';
import type { UserDeletion } from './userDeletion.ts';

type DeleteUserQuestionProps = {
  username: string;
  deletion: Extract<UserDeletion, { isPossible: true }>;
  onYes: () => void;
  onNo: () => void;
};

/** `users.delete`, and the question `users.deleteTitle` as its title (§2). */
export function DeleteUserQuestion({ username, deletion, onYes, onNo }: DeleteUserQuestionProps) {
  const { consequences, typeToConfirm } = deletion;
  return (
    <ConfirmDialog
      isOpen
      title={`Delete user ${username}?`}
      message={
        <>
          <strong>
            <Identifier>{username}</Identifier>
          </strong>{' '}
          loses all access at once. This cannot be undone.
        </>
      }
      consequences={consequences}
      confirmLabel={userText.delete}
      isDanger
      onConfirm={onYes}
      onCancel={onNo}
      {...(typeToConfirm !== undefined && { typeToConfirm })}
    />
  );
}
