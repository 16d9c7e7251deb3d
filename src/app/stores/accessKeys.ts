import { proxy } from 'valtio';
import type { AccessKey } from '../../domain/accessKey/accessKey.ts';
import { api } from '../api.ts';
import { clear, emptyCollection, loadInto } from './collection.ts';

/** The keys of the network that is looked at, for those who cannot list networks; administrators have them there. */
export const accessKeysStore = proxy({ netid: '', ...emptyCollection<readonly AccessKey[]>() });

export function loadAccessKeys(netid: string) {
  if (accessKeysStore.netid !== netid) {
    clear(accessKeysStore);
    accessKeysStore.netid = netid;
  }
  return loadInto(accessKeysStore, () => api.accessKeys.list(netid));
}
