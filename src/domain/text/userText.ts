import { textFromList } from '../list.ts';
import type { UserField, UserForm } from '../user/userForm.ts';

/** The own words of the user screens; what §8 fixes is in `messages.ts` and `toasts.ts`. */
export const userText = {
  username: 'Username',
  isAdmin: 'Is admin',
  makeAdmin: 'Make admin',
  networks: 'Networks',
  groups: 'User groups',
  create: 'Create user',
  delete: 'Delete user',
  changePassword: 'Change password',
  update: 'Update',
  /** For a user who is an administrator already; catalogued like this. */
  updateAdmin: 'Update ( Make Admin )',
  nameHint: '3 to 40 letters, digits, “-” or “.”, or an e-mail address',
  passwordHint: '5 to 64 characters, no white space',
  adminMeans: 'Administrators see and change everything, and cannot be edited here again',
  adminLocked: 'Available for users who are not administrators: the server changes no administrator',
  adminNetworks: 'Administrators see all networks, whatever is listed',
  nextSignIn: 'A change of role or networks counts from the user’s next sign-in.',
  lastNetwork: 'The last network cannot be taken away',
  lastNetworkAdvice:
    'The server ignores an empty list: the networks stay, only the level on them falls back to the default. To end all access, delete the user.',
  changedMeanwhile: 'Somebody else has changed the same meanwhile. Nothing was sent.',
  adminMeanwhile:
    'The user is an administrator by now, and the server changes no administrator. Nothing was sent.',
  notReadAgain: 'What the server stored could not be read again',
  deleteSelf: 'Available to another administrator',
  adminOnly: 'Available to administrators',
} as const;

/** §2: "True or False". */
export function adminText(isAdmin: boolean): string {
  return isAdmin ? 'True' : 'False';
}

export const userFieldLabels: Readonly<Record<UserField, string>> = {
  isAdmin: userText.isAdmin,
  networks: userText.networks,
};

export function userFieldValue(value: UserForm[UserField]): string {
  if (typeof value === 'boolean') return adminText(value);
  return value.length > 0 ? textFromList(value) : 'None';
}

/** Said after saving, of the fields that the server did not store as asked; nothing of none. */
export function keptUserText(fields: readonly UserField[], stored: UserForm): string | undefined {
  if (fields.length === 0) return undefined;
  const values = fields.map((field) => `${userFieldValue(stored[field])} for ${userFieldLabels[field]}`);
  return `The server kept ${values.join(' and ')}`;
}

/** What a change of the ticks does, in words; nothing without one. */
export function networkChangeText(before: readonly string[], after: readonly string[]): string | undefined {
  const parts = [
    changeText(
      after.filter((netid) => !before.includes(netid)),
      'added',
    ),
    changeText(
      before.filter((netid) => !after.includes(netid)),
      'taken away',
    ),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `${parts.join(', ')} by this change` : undefined;
}

function changeText(netids: readonly string[], verb: string): string | undefined {
  if (netids.length === 0) return undefined;
  const subject = netids.length > 3 ? `${netids.length} networks` : textFromList(netids);
  return `${subject} ${netids.length === 1 ? 'is' : 'are'} ${verb}`;
}
