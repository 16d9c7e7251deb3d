import type { DnsEntry } from '../../../domain/dns/dnsEntry.ts';
import { customEntries } from '../../../domain/dns/networkDns.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Network } from '../../../domain/network/network.ts';
import { networkChoices } from '../../../domain/network/networkChoices.ts';
import type { Node } from '../../../domain/node/node.ts';
import { pageOf, paginate, readPageRequest, type Paging } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { search } from '../../../domain/search.ts';
import type { ServerConfig } from '../../../domain/server/serverConfig.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type DnsPickerInput = {
  readonly entries: Loadable<readonly DnsEntry[]>;
  readonly nodes: Loadable<readonly Node[]>;
  readonly networks: Loadable<readonly Network[]>;
  readonly config: Loadable<Pick<ServerConfig, 'isDnsOn'>>;
  readonly viewer: Viewer;
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
};

export type DnsPickerRow = {
  readonly netid: string;
  readonly href: string;
  /** Undefined while not known to this user. */
  readonly custom: number | undefined;
  readonly defaults: number;
};

export type DnsPickerView = { readonly search: string } & (
  | { readonly status: 'disabled' | 'loading' | 'empty' | 'noMatch' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly DnsPickerRow[]; readonly paging: Paging }
);

/** §2 `/dns`: which network. */
export function dnsPickerView(input: DnsPickerInput): DnsPickerView {
  const { entries, nodes, networks, config, viewer, query } = input;
  const frame = { search: query.get('search')?.trim() ?? '' };
  if (valueOf(config)?.isDnsOn === false) return { ...frame, status: 'disabled' };
  const lists = viewer.user.isAdmin ? [nodes, networks] : [nodes];
  for (const list of lists) {
    if (list.status === 'failed') return { ...frame, status: 'failed', reason: failureText(list.failure) };
  }
  const isConfigKnown = config.status === 'ready' || config.status === 'failed';
  if (!isConfigKnown || lists.some(({ status }) => status !== 'ready'))
    return { ...frame, status: 'loading' };

  const known = valueOf(nodes) ?? [];
  const netids = networkChoices(viewer, valueOf(networks) ?? [], known);
  if (netids.length === 0) return { ...frame, status: 'empty' };
  const found = search(netids, frame.search, (netid) => [netid]);
  if (found.length === 0) return { ...frame, status: 'noMatch' };

  const paging = paginate(found.length, readPageRequest(query, input.rowsPerPage));
  const listed = valueOf(entries);
  const custom = listed && countByNetwork(customEntries(listed, known));
  const defaults = countByNetwork(known);
  return {
    ...frame,
    status: 'ready',
    paging,
    rows: pageOf(found, paging).map((netid) => ({
      netid,
      href: paths.dns(netid),
      custom: custom && (custom.get(netid) ?? 0),
      defaults: defaults.get(netid) ?? 0,
    })),
  };
}

function countByNetwork(records: readonly { readonly network: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of records) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}
