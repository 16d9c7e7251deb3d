import type { AccessLevel } from '../session/accessLevel.ts';
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

/** What each level means, said to the person who has it. */
export const ownLevelTexts: Readonly<Record<AccessLevel, { readonly role: string; readonly text: string }>> =
  {
    0: {
      role: 'Network administrator',
      text: 'Level 0. You manage this network, its nodes, keys and remote access.',
    },
    1: { role: 'Node user', text: 'Level 1. You keep your own nodes and your own external clients here.' },
    2: {
      role: 'Client user',
      text: 'Level 2. Create a client, then scan its QR code or download its file on the device.',
    },
    3: { role: 'No access', text: 'Level 3. An administrator can give you access to this network.' },
  };
