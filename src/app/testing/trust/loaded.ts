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
import { inOrder } from './everything.ts';

const stores = [
  dnsStore,
  externalClientsStore,
  networksStore,
  networkUsersStore,
  nodesStore,
  userGroupsStore,
  usersStore,
] as const;

/** Everything that an administrator's page has read, put back in each trial instead of being read anew. */
export async function loadOnce(): Promise<() => void> {
  await Promise.all([loadEverything(), loadNetworkUsers(), loadUserGroups(), loadAcls('meshnet')]);
  const puttingBack = [...stores, aclsStore].map((store) => {
    const kept = { ...store };
    return () => Object.assign(store, kept);
  });
  return () => puttingBack.forEach((putBack) => putBack());
}

/** Everything that is shown, record by record. */
export function shown(): string {
  return inOrder([...stores, aclsStore].map(({ data }) => valueOf<object>(data)));
}
