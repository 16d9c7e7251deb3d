import { textFromList } from '../list.ts';
import { accessLevelName, type AccessLevel } from '../session/accessLevel.ts';
import { awaitsLogin, isNetAdmin, type Viewer, type UserAreaSection } from '../session/permissions.ts';
import { sentences } from '../text/failureText.ts';

export const userAreaCards: Readonly<
  Record<UserAreaSection, { readonly title: string; readonly text: string }>
> = {
  proedit: { title: 'Edit network', text: 'Manage your network' },
  nodeview: { title: 'Nodes', text: 'Manage your nodes' },
  accesskeys: { title: 'Access keys', text: 'Manage your access keys' },
  vpnview: { title: 'External clients', text: 'Manage your client configuration' },
};

export const ownText = {
  dashboard: 'See your networks and your access to them on your user dashboard.',
  noNetwork: 'You don’t have access to any networks yet. An administrator can give you access.',
  ownNodesOnly: 'You can see only your own nodes.',
  noNode: 'You have no nodes here',
  otherNodes: 'Other nodes in this network aren’t visible to you, so they’re not included.',
  noAcls: 'Only administrators can view its ACLs.',
  deniedAcls: {
    fact: 'You don’t have access to ACLs.',
    advice: 'Only administrators can view or edit ACLs.',
  },
  deniedPage: { fact: 'Only administrators can open that page.' },
  awaitsLogin: 'You can manage this network after your next login. Log out, then log in again.',
} as const;

export function ownNodesText(netids: readonly string[]): string {
  return `In ${textFromList(netids)}, you can see only your own nodes.`;
}

export function missingNodeText(isOwnOnly: boolean): string {
  return isOwnOnly
    ? `This isn’t one of your nodes. ${ownText.ownNodesOnly}`
    : 'This node doesn’t exist. It may have been deleted.';
}

export function ownRights(viewer: Viewer, netid: string) {
  const level = viewer.rights.get(netid)?.accessLevel ?? 3;
  const meaning = awaitsLogin(viewer, netid) ? ownText.awaitsLogin : ownLevels[level];
  const text = sentences(
    viewer.isEE ? `Level ${level}` : undefined,
    meaning,
    isNetAdmin(viewer, netid) ? ownText.noAcls : undefined,
  );
  return { role: accessLevelName(level), meaning, text };
}

const ownLevels: Readonly<Record<AccessLevel, string>> = {
  0: 'You manage this network, its nodes, keys and external clients.',
  1: 'You can manage your own nodes and external clients here.',
  2: 'Create a client, then scan its QR code or download its file on the device.',
  3: 'An administrator can give you access to this network.',
};
