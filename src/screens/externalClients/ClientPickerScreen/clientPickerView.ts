import type { ClientLists } from '../../../domain/externalClient/clientLists.ts';
import { valueOf } from '../../../domain/loadable.ts';
import { paths } from '../../../domain/paths.ts';
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
};

export type ClientPickerRow = NetworkPickerRow & { readonly gateways: number; readonly clients: number };

export type ClientPickerView = { readonly status: 'denied' } | NetworkPickerView<ClientPickerRow>;

/** §2 `/ext-clients`: which network. */
export function clientPickerView({ netids, lists, ...query }: ClientPickerInput): ClientPickerView {
  const { gateways, clients } = lists;
  const needs = [gateways, clients];
  const failed = needs.find(({ status }) => status === 'failed');
  if (failed?.status === 'failed' && failed.failure.kind === 'unauthorized') return { status: 'denied' };
  const gatewayCounts = countByNetwork(valueOf(gateways) ?? []);
  const clientCounts = countByNetwork(valueOf(clients) ?? []);
  return networkPickerView({
    ...query,
    needs,
    netids,
    rowOf: (netid) => ({
      netid,
      href: paths.externalClients(netid),
      gateways: gatewayCounts.get(netid) ?? 0,
      clients: clientCounts.get(netid) ?? 0,
    }),
  });
}
