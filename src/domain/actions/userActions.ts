import { canDeleteUser } from '../session/permissions.ts';
import { labels } from '../text/labels.ts';
import { userText } from '../user/userText.ts';
import type { User } from '../user/userWire.ts';
import type { RecordsNow } from './known.ts';
import { offering, type Consequence, type WordsByKind } from './words.ts';

/** What can be done with a user, by kind. */
export type UserFields = { deleteUser: { readonly username: string } };

export type KnownUsers = Pick<RecordsNow, 'viewer' | 'users' | 'access'>;

export const userActions: WordsByKind<UserFields, User, KnownUsers> = {
  deleteUser: {
    noun: ['user'],
    name: ({ username }) => username,
    record: ({ username }, { users }: RecordsNow) => users?.find((user) => user.username === username),
    label: () => labels.action.delete,
    named: (_, name) => `Delete user ${name}`,
    icon: () => 'trash',
    isDanger: true,
    obstacle: ({ username }, _, { viewer }) => {
      if (canDeleteUser(viewer, username)) return undefined;
      return viewer.user.name === username ? userText.deleteSelf : userText.adminOnly;
    },
    question: (user, { username }, known) => ({
      title: `Delete user ${username}?`,
      message: [
        { identifier: username },
        ' will be logged out and can no longer log in. This can’t be undone.',
      ],
      owners: [username],
      consequences: consequencesOf(user, known),
      confirmLabel: userText.delete,
      isDanger: true,
      // Only deleting an administrator requires the name to be typed.
      ...(user.isAdmin && { typeToConfirm: username }),
    }),
    questionForMany: (users) => {
      const admins = users.filter(({ isAdmin }) => isAdmin).length;
      return {
        message: 'They will be logged out and can no longer log in. This can’t be undone.',
        isDanger: true,
        consequences: [{ label: 'Administrators among them', value: admins }],
        owners: users.map(({ username }) => username),
        ...(admins > 0 && { typeToConfirm: 'delete' }),
      };
    },
  },
};

const offer = offering(userActions);

export const deletionOfUser = (user: User, known: KnownUsers) =>
  offer(user, { kind: 'deleteUser', username: user.username }, known);

function consequencesOf(
  { username, isAdmin, networks }: User,
  { viewer, users = [], access }: KnownUsers,
): readonly Consequence[] {
  if (isAdmin) {
    return [{ label: 'Remaining administrators', value: users.filter((user) => user.isAdmin).length - 1 }];
  }
  const lost = viewer.isEE ? (access?.get(username)?.size ?? (access && 0)) : networks.length;
  return lost === undefined ? [] : [{ label: 'Networks they’ll lose', value: lost }];
}
