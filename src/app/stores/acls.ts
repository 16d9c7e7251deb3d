import { proxy } from 'valtio';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { api } from '../api.ts';
import { clear, emptyCollection, loadInto } from './collection.ts';

/** The rules of the one network that is looked at: a container can be large, so no other is kept. */
export const aclsStore = proxy({ netid: '', ...emptyCollection<AclMatrix>() });

/** Only administrators may read rules (§6). */
export function loadAcls(netid: string) {
  if (aclsStore.netid !== netid) {
    clear(aclsStore);
    aclsStore.netid = netid;
  }
  return loadInto(aclsStore, () => api.acls.load(netid));
}
