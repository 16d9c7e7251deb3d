import { useSnapshot } from 'valtio';
import { clientLists, quotaOf } from '../../../domain/externalClient/clientLists.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { networkChoices, type Viewer } from '../../../domain/session/permissions.ts';
import { useNodes } from '../../stores/reading.ts';
import { externalClientsStore, networksStore, userDataStore } from '../../stores/records.ts';

export function useClientLists(viewer: Viewer) {
  const nodes = useNodes();
  const clients = useSnapshot(externalClientsStore);
  const networks = useSnapshot(networksStore);
  const userData = useSnapshot(userDataStore);
  const source = viewer.user.isAdmin ? networks.data : userData.data;
  const own = valueOf(userData.data) ?? [];
  return {
    lists: clientLists(viewer, { nodes: nodes.data, clients: clients.data, userData: userData.data }),
    nodes: valueOf(nodes.data) ?? [],
    isRefreshing: clients.isLoading || nodes.isLoading || userData.isLoading,
    netids:
      source.status === 'ready'
        ? networkChoices(viewer, valueOf(networks.data) ?? [], valueOf(nodes.data) ?? [])
        : undefined,
    quotaOn: (netid: string) => quotaOf(viewer, own, netid),
  };
}
