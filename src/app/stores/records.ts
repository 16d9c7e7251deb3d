import { ref } from 'valtio';
import type { AccessKey } from '../../domain/accessKey/accessKey.ts';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import type { ServerConfig } from '../../domain/server/serverConfigWire.ts';
import type { NetworkUser, NetworkUserData } from '../../domain/user/networkUser.ts';
import type { User } from '../../domain/user/userWire.ts';
import { api } from './api.ts';
import { resource } from './resource.ts';
import { sessionScoped } from './store.ts';

type ByNetwork = { readonly netid: string };

const ofNoNetwork: ByNetwork = { netid: '' };

export const { store: serverConfigStore, load: loadServerConfig } = resource<ServerConfig>(
  'serverConfig',
  () => api.server.config(),
  { share: [] },
);

/** Names by ID of all nodes that this session has seen, for log lines about deleted ones. */
export const nodeNames = sessionScoped('nodeNames', () => ({ byId: ref(new Map<string, string>()) }));

export const {
  store: nodesStore,
  load: loadNodes,
  poll: pollNodes,
  follow: followNodes,
} = resource<readonly Node[]>('nodes', readNodes, { share: ['network', 'id'] });

async function readNodes() {
  const listed = await api.nodes.list();
  if (listed.ok) for (const { id, name } of listed.value) nodeNames.byId.set(id, name);
  return listed;
}

export const {
  store: networksStore,
  load: loadNetworks,
  follow: followNetworks,
} = resource<readonly Network[]>('networks', () => api.networks.list(), { share: ['netid'] });

/** The network that is open, for network administrators, who can't list networks. */
const ownNetwork = resource<Network, ByNetwork>('ownNetwork', ({ netid }) => api.networks.read(netid), {
  about: ofNoNetwork,
  share: [],
});
export const ownNetworkStore = ownNetwork.store;
export const loadOwnNetwork = (netid: string) => ownNetwork.load({ netid });
export const readOwnNetworkAgain = (netid: string) => ownNetwork.readAgain({ netid });

/** The keys of the network that is open, for network administrators. The list of networks contains them otherwise. */
const accessKeys = resource<readonly AccessKey[], ByNetwork>(
  'accessKeys',
  ({ netid }) => api.accessKeys.list(netid),
  { about: ofNoNetwork, share: ['name'] },
);
export const accessKeysStore = accessKeys.store;
export const loadAccessKeys = (netid: string) => accessKeys.load({ netid });
export const readAccessKeysAgain = (netid: string) => accessKeys.readAgain({ netid });

export const { store: externalClientsStore, load: loadExternalClients } = resource<readonly ExternalClient[]>(
  'externalClients',
  () => api.externalClients.list(),
  { share: ['network', 'clientId'] },
);

export const { store: usersStore, load: loadUsers } = resource<readonly User[]>(
  'users',
  () => api.users.list(),
  { share: ['username'] },
);

const userData = resource<readonly NetworkUserData[], { readonly username: string }>(
  'userData',
  ({ username }) => api.networkUsers.dataOf(username),
  { about: { username: '' }, share: [] },
);
export const userDataStore = userData.store;
export const loadUserData = (username: string) => userData.load({ username });

/** By netid; enterprise edition only. */
export const { store: networkUsersStore, load: loadNetworkUsers } = resource<
  ReadonlyMap<string, readonly NetworkUser[]>
>('networkUsers', () => api.networkUsers.list(), { share: [] });

export const { store: userGroupsStore, load: loadUserGroups } = resource<readonly string[]>(
  'userGroups',
  () => api.userGroups.list(),
  { share: [] },
);
