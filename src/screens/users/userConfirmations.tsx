import type { Confirmation } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Identifier } from '../../components/Text/Text.tsx';
import { textFromList } from '../../domain/list.ts';
import type { AdminConfirmationKind } from './networksView.ts';

export function adminConfirmation(
  change: AdminConfirmationKind,
  username: string,
  { isPromotion }: { isPromotion: boolean },
): Confirmation {
  if (change.kind === 'admin') {
    return {
      title: isPromotion ? `Make ${username} an administrator?` : `Create ${username} as an administrator?`,
      message: (
        <>
          Administrators can view and change everything on this server, including other users.{' '}
          {isPromotion
            ? 'Netmaker 0.16 may accept this change without saving it. You’ll see what was saved.'
            : 'An administrator can’t be changed back to a normal user, only deleted.'}
        </>
      ),
      confirmLabel: isPromotion ? 'Make admin' : 'Create admin',
    };
  }
  // The server gives level 0 on each added network, and new users the network’s default level.
  return {
    title: `Make ${username} a network administrator?`,
    message: (
      <>
        <Identifier isStrong>{username}</Identifier> will be able to manage nodes, access keys and external
        clients in <Identifier isStrong>{textFromList(change.netids)}</Identifier>. The server sets this level
        automatically. You can lower it later in the user permissions.
      </>
    ),
    confirmLabel: 'Make network administrator',
  };
}
