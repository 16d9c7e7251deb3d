import { mapValue, valueOf } from '../loadable.ts';
import { isViewerKnown, networkIn, type Records, type Refreshable } from '../records.ts';
import { isNetAdmin, networkChoices } from '../session/permissions.ts';
import type { AccessKey } from './accessKey.ts';

type ListedKeys = {
  readonly keys: Refreshable<readonly AccessKey[]>;
  readonly isNetworkKnown: boolean;
  /** The server lists keys only for administrators and network administrators. */
  readonly isAllowed: boolean;
};

export function listedKeys(records: Records, netid: string): ListedKeys {
  const { viewer, networks, accessKeys, ownData } = records;
  const isAllowed = isNetAdmin(viewer, netid);
  if (viewer.user.isAdmin) {
    const network = networkIn(records, netid);
    return {
      keys: { ...networks, data: mapValue(networks.data, () => network?.accessKeys ?? []) },
      isNetworkKnown: networks.data.status !== 'ready' || network !== undefined,
      isAllowed,
    };
  }
  const { isLoading } = accessKeys;
  // Permissions are unknown, so the page shows the error instead of denying access.
  if (ownData.data.status === 'failed') {
    return { keys: { data: ownData.data, isLoading }, isNetworkKnown: true, isAllowed: true };
  }
  const isSettled = isViewerKnown(records);
  const nodes = valueOf(records.nodes.data) ?? [];
  return {
    keys: { data: accessKeys.netid === netid ? accessKeys.data : { status: 'loading' }, isLoading },
    isNetworkKnown: !isSettled || networkChoices(viewer, [], nodes).includes(netid),
    isAllowed: !isSettled || isAllowed,
  };
}

/** Whether the page of a network has to read its keys, which the list of networks doesn’t contain. */
export function mustReadKeys(records: Records, netid: string): boolean {
  const { viewer } = records;
  return isViewerKnown(records) && isNetAdmin(viewer, netid) && !viewer.user.isAdmin;
}
