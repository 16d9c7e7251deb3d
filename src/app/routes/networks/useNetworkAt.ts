import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { isNetAdmin, type Viewer } from '../../../domain/session/permissions.ts';
import { networkAt, type NetworkAt } from '../../../screens/networks/networkAt.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { loadOwnNetwork, networksStore, ownNetworkStore, userDataStore } from '../../stores/records.ts';

type FoundNetwork = {
  readonly found: NetworkAt;
  readonly isRefreshing: boolean;
  readonly refresh: () => void;
};

/** The network of an address. Whoever administers it but cannot list networks reads it alone, on entering. */
export function useNetworkAt(netid: string, viewer: Viewer): FoundNetwork {
  const { data: ownData } = useSnapshot(userDataStore);
  const networks = useSnapshot(networksStore);
  const { data: nodes } = useNodes();
  const own = useSnapshot(ownNetworkStore);
  const { isAdmin } = viewer.user;
  const readsItAlone = !isAdmin && isNetAdmin(viewer, netid);
  useEffect(() => {
    if (readsItAlone) void loadOwnNetwork(netid);
  }, [readsItAlone, netid]);
  return {
    found: networkAt({
      netid,
      viewer,
      ownData,
      networks: networks.data,
      own: own.netid === netid ? own.data : { status: 'idle' },
      nodes,
    }),
    isRefreshing: isAdmin ? networks.isLoading : own.isLoading,
    refresh: () => {
      void refreshNodes();
      if (readsItAlone) void loadOwnNetwork(netid);
    },
  };
}
