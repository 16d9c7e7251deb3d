import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AccessKey } from '../../../domain/accessKey/accessKey.ts';
import { mustReadKeys } from '../../../domain/accessKey/listedKeys.ts';
import { paths } from '../../../domain/paths.ts';
import type { Records } from '../../../domain/records.ts';
import {
  accessKeyDetailsView,
  type AccessKeyDetailsView,
} from '../../../screens/accessKeys/AccessKeyDetailsDialog/accessKeyDetailsView.ts';
import { backend } from '../../stores/config.ts';
import { refreshAccessKeys } from '../../flows/accessKeys.ts';
import { useOnOpen, useRecords } from '../../stores/reading.ts';
import { followNodes, loadAccessKeys, loadNodes } from '../../stores/records.ts';
import { liveSession } from '../../stores/session.ts';

/** Reads the keys of a network if they aren’t part of the list of networks. */
export function useKeysOf(netid: string): Records {
  const records = useRecords();
  useOnOpen((id) => void loadAccessKeys(id), mustReadKeys(records, netid) ? netid : undefined);
  return records;
}

export function useIsUserArea(): boolean {
  return useLocation().pathname.toLowerCase().startsWith(`${paths.userArea()}/`);
}

type ShownKey = {
  readonly netid: string;
  readonly key: AccessKey;
  readonly isNew: boolean;
  /** Unix milliseconds. The dialog lists nodes that joined after this time. */
  readonly since: number;
};

export function useKeyDetails(shown: ShownKey | undefined): AccessKeyDetailsView | undefined {
  const records = useRecords();
  const existingIds = useExistingNodeIds(shown?.since, shown?.netid);
  return shown && accessKeyDetailsView(records, { ...shown, backend: backend.baseUrl, existingIds });
}

/** A list up to two polls old still counts as the state at `since`. */
const freshMs = 15_000;

/** Returns the ids of the nodes that existed at `since`. Reloads keys when a node joins, because that uses a key. */
function useExistingNodeIds(
  since: number | undefined,
  netid: string | undefined,
): ReadonlySet<string> | undefined {
  const { data: nodes } = useRecords().nodes;
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

/** Polls nodes for users who aren’t administrators. For administrators the session check already does. */
export function startNodeWatch(): () => void {
  void loadNodes();
  return followNodes(() => liveSession()?.user.isAdmin === false);
}
