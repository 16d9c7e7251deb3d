import { valueOf } from '../../../domain/loadable.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { aclsStore, loadAcls } from '../../stores/acls.ts';
import { dnsStore } from '../../stores/dns.ts';
import {
  externalClientsStore,
  loadNetworkUsers,
  loadUserGroups,
  networksStore,
  networkUsersStore,
  nodesStore,
  userGroupsStore,
  usersStore,
} from '../../stores/records.ts';
import { stableStringify } from './snapshots.ts';

const stores = [
  dnsStore,
  externalClientsStore,
  networksStore,
  networkUsersStore,
  nodesStore,
  userGroupsStore,
  usersStore,
] as const;

/** Loads all stores of an administrator. Returns a function that restores them, which is faster than loading again. */
export async function loadOnce(): Promise<() => void> {
  await Promise.all([loadEverything(), loadNetworkUsers(), loadUserGroups(), loadAcls('meshnet')]);
  const restores: (() => unknown)[] = stores.map((store) => {
    const copy = { ...store };
    return () => Object.assign(store, copy);
  });
  const acls = Object.entries(aclsStore.byNetid).map(([netid, loaded]) => [netid, { ...loaded }] as const);
  restores.push(() => acls.forEach(([netid, copy]) => (aclsStore.byNetid[netid] = { ...copy })));
  return () => restores.forEach((restore) => restore());
}

export function snapshotStores(): string {
  return stableStringify(
    [...stores, ...Object.values(aclsStore.byNetid)].map(({ data }) => valueOf<object>(data)),
  );
}
