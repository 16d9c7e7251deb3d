import { quotaOf } from '../../../domain/externalClient/clientQuota.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { networkChoices } from '../../../domain/session/permissions.ts';
import { useRecords, useViewer } from '../../stores/reading.ts';

export function useClientLists() {
  const viewer = useViewer();
  const nodes = useRecords().nodes;
  const { clients, gateways, networks, ownData } = useRecords();
  const source = viewer.user.isAdmin ? networks.data : ownData.data;
  const own = valueOf(ownData.data) ?? [];
  return {
    lists: { gateways: gateways.data, clients: clients.data },
    nodes: valueOf(nodes.data) ?? [],
    isRefreshing: clients.isLoading || nodes.isLoading || ownData.isLoading,
    netids:
      source.status === 'ready'
        ? networkChoices(viewer, valueOf(networks.data) ?? [], valueOf(nodes.data) ?? [])
        : undefined,
    quotaOn: (netid: string) => quotaOf(viewer, own, netid),
  };
}
