import type { ServerOverride } from '../edit/edit.ts';
import { textFromList } from '../list.ts';
import { accessLevelChoice } from '../session/accessLevel.ts';
import type { NetworkUserField, NetworkUserForm } from './networkUser.ts';
import type { UserField, UserForm } from './userForm.ts';

export const userText = {
  username: 'Username',
  isAdmin: 'Admin',
  makeAdmin: 'Make admin',
  networks: 'Networks',
  networksMean: 'Networks this user can see.',
  levelsMean: 'Networks this user can see, with a level in each.',
  groups: 'User groups',
  levelsRecalculated: 'The server recalculated access levels and limits, which may differ from before',
  create: 'Create user',
  delete: 'Delete user',
  changePassword: 'Change password',
  update: 'Update',
  /** Spelled as in the old console. */
  updateAdmin: 'Update ( Make Admin )',
  nameHint: '3 to 40 letters, digits, “-” or “.”, or an email address',
  passwordHint: '5 to 64 characters, without spaces',
  adminMeans: 'You can’t change this later',
  adminLocked: 'Administrators can’t be edited',
  adminNetworks: 'Administrators can see all networks, regardless of this list',
  nextLogin: 'Changes to role or networks take effect the next time the user logs in.',
  lastNetwork: 'Users need at least one network',
  lastNetworkAdvice:
    'The server ignores an empty list and only resets access levels to the default. To remove all access, delete the user.',
  becameAdmin: 'This user has become an administrator, and administrators can’t be edited. Nothing was sent.',
  savedValueUnknown: 'Couldn’t load what the server saved',
  adminGroups: 'Administrators have access to everything',
  deleteSelf: 'Only another administrator can delete your account',
} as const;

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

export function userOverrideText(values: readonly ServerOverride<UserForm>[]): string | undefined {
  if (values.length === 0) return undefined;
  const texts = values.map(({ field, kept }) => `${userFieldValue(kept)} for ${userFieldLabels[field]}`);
  return `The server saved ${texts.join(' and ')} instead`;
}

export function networkChangeText(before: readonly string[], after: readonly string[]): string | undefined {
  const added = after.filter((netid) => !before.includes(netid));
  const removed = before.filter((netid) => !after.includes(netid));
  const parts = [changeText(added, 'added'), changeText(removed, 'removed')].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function changeText(netids: readonly string[], verb: string): string | undefined {
  if (netids.length === 0) return undefined;
  const subject = netids.length > 3 ? `${netids.length} networks` : textFromList(netids);
  return `${subject} will be ${verb}`;
}

export const userGroupText = {
  group: 'User group',
  create: 'Create user group',
  delete: 'Delete user group',
} as const;

export const permissionLabels: Readonly<Record<NetworkUserField, string>> = {
  accessLevel: 'User access level',
  nodeLimit: 'Node limit',
  clientLimit: 'Client limit',
};

export function permissionValue(field: NetworkUserField, value: string): string {
  return field === 'accessLevel' ? accessLevelChoice(value) : value;
}

export function permissionOverrideText({ field, kept }: ServerOverride<NetworkUserForm>): string {
  return `The server saved ${permissionValue(field, kept)} for ${permissionLabels[field]} instead`;
}
