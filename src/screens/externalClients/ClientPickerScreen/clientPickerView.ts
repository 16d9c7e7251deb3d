import type { ClientLists } from '../../../domain/externalClient/clientLists.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
import { canKeepClients, type Viewer } from '../../../domain/session/permissions.ts';
import {
  countByNetwork,
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerRow,
  type NetworkPickerView,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type ClientPickerInput = NetworkPickerQuery & {
  /** Undefined while not known. */
  readonly netids: readonly string[] | undefined;
  readonly lists: ClientLists;
  readonly viewer: Viewer;
};

export type ClientPickerRow = NetworkPickerRow & { readonly gateways: number; readonly clients: number };

export type ClientPickerView = NetworkPickerView<ClientPickerRow>;

/** §2 `/ext-clients`: which network. */
export function clientPickerView({ netids, lists, viewer, ...query }: ClientPickerInput): ClientPickerView {
  const { gateways, clients } = lists;
  const gatewayCounts = countByNetwork(valueOf(gateways) ?? []);
  const clientCounts = countByNetwork(valueOf(clients) ?? []);
  return networkPickerView({
    ...query,
    needs: [gateways, clients],
    isOwn: !viewer.user.isAdmin,
    netids: netids?.filter((netid) => canKeepClients(viewer, netid)),
    rowOf: (netid) => ({
      netid,
      href: paths.externalClients(netid),
      gateways: gatewayCounts.get(netid) ?? 0,
      clients: clientCounts.get(netid) ?? 0,
    }),
  });
}
