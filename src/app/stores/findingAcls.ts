import { ref } from 'valtio';
import type { AclMatrix } from '../../domain/acl/aclMatrix.ts';
import { api } from './api.ts';
import { timeNow } from './clock.ts';
import { sessionScoped } from './store.ts';

type Loaded = { readonly acl: AclMatrix | undefined; readonly at: number };

/** The ACLs of all networks, for findings. A network whose ACLs failed to load has none until the next round. */
export const findingAclsStore = sessionScoped('findingAcls', (before?: { round: number }) => ({
  loaded: ref<ReadonlyMap<string, Loaded>>(new Map()),
  isLoading: false,
  /** A reset ends the round that is under way. */
  round: (before?.round ?? 0) + 1,
}));

/** How long ACLs are good enough for findings, in milliseconds. */
const freshMs = 5 * 60_000;

/** Loads the ACLs that are missing or too old, one network after the other. */
export async function loadFindingAcls(netids: readonly string[]): Promise<void> {
  const store = findingAclsStore;
  const old = netids.filter((netid) => timeNow() - (store.loaded.get(netid)?.at ?? -Infinity) >= freshMs);
  if (store.isLoading || old.length === 0) return;
  const { round } = store;
  store.isLoading = true;
  for (const netid of old) {
    const result = await api.acls.load(netid, { kind: 'findingAcls' });
    if (store.round !== round) return;
    const acl = result.ok ? result.value : undefined;
    store.loaded = ref(new Map(store.loaded).set(netid, { acl, at: timeNow() }));
  }
  store.isLoading = false;
}
