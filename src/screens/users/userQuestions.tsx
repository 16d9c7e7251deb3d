import type { Question } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../components/Text/Text.tsx';
import { userText } from '../../domain/user/userText.ts';
import type { UserDeletion } from './userDeletion.ts';

/** `users.create.createAdmin` and `users.update.createAdmin`: what it means to have one more administrator. */
export function adminQuestion(username: string, { isPromotion }: { isPromotion: boolean }): Question {
  const name = (
    <strong>
      <Identifier>{username}</Identifier>
    </strong>
  );
  return {
    title: 'Create new admin',
    message: (
      <>
        {isPromotion ? <>Make {name} an administrator? </> : <>Create {name} as an administrator? </>}
        Administrators see and change everything on this server, other users included.{' '}
        {isPromotion
          ? 'A server of version 0.16 takes this without storing it; you are told what it stored.'
          : 'An administrator cannot be turned back into a normal user, only deleted.'}
      </>
    ),
    confirmLabel: isPromotion ? 'Make admin' : 'Create admin',
  };
}

/** `users.delete`, and the question `users.deleteTitle` as its title (§2). */
export function deleteUserQuestion(
  username: string,
  { consequences, typeToConfirm }: Extract<UserDeletion, { isPossible: true }>,
): Question {
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
