import { useState } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { mapValue, valueOf, type Loadable } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { isNetAdmin, networkChoices } from '../../../domain/session/permissions.ts';
import {
  accessKeyDetailsView,
  joinedNodesView,
  type AccessKeyDetailsView,
} from '../../../screens/accessKeys/AccessKeyDetailsDialog/accessKeyDetailsView.ts';
import { backend } from '../../stores/config.ts';
import { refreshAccessKeys } from '../../flows/accessKeys.ts';
import {
  useIsViewerKnown,
  useOnOpen,
  useNodes,
  useViewer,
  useRecords,
  useNetwork,
} from '../../stores/reading.ts';
import { loadAccessKeys, loadNodes, nodesStore, pollNodes } from '../../stores/records.ts';
import { isBeingRead } from '../../stores/resource.ts';
import { liveSession } from '../../stores/session.ts';
import { whileVisible } from '../../stores/whileVisible.ts';

export function useNetworkAccessKeys(netid: string) {
  const viewer = useViewer();
  const network = useNetwork(netid);
  const { networks, accessKeys: own, userData } = useRecords();
  const { data: nodes } = useNodes();
  const isSettled = useIsViewerKnown();

  const isAdmin = viewer.user.isAdmin;
  const isAllowed = isNetAdmin(viewer, netid);
  const mustAsk = isSettled && isAllowed && !isAdmin;
  useOnOpen((id) => void loadAccessKeys(id), mustAsk ? netid : undefined);

  if (isAdmin) {
    return {
      keys: mapValue(networks.data, () => network?.accessKeys ?? []),
      isRefreshing: networks.isLoading,
      isNetworkKnown: networks.data.status !== 'ready' || network !== undefined,
      isAllowed,
    };
  }
  // Permissions are unknown, so the page shows the error instead of denying access.
  if (userData.data.status === 'failed') {
    return { keys: userData.data, isRefreshing: own.isLoading, isNetworkKnown: true, isAllowed: true };
  }
  return {
    keys: own.netid === netid ? own.data : ({ status: 'loading' } as const),
    isRefreshing: own.isLoading,
    isNetworkKnown: !isSettled || networkChoices(viewer, [], valueOf(nodes) ?? []).includes(netid),
    isAllowed: !isSettled || isAllowed,
  };
}

export function useIsUserArea(): boolean {
  return useLocation().pathname.toLowerCase().startsWith(`${paths.userArea()}/`);
}

export function useListedKeys(): Loadable<readonly AccessKey[]> {
  return useOutletContext();
}

type ShownKey = {
  readonly netid: string;
  readonly key: AccessKey;
  readonly isNew: boolean;
  /** Unix milliseconds. The dialog lists nodes that joined after this time. */
  readonly since: number;
};

export function useKeyDetails(shown: ShownKey | undefined): AccessKeyDetailsView | undefined {
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const network = useNetwork(shown?.netid ?? '');
  const { config } = useRecords();
  const before = useExistingNodeIds(shown?.since, shown?.netid);
  if (!shown) return undefined;
  const { netid, key, isNew } = shown;
  return accessKeyDetailsView({
    netid,
    key,
    isNew,
    username: viewer.user.name,
    backend: backend.baseUrl,
    server: valueOf(config.data),
    joinedNodes: joinedNodesView({
      netid,
      nodes,
      existingIds: before,
      network,
      viewer,
    }),
  });
}

/** A list up to two polls old still counts as the state at `since`. */
const freshMs = 15_000;

/** Returns the ids of the nodes that existed at `since`. Reloads keys when a node joins, because that uses a key. */
function useExistingNodeIds(
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

  useOnOpen(startNodeWatch, since === undefined ? undefined : 'nodes');

  const joined =
    nodes.status === 'ready' && before
      ? nodes.value.filter((node) => node.network === netid && !before.has(node.id)).length
      : 0;
  useOnOpen(
    () => {
      if (netid !== undefined) void refreshAccessKeys(netid);
    },
    joined > 0 ? `${netid ?? ''} ${joined}` : undefined,
  );

  return before;
}

const watchMs = 7_500;

/** Polls nodes for users who aren’t administrators. For administrators the session check already does. */
export function startNodeWatch(): () => void {
  void loadNodes();
  return whileVisible(watchMs, () => {
    const session = liveSession();
    if (session && !session.user.isAdmin && !isBeingRead(nodesStore)) void pollNodes();
  });
}
