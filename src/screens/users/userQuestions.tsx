import type { Question } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../components/Text/Text.tsx';
import { textFromList } from '../../domain/list.ts';
import { userText } from '../../domain/user/userText.ts';
import type { UserQuestion } from './networksView.ts';
import type { UserDeletion } from './userDeletion.ts';

export function questionOf(asked: UserQuestion, username: string, state: { isPromotion: boolean }): Question {
  return asked.kind === 'admin'
    ? adminQuestion(username, state)
    : networkAdminQuestion(username, asked.netids);
}

/** `users.create.createAdmin` and `users.update.createAdmin`: what it means to have one more administrator. */
function adminQuestion(username: string, { isPromotion }: { isPromotion: boolean }): Question {
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

/** The server gives level 0 with each network that is added to a list, and a new user the network's default (enterprise). */
function networkAdminQuestion(username: string, netids: readonly string[]): Question {
  return {
    title: 'Make network administrator?',
    message: (
      <>
        <strong>
          <Identifier>{username}</Identifier>
        </strong>{' '}
        will manage the nodes, access keys and external clients of{' '}
        <strong>
          <Identifier>{textFromList(netids)}</Identifier>
        </strong>
        . The server sets this level by itself. You can lower it in the user permissions afterwards.
      </>
    ),
    confirmLabel: 'Make network administrator',
  };
}

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
