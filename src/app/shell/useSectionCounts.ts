import { useSnapshot } from 'valtio';
import { homeCounts } from '../../domain/home/counts.ts';
import { valueOf } from '../../domain/loadable.ts';
import {
  dnsStore,
  externalClientsStore,
  networksStore,
  nodesStore,
  serverConfigStore,
  usersStore,
} from '../stores/records.ts';
import type { NavigationCounts } from './navigation.ts';

/** How many of each there are, beside the entries of the navigation; nothing beside what is not loaded. */
export function useSectionCounts(): NavigationCounts {
  const networks = valueOf(useSnapshot(networksStore).data);
  const nodes = valueOf(useSnapshot(nodesStore).data);
  const externalClients = valueOf(useSnapshot(externalClientsStore).data);
  const dnsEntries = valueOf(useSnapshot(dnsStore).data);
  const users = valueOf(useSnapshot(usersStore).data);
  const isDnsOn = valueOf(useSnapshot(serverConfigStore).data)?.isDnsOn ?? true;
  const counts = homeCounts({
    networks: networks ?? [],
    nodes: nodes ?? [],
    externalClients: externalClients ?? [],
    dnsEntries: dnsEntries ?? [],
    users: users ?? [],
    isDnsOn,
  });
  return {
    ...(networks && { networks: counts.networks, accessKeys: counts.accessKeys }),
    ...(nodes && { nodes: counts.nodes }),
    ...(externalClients && { externalClients: counts.externalClients }),
    ...(dnsEntries && { dns: counts.dnsEntries }),
    ...(users && { users: counts.users }),
  };
}
