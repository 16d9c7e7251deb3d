import { type DnsEntry, customEntries } from '../../../domain/dns/dnsEntry.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import type { Node } from '../../../domain/node/node.ts';
import { paths } from '../../../domain/paths.ts';
import type { ServerConfig } from '../../../domain/server/serverConfig.ts';
import { isNetAdmin, seesOwnNodesOnly, type Viewer } from '../../../domain/session/permissions.ts';
import {
  countByNetwork,
  networkPickerView,
  type NetworkPickerQuery,
  type NetworkPickerRow,
  type NetworkPickerView,
} from '../../shared/NetworkPicker/networkPickerView.ts';

export type DnsPickerInput = NetworkPickerQuery & {
  readonly entries: Loadable<readonly DnsEntry[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly config: Loadable<Pick<ServerConfig, 'isDnsOn'>>;
  readonly viewer: Viewer;
};

export type DnsPickerRow = NetworkPickerRow & {
  /** Either is undefined where it is not told to this user. */
  readonly custom: number | undefined;
  readonly defaults: number | undefined;
};

export type DnsPickerView = { readonly status: 'disabled' } | NetworkPickerView<DnsPickerRow>;

/** §2 `/dns`: which network. */
export function dnsPickerView(input: DnsPickerInput): DnsPickerView {
  const { entries, nodes, networks, config, viewer, ...query } = input;
  if (valueOf(config)?.isDnsOn === false) return { status: 'disabled' };
  const isConfigKnown = config.status === 'ready' || config.status === 'failed';
  const known = valueOf(nodes) ?? [];
  const listed = valueOf(entries);
  const custom = listed && countByNetwork(customEntries(listed, known));
  const defaults = countByNetwork(known);
  return networkPickerView({
    ...query,
    needs: viewer.user.isAdmin ? [nodes, networks] : [nodes],
    isOwn: !viewer.user.isAdmin,
    netids: isConfigKnown ? networkChoices(viewer, valueOf(networks) ?? [], known) : undefined,
    rowOf: (netid) => ({
      netid,
      href: paths.dns(netid),
      custom: custom && isNetAdmin(viewer, netid) ? (custom.get(netid) ?? 0) : undefined,
      defaults: defaults.get(netid) ?? (seesOwnNodesOnly(viewer, netid, known) ? undefined : 0),
    }),
  });
}
