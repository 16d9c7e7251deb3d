import type { Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { canDeleteUser, type Viewer } from '../../domain/session/permissions.ts';
import type { AccessByUser } from '../../domain/user/networkLevels.ts';
import { userText } from '../../domain/user/userText.ts';
import type { User } from '../../domain/user/userWire.ts';
import type { Deletion } from '../shared/deletion.ts';

export type DeletionContext = {
  readonly viewer: Viewer;
  readonly adminCount: number;
  /** Undefined on the community edition, and until the levels have loaded. */
  readonly access: AccessByUser | undefined;
};

export function userDeletion(user: User, { viewer, adminCount, access }: DeletionContext): Deletion {
  const { username, isAdmin } = user;
  if (!canDeleteUser(viewer, username)) {
    const isSelf = viewer.user.name === username;
    return { isPossible: false, reason: isSelf ? userText.deleteSelf : userText.adminOnly };
  }
  // Only deleting an administrator requires the name to be typed.
  if (isAdmin) {
    return {
      isPossible: true,
      consequences: [{ label: 'Remaining administrators', value: adminCount - 1 }],
      typeToConfirm: username,
    };
  }
  const lost = viewer.isEE ? (access?.get(username)?.size ?? (access && 0)) : user.networks.length;
  const consequences: readonly Consequence[] =
    lost === undefined ? [] : [{ label: 'Networks they’ll lose', value: lost }];
  return { isPossible: true, consequences };
}
