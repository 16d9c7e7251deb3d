import { clientLists, quotaOf } from '../../../domain/externalClient/clientLists.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { networkChoices } from '../../../domain/session/permissions.ts';
import { useNodes, useRecords, useViewer } from '../../stores/reading.ts';

export function useClientLists() {
  const viewer = useViewer();
  const nodes = useNodes();
  const { externalClients: clients, networks, userData } = useRecords();
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
