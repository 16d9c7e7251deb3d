import type { AccessLevel } from '../session/accessLevel.ts';
import { awaitsSignIn, type Viewer } from '../session/permissions.ts';
import type { UserAreaSection } from '../session/userArea.ts';

/** The cards of the user area. */
export const userAreaCards: Readonly<
  Record<UserAreaSection, { readonly title: string; readonly text: string }>
> = {
  proedit: { title: 'Edit network', text: 'Manage your network' },
  nodeview: { title: 'Nodes', text: 'Manage your nodes' },
  accesskeys: { title: 'Access keys', text: 'Manage your access keys' },
  vpnview: { title: 'Remote access', text: 'Manage your client configuration' },
};

/** What people below administrator are told of what they may not see. */
export const ownText = {
  dashboard: 'Your networks, nodes, external clients and access keys are on your user dashboard.',
  noNetwork: 'You have no network yet. An administrator can allow you to use one.',
  ownNodesOnly: 'You may see your own nodes only.',
  awaitsSignIn: 'You manage this network from your next sign-in on: log out, then log in again.',
} as const;

export function missingNodeText(isOwnOnly: boolean): string {
  return isOwnOnly
    ? `There is no node of yours at this address. ${ownText.ownNodesOnly}`
    : 'There is no node at this address. It may have been deleted.';
}

/** What the person may do on one network: its name, and what it means, also with the level, the enterprise edition's word. */
export function ownRights(viewer: Viewer, netid: string) {
  const level = viewer.holdings.get(netid)?.accessLevel ?? 3;
  const { role, meaning: always } = levels[level];
  const meaning = awaitsSignIn(viewer, netid) ? ownText.awaitsSignIn : always;
  return { role, meaning, text: viewer.isEE ? `Level ${level}. ${meaning}` : meaning };
}

/** Said to the person who has the level. */
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
