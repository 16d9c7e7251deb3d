import { proxy } from 'valtio';
import type { Network } from '../../domain/network/network.ts';
import { api } from '../api.ts';
import { clear, emptyCollection, loadInto } from './collection.ts';

/** The one network that is looked at by somebody who administers it, but cannot list networks. */
export const ownNetworkStore = proxy({ netid: '', ...emptyCollection<Network>() });

export function loadOwnNetwork(netid: string) {
  if (ownNetworkStore.netid !== netid) {
    clear(ownNetworkStore);
    ownNetworkStore.netid = netid;
  }
  return loadInto(ownNetworkStore, () => api.networks.read(netid));
}
