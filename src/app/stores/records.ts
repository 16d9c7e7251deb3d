import type { AccessKey } from '../../domain/accessKey/accessKey.ts';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import type { ServerConfig } from '../../domain/server/serverConfig.ts';
import type { NetworkUser, NetworkUserData } from '../../domain/user/networkUser.ts';
import type { User } from '../../domain/user/user.ts';
import { api } from '../api.ts';
import { collection, loadInto, loadOfNetwork, networkCollection } from './collection.ts';

export const serverConfigStore = collection<ServerConfig>('serverConfig');
export const loadServerConfig = () => loadInto(serverConfigStore, () => api.server.config(), []);

export const nodesStore = collection<readonly Node[]>('nodes');
const nodeKeys = ['network', 'id'];
export const loadNodes = () => loadInto(nodesStore, () => api.nodes.list(), nodeKeys);
/** The same as time goes on: what draws a list that is read is not drawn for it. */
export const pollNodes = () => loadInto(nodesStore, () => api.nodes.list(), nodeKeys, { isQuiet: true });

export const networksStore = collection<readonly Network[]>('networks');
export const loadNetworks = () => loadInto(networksStore, () => api.networks.list(), ['netid']);

/** The one network that is looked at by somebody who administers it, but cannot list networks. */
export const ownNetworkStore = networkCollection<Network>('ownNetwork');
export const loadOwnNetwork = (netid: string) =>
  loadOfNetwork(ownNetworkStore, netid, () => api.networks.read(netid), []);

/** The keys of the network that is looked at, for those who cannot list networks; administrators have them there. */
export const accessKeysStore = networkCollection<readonly AccessKey[]>('accessKeys');
export const loadAccessKeys = (netid: string) =>
  loadOfNetwork(accessKeysStore, netid, () => api.accessKeys.list(netid), ['name']);

export const externalClientsStore = collection<readonly ExternalClient[]>('externalClients');
export const loadExternalClients = () =>
  loadInto(externalClientsStore, () => api.externalClients.list(), ['network', 'clientId']);

export const usersStore = collection<readonly User[]>('users');
export const loadUsers = () => loadInto(usersStore, () => api.users.list(), ['username']);

/** What the enterprise edition tells the signed-in user of their own networks. */
export const userDataStore = collection<readonly NetworkUserData[]>('userData');
export const loadUserData = (username: string) =>
  loadInto(userDataStore, () => api.networkUsers.dataOf(username), []);

/** By netid, everybody's rights and holdings (enterprise). */
export const networkUsersStore = collection<ReadonlyMap<string, readonly NetworkUser[]>>('networkUsers');
export const loadNetworkUsers = () => loadInto(networkUsersStore, () => api.networkUsers.list(), []);

/** Names of user groups (enterprise). */
export const userGroupsStore = collection<readonly string[]>('userGroups');
export const loadUserGroups = () => loadInto(userGroupsStore, () => api.userGroups.list(), []);
