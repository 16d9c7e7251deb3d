import { sameList } from '../list.ts';
import { canDeleteUser } from '../session/permissions.ts';
import { labels } from '../text/labels.ts';
import { userText } from '../user/userText.ts';
import type { User } from '../user/userWire.ts';
import { withGroupChange, type GroupChange } from '../user/userForm.ts';
import type { RecordsNow } from './known.ts';
import { offering, serverAdministratorsOnly, untitled, type Consequence, type WordsByKind } from './words.ts';

type OnUser = { readonly username: string };

/** What can be done with a user, by kind. */
export type UserFields = { deleteUser: OnUser; changeGroups: OnUser & GroupChange };

export type KnownUsers = Pick<RecordsNow, 'viewer' | 'users' | 'access'>;

const aUser = {
  noun: ['user'],
  name: ({ username }: OnUser) => username,
  record: ({ username }: OnUser, { users }: RecordsNow) => users?.find((user) => user.username === username),
  fields: ['username'],
  isListed: ({ users }: RecordsNow) => users !== undefined,
} as const;

export const userActions: WordsByKind<UserFields, User, KnownUsers> = {
  changeGroups: {
    ...aUser,
    isUntitled: true,
    label: ({ isAdding }) => (isAdding ? 'Add to groups' : 'Remove from groups'),
    named: ({ groups, isAdding }, name) =>
      isAdding ? `Add ${name} to ${groups.join(', ')}` : `Remove ${name} from ${groups.join(', ')}`,
    title: ({ isAdding }, users) => (isAdding ? `Add ${users} to groups` : `Remove ${users} from groups`),
    icon: ({ isAdding }) => (isAdding ? 'users' : 'minus'),
    fields: ['username', 'groups', 'isAdding'],
    isMade: ({ groups }, change) => sameList(groups, withGroupChange({ groups }, change).groups),
    obstacle: ({ isAdmin }, _, { viewer }) =>
      isAdmin ? userText.adminGroups : serverAdministratorsOnly(viewer),
    question: () => untitled,
  },
  deleteUser: {
    ...aUser,
    label: () => labels.action.delete,
    named: (_, name) => `Delete user ${name}`,
    icon: () => 'trash',
    isMade: 'gone',
    isDanger: true,
    obstacle: ({ username }, _, { viewer }) => {
      if (canDeleteUser(viewer, username)) return undefined;
      return viewer.user.name === username ? userText.deleteSelf : serverAdministratorsOnly(viewer);
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
