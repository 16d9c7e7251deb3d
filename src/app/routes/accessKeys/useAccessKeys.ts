import { useEffect, useState } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { paths } from '../../../domain/paths.ts';
import { isNetAdmin, networkChoices, type Viewer } from '../../../domain/session/permissions.ts';
import {
  accessKeyDetailsView,
  arrivalsView,
  type AccessKeyDetailsView,
} from '../../../screens/accessKeys/AccessKeyDetailsDialog/accessKeyDetailsView.ts';
import { backend } from '../../stores/config.ts';
import { refreshAccessKeys } from '../../flows/accessKeys.ts';
import { useIsViewerKnown, useNetworks, useNodes, useViewer } from '../../stores/reading.ts';
import {
  accessKeysStore,
  loadAccessKeys,
  loadNodes,
  isBeingRead,
  networksStore,
  nodesStore,
  pollNodes,
  serverConfigStore,
  userDataStore,
} from '../../stores/records.ts';
import { liveSession } from '../../stores/session.ts';

export type NetworkAccessKeys = {
  readonly keys: Loadable<readonly AccessKey[]>;
  readonly isRefreshing: boolean;
  readonly isNetworkKnown: boolean;
  readonly isAllowed: boolean;
};

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

/** Whether a page that stands in the administration and in the user area is drawn in the latter. */
export function useIsUserArea(): boolean {
  return useLocation().pathname.toLowerCase().startsWith(`${paths.userArea()}/`);
}

export function useShownKeys(): NetworkAccessKeys['keys'] {
  return useOutletContext<NetworkAccessKeys['keys']>();
}

type ShownKey = {
  readonly netid: string;
  readonly key: AccessKey;
  readonly isNew: boolean;
  /** Unix milliseconds: nodes that join from then on are told. */
  readonly since: number;
};

export function useKeyDetails(shown: ShownKey | undefined): AccessKeyDetailsView | undefined {
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { data: config } = useSnapshot(serverConfigStore);
  const before = useNodesBefore(shown?.since, shown?.netid);
  if (!shown || !viewer) return undefined;
  const { netid, key, isNew } = shown;
  return accessKeyDetailsView({
    netid,
    key,
    isNew,
    username: viewer.user.name,
    backend: backend.baseUrl,
    server: valueOf(config),
    arrivals: arrivalsView({
      netid,
      nodes,
      before,
      network: valueOf(networks)?.find((network) => network.netid === netid),
      viewer,
    }),
  });
}

/** A list as old as two polls is still what was there when the waiting began. */
const freshMs = 15_000;

/**
 * Watches the nodes and tells which were there `since` a moment (Unix milliseconds): those of the list as it was known
 * then, or of the next one when that was too old. Every join spends a use, so with each the keys are read again.
 */
function useNodesBefore(
  since: number | undefined,
  netid: string | undefined,
): ReadonlySet<string> | undefined {
  const { data: nodes } = useNodes();
  const [known, setKnown] = useState<{ since: number; ids: ReadonlySet<string> }>();
  const isFresh = since !== undefined && nodes.status === 'ready' && nodes.loadedAt >= since - freshMs;
  if (isFresh && known?.since !== since) {
    setKnown({ since, ids: new Set(nodes.value.map((node) => node.id)) });
  }
  const before = since !== undefined && known?.since === since ? known.ids : undefined;

  const isWaiting = since !== undefined;
  useEffect(() => (isWaiting ? startNodeWatch() : undefined), [isWaiting]);

  const joined =
    nodes.status === 'ready' && before
      ? nodes.value.filter((node) => node.network === netid && !before.has(node.id)).length
      : 0;
  useEffect(() => {
    if (joined > 0 && netid !== undefined) void refreshAccessKeys(netid);
  }, [joined, netid]);

  return before;
}

/** As often as the session check reads an administrator's nodes. */
const watchMs = 7_500;

/** While somebody waits for a node: nodes are read at once, and for those to whom the session check reads none, again. */
export function startNodeWatch(): () => void {
  void loadNodes();
  const timer = setInterval(() => {
    const session = liveSession();
    if (session && !session.user.isAdmin && !document.hidden && !isBeingRead(nodesStore)) void pollNodes();
  }, watchMs);
  return () => clearInterval(timer);
}
