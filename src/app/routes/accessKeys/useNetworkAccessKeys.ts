import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import { isNetAdmin, type Viewer } from '../../../domain/session/permissions.ts';
import { useNodes } from '../../reading/useNodes.ts';
import { useIsViewerKnown, useViewer } from '../../reading/useViewer.ts';
import { accessKeysStore, loadAccessKeys, networksStore, userDataStore } from '../../stores/records.ts';

export type NetworkAccessKeys = {
  readonly keys: Loadable<readonly AccessKey[]>;
  readonly isRefreshing: boolean;
  readonly isNetworkKnown: boolean;
  readonly isAllowed: boolean;
};

/** The keys of a network: an administrator has them with the networks, others who may see them ask for them. */
export function useNetworkAccessKeys(netid: string): NetworkAccessKeys {
  const viewer = useViewer();
  const networks = useSnapshot(networksStore);
  const own = useSnapshot(accessKeysStore);
  const { data: ownData } = useSnapshot(userDataStore);
  const { data: nodes } = useNodes();
  const isSettled = useIsViewerKnown();

  const isAdmin = viewer?.user.isAdmin ?? false;
  const isAllowed = viewer !== undefined && isNetAdmin(viewer, netid);
  const mustAsk = isSettled && isAllowed && !isAdmin;
  useEffect(() => {
    if (mustAsk) void loadAccessKeys(netid);
  }, [mustAsk, netid]);

  if (isAdmin) {
    return {
      keys: keysAmong(networks.data, netid),
      isRefreshing: networks.isLoading,
      isNetworkKnown: networks.data.status !== 'ready' || networkIn(networks.data, netid) !== undefined,
      isAllowed,
    };
  }
  // Nobody knows whether they may, so the keys are not called locked.
  if (ownData.status === 'failed') {
    return { keys: ownData, isRefreshing: own.isLoading, isNetworkKnown: true, isAllowed: true };
  }
  return {
    keys: own.netid === netid ? own.data : { status: 'loading' },
    isRefreshing: own.isLoading,
    isNetworkKnown: !isSettled || !viewer || isOwn(viewer, netid, valueOf(nodes) ?? []),
    isAllowed: !isSettled || isAllowed,
  };
}

function keysAmong(networks: Loadable<readonly Network[]>, netid: string): NetworkAccessKeys['keys'] {
  return networks.status === 'ready'
    ? { ...networks, value: networkIn(networks, netid)?.accessKeys ?? [] }
    : networks;
}

function networkIn(networks: Loadable<readonly Network[]>, netid: string): Network | undefined {
  return valueOf(networks)?.find((network) => network.netid === netid);
}

function isOwn(viewer: Viewer, netid: string, nodes: Parameters<typeof networkChoices>[2]): boolean {
  return networkChoices(viewer, [], nodes).includes(netid);
}

/** For the dialogs over the table: the keys that it shows. */
export function useShownKeys(): NetworkAccessKeys['keys'] {
  return useOutletContext<NetworkAccessKeys['keys']>();
}
