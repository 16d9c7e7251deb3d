import { plural } from '../format/count.ts';
import type { ServerOverride } from '../edit/edit.ts';
import { textFromList } from '../list.ts';
import type { AccessLevel } from '../session/accessLevel.ts';
import { awaitsSignIn, isNetAdmin, type Viewer, type UserAreaSection } from '../session/permissions.ts';
import { sentences } from '../text/failureText.ts';
import type { NetworkUserField, NetworkUserForm } from './networkUser.ts';
import type { UserField, UserForm } from './userForm.ts';
import { accessLevelChoice } from '../network/networkText.ts';

export const userText = {
  username: 'Username',
  isAdmin: 'Is admin',
  makeAdmin: 'Make admin',
  networks: 'Networks',
  networksMean: 'Which networks this user sees.',
  levelsMean:
    'The user’s list, and the level on each network. A user sees all nodes of the listed networks and their addresses, even with no access.',
  groups: 'User groups',
  create: 'Create user',
  delete: 'Delete user',
  changePassword: 'Change password',
  update: 'Update',
  /** The old console spells it like this. */
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
  return `The server kept ${texts.join(' and ')}`;
}

export function networkChangeText(before: readonly string[], after: readonly string[]): string | undefined {
  const added = after.filter((netid) => !before.includes(netid));
  const removed = before.filter((netid) => !after.includes(netid));
  const parts = [changeText(added, 'added'), changeText(removed, 'taken away')].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? `${parts.join(', ')} by this change` : undefined;
}

function changeText(netids: readonly string[], verb: string): string | undefined {
  if (netids.length === 0) return undefined;
  const subject = netids.length > 3 ? `${netids.length} networks` : textFromList(netids);
  return `${subject} ${plural(netids.length, 'is', 'are')} ${verb}`;
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
  return `The server kept ${permissionValue(field, kept)} for ${permissionLabels[field]}`;
}

export const userAreaCards: Readonly<
  Record<UserAreaSection, { readonly title: string; readonly text: string }>
> = {
  proedit: { title: 'Edit network', text: 'Manage your network' },
  nodeview: { title: 'Nodes', text: 'Manage your nodes' },
  accesskeys: { title: 'Access keys', text: 'Manage your access keys' },
  vpnview: { title: 'Remote access', text: 'Manage your client configuration' },
};

export const ownText = {
  dashboard: 'Your networks, and what you may do there, are on your user dashboard.',
  noNetwork: 'You have no network yet. An administrator can allow you to use one.',
  ownNodesOnly: 'You may see your own nodes only.',
  noNode: 'You have no node here',
  otherNodes:
    'The server doesn’t list the other nodes of this network to you, so nothing can be said of them.',
  noAcls: 'Its ACLs are for administrators of the server.',
  refusedAcls: {
    fact: 'ACLs are for administrators of the server.',
    advice: 'It tells and takes them from nobody else.',
  },
  refusedPage: { fact: 'That page is for administrators of the server.' },
  awaitsSignIn: 'You manage this network from your next sign-in on: log out, then log in again.',
} as const;

export function ownNodesText(netids: readonly string[]): string {
  return `On ${textFromList(netids)}, you can see only your own nodes.`;
}

export function missingNodeText(isOwnOnly: boolean): string {
  return isOwnOnly
    ? `There is no node of yours at this address. ${ownText.ownNodesOnly}`
    : 'There is no node at this address. It may have been deleted.';
}

export function ownRights(viewer: Viewer, netid: string) {
  const level = viewer.holdings.get(netid)?.accessLevel ?? 3;
  const { role, meaning: always } = levels[level];
  const meaning = awaitsSignIn(viewer, netid) ? ownText.awaitsSignIn : always;
  const text = sentences(
    viewer.isEE ? `Level ${level}` : undefined,
    meaning,
    isNetAdmin(viewer, netid) ? ownText.noAcls : undefined,
  );
  return { role, meaning, text };
}

const levels: Readonly<Record<AccessLevel, { readonly role: string; readonly meaning: string }>> = {
  0: {
    role: 'Network administrator',
    meaning: 'You manage this network, its nodes, keys and remote access.',
  },
  1: { role: 'Node user', meaning: 'You keep your own nodes and your own external clients here.' },
  2: {
    role: 'Client user',
    meaning: 'Create a client, then scan its QR code or download its file on the device.',
  },
  3: { role: 'No access', meaning: 'An administrator can give you access to this network.' },
};
