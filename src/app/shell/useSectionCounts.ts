import { homeCounts } from '../../domain/home/counts.ts';
import { valueOf } from '../../domain/loadable.ts';
import { networkChoices } from '../../domain/network/networkChoices.ts';
import { isNetAdmin, type Viewer } from '../../domain/session/permissions.ts';
import { dnsStore } from '../stores/dns.ts';
import { serverConfigStore, usersStore } from '../stores/records.ts';
import type { NavigationCounts } from './navigation.ts';
import { useKnownClients, useKnownNetworks } from './useNetwork.ts';
import { useKnownNodes, useLoaded } from './useNodes.ts';

/**
 * How many of each there are, beside the entries of the navigation; nothing beside what is not loaded. Whoever administers
 * no network is told of no access keys and no DNS entries, which is another thing than none.
 */
export function useSectionCounts(viewer: Viewer): NavigationCounts {
  const { isAdmin } = viewer.user;
  const networks = valueOf(useKnownNetworks());
  const nodes = valueOf(useKnownNodes());
  const externalClients = useKnownClients(viewer);
  const dnsEntries = valueOf(useLoaded(dnsStore));
  const users = valueOf(useLoaded(usersStore));
  const isDnsOn = valueOf(useLoaded(serverConfigStore))?.isDnsOn ?? true;

  const administered = (nodes ?? []).filter((node) => isNetAdmin(viewer, node.network));
  const administersAny = isAdmin || networks?.some(({ netid }) => isNetAdmin(viewer, netid)) === true;
  const counts = homeCounts({
    networks: networks ?? [],
    nodes: nodes ?? [],
    externalClients: externalClients ?? [],
    // An administrator's list has the names of nodes in it.
    dnsEntries: [...(dnsEntries ?? []), ...(isAdmin ? [] : administered)],
    users: users ?? [],
    isDnsOn,
  });
  const netids = nodes && networks && networkChoices(viewer, networks, nodes);
  return {
    ...(isAdmin ? networks && { networks: counts.networks } : netids && { networks: netids.length }),
    ...(networks && administersAny && { accessKeys: counts.accessKeys }),
    ...(nodes && { nodes: counts.nodes }),
    ...(externalClients && { externalClients: counts.externalClients }),
    ...(dnsEntries && administersAny && { dns: counts.dnsEntries }),
    ...(users && { users: counts.users }),
  };
}
