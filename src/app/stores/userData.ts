import { proxy } from 'valtio';
import type { NetworkUserData } from '../../domain/user/networkUser.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

/** What the enterprise edition tells the signed-in user of their own networks. */
export const userDataStore = proxy(emptyCollection<readonly NetworkUserData[]>());

export function loadUserData(username: string) {
  return loadInto(userDataStore, () => api.networkUsers.dataOf(username));
}
