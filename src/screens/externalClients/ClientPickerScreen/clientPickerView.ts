import type { ClientLists } from '../../../domain/externalClient/clientLists.ts';
import { pageOf, paginate, readPageRequest, type Paging } from '../../../domain/paging.ts';
import { paths } from '../../../domain/paths.ts';
import { search } from '../../../domain/search.ts';
import type { RowsPerPage } from '../../../domain/settings.ts';
import { failureText } from '../../../domain/text/failureText.ts';

export type ClientPickerInput = {
  /** Undefined while not known. */
  readonly netids: readonly string[] | undefined;
  readonly lists: ClientLists;
  readonly query: URLSearchParams;
  readonly rowsPerPage: RowsPerPage;
};

export type ClientPickerRow = {
  readonly netid: string;
  readonly href: string;
  readonly gateways: number;
  readonly clients: number;
};

export type ClientPickerView = { readonly search: string } & (
  | { readonly status: 'loading' | 'denied' | 'empty' | 'noMatch' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'ready'; readonly rows: readonly ClientPickerRow[]; readonly paging: Paging }
);

/** §2 `/ext-clients`: which network. */
export function clientPickerView({ netids, lists, query, rowsPerPage }: ClientPickerInput): ClientPickerView {
  const { gateways, clients } = lists;
  const frame = { search: query.get('search')?.trim() ?? '' };
  for (const list of [gateways, clients]) {
    if (list.status !== 'failed') continue;
    if (list.failure.kind === 'unauthorized') return { ...frame, status: 'denied' };
    return { ...frame, status: 'failed', reason: failureText(list.failure) };
  }
  if (!netids || gateways.status !== 'ready' || clients.status !== 'ready') {
    return { ...frame, status: 'loading' };
  }
  if (netids.length === 0) return { ...frame, status: 'empty' };
  const found = search(netids, frame.search, (netid) => [netid]);
  if (found.length === 0) return { ...frame, status: 'noMatch' };

  const paging = paginate(found.length, readPageRequest(query, rowsPerPage));
  const gatewayCounts = countByNetwork(gateways.value);
  const clientCounts = countByNetwork(clients.value);
  return {
    ...frame,
    status: 'ready',
    paging,
    rows: pageOf(found, paging).map((netid) => ({
      netid,
      href: paths.externalClients(netid),
      gateways: gatewayCounts.get(netid) ?? 0,
      clients: clientCounts.get(netid) ?? 0,
    })),
  };
}

function countByNetwork(records: readonly { readonly network: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { network } of records) counts.set(network, (counts.get(network) ?? 0) + 1);
  return counts;
}
