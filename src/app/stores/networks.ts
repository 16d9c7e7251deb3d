import { proxy } from 'valtio';
import type { Network } from '../../domain/network/network.ts';
import { api } from '../api.ts';
import { emptyCollection, loadInto } from './collection.ts';

export const networksStore = proxy(emptyCollection<readonly Network[]>());

export function loadNetworks() {
  return loadInto(networksStore, () => api.networks.list());
}
