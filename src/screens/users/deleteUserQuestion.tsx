import { Identifier } from '../../components/Identifier/Identifier.tsx';
import { userText } from '../../domain/user/userText.ts';
import type { UserDeletion } from './userDeletion.ts';

/** `users.delete`, and the question `users.deleteTitle` as its title (§2). */
export function deleteUserQuestion(
  username: string,
  { consequences, typeToConfirm }: Extract<UserDeletion, { isPossible: true }>,
) {
  return {
    title: `Delete user ${username}?`,
    message: (
      <>
        <strong>
          <Identifier>{username}</Identifier>
        </strong>{' '}
        loses all access at once. This cannot be undone.
      </>
    ),
    consequences,
    confirmLabel: userText.delete,
    isDanger: true,
    ...(typeToConfirm !== undefined && { typeToConfirm }),
  };
}
