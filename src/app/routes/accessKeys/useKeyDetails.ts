import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { valueOf } from '../../../domain/loadable.ts';
import {
  accessKeyDetailsView,
  type AccessKeyDetailsView,
  arrivalsView,
} from '../../../screens/accessKeys/AccessKeyDetailsDialog/accessKeyDetailsView.ts';
import { backend } from '../../config.ts';
import { refreshAccessKeys } from '../../flows/accessKeys.ts';
import { useNetworks } from '../../reading/useNetwork.ts';
import { useNodes } from '../../reading/useNodes.ts';
import { useViewer } from '../../reading/useViewer.ts';
import { loadNodes, nodesStore, pollNodes, serverConfigStore } from '../../stores/records.ts';
import { liveSession } from '../../stores/session.ts';

type ShownKey = {
  readonly netid: string;
  readonly key: AccessKey;
  readonly isNew: boolean;
  /** Unix milliseconds: nodes that join from then on are told. */
  readonly since: number;
};

/** What the details show of a key; undefined as long as there is none to show. */
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

/** As often as the session check reads an administrator's nodes (§9). */
const watchMs = 7_500;

/** While somebody waits for a node: nodes are read at once, and for those to whom the session check reads none, again. */
export function startNodeWatch(): () => void {
  void loadNodes();
  const timer = setInterval(() => {
    const session = liveSession();
    if (session && !session.user.isAdmin && !document.hidden && !nodesStore.isLoading) void pollNodes();
  }, watchMs);
  return () => clearInterval(timer);
}
