import { ref } from 'valtio';
import type { AccessKey } from '../../domain/accessKey/accessKey.ts';
import type { ExternalClient } from '../../domain/externalClient/externalClient.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { valueOf, type Loadable, type Progress } from '../../domain/loadable.ts';
import type { Network } from '../../domain/network/network.ts';
import type { Node } from '../../domain/node/node.ts';
import type { ServerConfig } from '../../domain/server/serverConfigWire.ts';
import { shareByKey } from '../../domain/structuralSharing.ts';
import type { NetworkUser, NetworkUserData } from '../../domain/user/networkUser.ts';
import type { User } from '../../domain/user/userWire.ts';
import { api } from './api.ts';
import { timeNow } from './clock.ts';
import { sessionScoped } from './store.ts';

export type Collection<T extends object> = {
  data: Loadable<T>;
  isLoading: boolean;
  /** A background read is under way, which no page shows. */
  isPolling: boolean;
  /** Changes when the collection is emptied, so that responses from before are ignored. */
  filling: symbol;
};

type NetworkCollection<T extends object> = Collection<T> & { netid: string };

const collections: Collection<object>[] = [];

export function collection<T extends object>(name: string): Collection<T> {
  const store = sessionScoped<Collection<T>>(name, empty);
  collections.push(store);
  return store;
}

export function networkCollection<T extends object>(name: string): NetworkCollection<T> {
  const store = sessionScoped<NetworkCollection<T>>(name, () => ({ netid: '', ...empty() }));
  collections.push(store);
  return store;
}

function empty<T extends object>(): Collection<T> {
  return { data: { status: 'idle' }, isLoading: false, isPolling: false, filling: Symbol('filling') };
}

/**
 * Reads into a collection. The previous value stays during a refresh and if it fails. Superseded reads and reads for an
 * earlier user or network change nothing. With `keys`, which identify the records of a list, unchanged records keep
 * their identity.
 */
export async function loadInto<T extends object>(
  store: Collection<T>,
  read: (onProgress: (progress: Progress) => void) => Promise<Result<T, Failure>>,
  keys?: readonly string[],
  { isPoll = false } = {},
): Promise<Result<T, Failure>> {
  const { filling } = store;
  if (isPoll && store.data.status === 'ready') store.isPolling = true;
  else store.isLoading = true;
  if (store.data.status !== 'ready') store.data = { status: 'loading' };
  const result = await read((progress) => {
    const isAwaited = store.data.status === 'loading' && store.filling === filling;
    if (isAwaited) store.data = { status: 'loading', progress };
  });
  if (!result.ok && result.error.kind === 'superseded') return result;
  if (store.filling !== filling) return result;
  store.isLoading = false;
  store.isPolling = false;
  if (result.ok) {
    const before = valueOf(store.data);
    replaceIn(store, keys && before ? shareByKey(keys, before, result.value) : result.value);
  } else if (store.data.status === 'ready') {
    if (result.error.kind !== 'cancelled') store.data = { ...store.data, staleBecause: result.error };
  } else store.data = { status: 'failed', failure: result.error };
  return result;
}

export function isBeingRead({ isLoading, isPolling }: Collection<object>): boolean {
  return isLoading || isPolling;
}

export function isAnythingBeingRead(): boolean {
  return collections.some(isBeingRead);
}

export function replaceIn<T extends object>(store: Collection<T>, value: T): void {
  store.data = { status: 'ready', value: ref(value), loadedAt: timeNow() };
}

export function changeIn<T extends object>(store: Collection<T>, change: (value: T) => T): void {
  if (store.data.status === 'ready') store.data = { ...store.data, value: ref(change(store.data.value)) };
}

export function shiftLoaded(ms: number): void {
  for (const store of collections) {
    const { data } = store;
    if (data.status === 'ready') store.data = { ...data, loadedAt: data.loadedAt + ms };
  }
}

export function loadOfNetwork<T extends object>(
  store: NetworkCollection<T>,
  netid: string,
  read: () => Promise<Result<T, Failure>>,
  keys?: readonly string[],
): Promise<Result<T, Failure>> {
  if (store.netid !== netid) {
    clear(store);
    store.netid = netid;
  }
  return loadInto(store, read, keys);
}

export function clear<T extends object>(store: Collection<T>): void {
  Object.assign(store, empty());
}

export const serverConfigStore = collection<ServerConfig>('serverConfig');
export const loadServerConfig = () => loadInto(serverConfigStore, () => api.server.config(), []);

export const nodesStore = collection<readonly Node[]>('nodes');
/** Names by ID of all nodes that this session has seen, for log lines about deleted ones. */
export const nodeNames = sessionScoped('nodeNames', () => ({ byId: ref(new Map<string, string>()) }));
async function readNodes() {
  const listed = await api.nodes.list();
  if (listed.ok) for (const { id, name } of listed.value) nodeNames.byId.set(id, name);
  return listed;
}
const nodeKeys = ['network', 'id'];
export const loadNodes = () => loadInto(nodesStore, readNodes, nodeKeys);
export const pollNodes = () => loadInto(nodesStore, readNodes, nodeKeys, { isPoll: true });

export const networksStore = collection<readonly Network[]>('networks');
export const loadNetworks = () => loadInto(networksStore, () => api.networks.list(), ['netid']);

export const pollNetworks = () =>
  loadInto(networksStore, () => api.networks.list(), ['netid'], { isPoll: true });

/** The network that is open, for network administrators, who can't list networks. */
export const ownNetworkStore = networkCollection<Network>('ownNetwork');
export const loadOwnNetwork = (netid: string) =>
  loadOfNetwork(ownNetworkStore, netid, () => api.networks.read(netid), []);

/** The keys of the network that is open, for network administrators. The list of networks contains them otherwise. */
export const accessKeysStore = networkCollection<readonly AccessKey[]>('accessKeys');
export const loadAccessKeys = (netid: string) =>
  loadOfNetwork(accessKeysStore, netid, () => api.accessKeys.list(netid), ['name']);

export const externalClientsStore = collection<readonly ExternalClient[]>('externalClients');
export const loadExternalClients = () =>
  loadInto(externalClientsStore, () => api.externalClients.list(), ['network', 'clientId']);

export const usersStore = collection<readonly User[]>('users');
export const loadUsers = () => loadInto(usersStore, () => api.users.list(), ['username']);

export const userDataStore = collection<readonly NetworkUserData[]>('userData');
export const loadUserData = (username: string) =>
  loadInto(userDataStore, () => api.networkUsers.dataOf(username), []);

/** By netid; enterprise edition only. */
export const networkUsersStore = collection<ReadonlyMap<string, readonly NetworkUser[]>>('networkUsers');
export const loadNetworkUsers = () => loadInto(networkUsersStore, () => api.networkUsers.list(), []);

export const userGroupsStore = collection<readonly string[]>('userGroups');
export const loadUserGroups = () => loadInto(userGroupsStore, () => api.userGroups.list(), []);
