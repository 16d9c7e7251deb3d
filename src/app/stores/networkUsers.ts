import { proxy } from 'valtio';
import type { NetworkUser } from '../../domain/user/networkUser.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

/** By netid, everybody's rights and holdings (enterprise). */
export const networkUsersStore = proxy(emptyCollection<ReadonlyMap<string, readonly NetworkUser[]>>());

export function loadNetworkUsers() {
  return loadInto(networkUsersStore, () => api.networkUsers.list());
}
