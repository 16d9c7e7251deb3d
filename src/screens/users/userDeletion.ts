import type { Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { canDeleteUser, type Viewer } from '../../domain/session/permissions.ts';
import { userText } from '../../domain/user/userText.ts';
import type { User } from '../../domain/user/userWire.ts';

export type UserDeletion =
  | {
      readonly isPossible: true;
      readonly reason?: undefined;
      readonly consequences: readonly Consequence[];
      /** Set for administrators: the name that must be typed to confirm. */
      readonly typeToConfirm?: string;
    }
  | { readonly isPossible: false; readonly reason: string };

export function userDeletion(user: User, adminCount: number, viewer: Viewer): UserDeletion {
  const { username, isAdmin, networks } = user;
  if (!canDeleteUser(viewer, username)) {
    const isSelf = viewer.user.name === username;
    return { isPossible: false, reason: isSelf ? userText.deleteSelf : userText.adminOnly };
  }
  // The server deletes the account and its rights but not the user’s nodes and clients.
  const kept: Consequence = { label: 'Their nodes and external clients', value: 'kept' };
  if (!isAdmin) {
    return {
      isPossible: true,
      consequences: [{ label: 'Networks they’ll lose', value: networks.length }, kept],
    };
  }
  return {
    isPossible: true,
    consequences: [{ label: 'Remaining administrators', value: adminCount - 1 }, kept],
    typeToConfirm: username,
  };
}
