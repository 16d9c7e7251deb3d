/** The columns that order the peers. */
export const peerSortFields = ['name', 'state', 'uptime', 'latency', 'sent', 'received'] as const;

export type PeerSortField = (typeof peerSortFields)[number];

/** What narrows and orders the peers. It lives in the address. */
export type PeerFilter = {
  /** Trimmed. */
  readonly search: string;
  readonly sortBy: PeerSortField;
  readonly isAscending: boolean;
};

/** A field that does not exist counts as absent. */
export function readPeerFilter(query: URLSearchParams): PeerFilter {
  return {
    search: query.get('search')?.trim() ?? '',
    sortBy: peerSortFields.find((field) => field === query.get('sort')) ?? 'name',
    isAscending: query.get('order') !== 'descending',
  };
}

/** The query with this filter and back on the first page; the page size and what is not its own stay. */
export function writePeerFilter(query: URLSearchParams, filter: PeerFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const search = filter.search.trim();
  for (const name of ['page', 'search', 'sort', 'order']) written.delete(name);
  if (search !== '') written.set('search', search);
  if (filter.sortBy !== 'name') written.set('sort', filter.sortBy);
  if (!filter.isAscending) written.set('order', 'descending');
  return written;
}
