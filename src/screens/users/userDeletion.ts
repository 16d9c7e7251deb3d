import type { Consequence } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { canDeleteUser, type Viewer } from '../../domain/session/permissions.ts';
import { userText } from '../../domain/user/userText.ts';
import type { User } from '../../domain/user/userWire.ts';
import type { Deletion } from '../shared/deletion.ts';

export function userDeletion(user: User, adminCount: number, viewer: Viewer): Deletion {
  const { username, isAdmin, networks } = user;
  if (!canDeleteUser(viewer, username)) {
    const isSelf = viewer.user.name === username;
    return { isPossible: false, reason: isSelf ? userText.deleteSelf : userText.adminOnly };
  }
  // The server deletes the account and its rights but not the user’s nodes and clients.
  const kept: Consequence = { label: 'Their nodes and external clients', value: 'kept' };
  // Only deleting an administrator requires the name to be typed.
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
