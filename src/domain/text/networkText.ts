import type { NetworkField } from '../network/networkForm.ts';

/** Own words of the network screens; the names of fields are in `networkFieldText.ts`. */
export const networkText = {
  nodes: 'Nodes',
  addressRanges: 'Address ranges',
  lastModified: 'Last modified',
  networkModified: 'Network last modified',
  nodesModified: 'Nodes last modified',
  refreshKeys: 'Refresh public keys',
  allowedGroups: 'Allowed groups',
  allowedUsers: 'Allowed users',
  editAllowedGroups: 'Edit allowed groups',
  editAllowedUsers: 'Edit allowed users',
  nodesUnknown: 'Available once the nodes are loaded',
} as const;

/** What sets a network apart from a plain mesh. */
export type NetworkTag = 'manualSignup' | 'pointToSite';

export const networkTagLabels: Readonly<Record<NetworkTag, string>> = {
  manualSignup: 'Sign-up without keys',
  pointToSite: 'Point-to-site',
};

export const networkTypeLabels = { mesh: 'Mesh', ...networkTagLabels } as const;

export type NetworkBehaviour = Extract<
  NetworkField,
  'isIPv4' | 'isIPv6' | 'allowManualSignup' | 'defaultUdpHolePunch' | 'isPointToSite' | 'defaultAcl'
>;

/** What a setting means for the nodes as it stands. */
export const behaviourTexts: Readonly<
  Record<NetworkBehaviour, { readonly on: string; readonly off: string }>
> = {
  isIPv4: { on: 'Every node has a private IPv4 address', off: 'Nodes have no private IPv4 address' },
  isIPv6: { on: 'Every node has a private IPv6 address', off: 'Nodes have no private IPv6 address' },
  allowManualSignup: {
    on: 'Nodes without a key wait for approval',
    off: 'Nodes join only with an access key',
  },
  defaultUdpHolePunch: { on: 'Helps where NAT would block traffic', off: 'Nodes are reached at their ports' },
  isPointToSite: { on: 'All nodes have a single central peer', off: 'Every node may peer with every other' },
  defaultAcl: { on: 'New nodes may reach all peers', off: 'New nodes may reach no peer' },
};
