import type { Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { canDeleteUser, type Viewer } from '../../domain/session/permissions.ts';
import { userText } from '../../domain/user/userText.ts';
import type { User } from '../../domain/user/userWire.ts';

export type UserDeletion =
  | {
      readonly isPossible: true;
      readonly reason?: undefined;
      readonly consequences: readonly Consequence[];
      /** The name of an administrator is to be typed first. */
      readonly typeToConfirm?: string;
    }
  | { readonly isPossible: false; readonly reason: string };

/** `adminCount`: how many administrators there are now. */
export function userDeletion(user: User, adminCount: number, viewer: Viewer): UserDeletion {
  const { username, isAdmin, networks } = user;
  if (!canDeleteUser(viewer, username)) {
    const isSelf = viewer.user.name === username;
    return { isPossible: false, reason: isSelf ? userText.deleteSelf : userText.adminOnly };
  }
  // Observed: the server deletes the account and its rights, not what the person has set up.
  const stay: Consequence = { label: 'Their nodes and external clients', value: 'stay' };
  if (!isAdmin) {
    return {
      isPossible: true,
      consequences: [{ label: 'Networks they lose', value: networks.length }, stay],
    };
  }
  return {
    isPossible: true,
    consequences: [{ label: 'Administrators that remain', value: adminCount - 1 }, stay],
    typeToConfirm: username,
  };
}
