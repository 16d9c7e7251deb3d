import type { Network } from '../../../domain/network/network.ts';

/** What narrows and orders the network list. It lives in the address, so that a narrowed list can be linked to. */
export type NetworkFilter = {
  /** Trimmed. */
  readonly search: string;
  /** Any of these; all while it is empty. */
  readonly types: readonly NetworkType[];
  readonly isAscending: boolean;
};

export const networkTypes = ['mesh', 'pointToSite', 'manualSignup'] as const;
export type NetworkType = (typeof networkTypes)[number];

export const noNetworkFilter = { search: '', types: [] } satisfies Partial<NetworkFilter>;

/** A type that does not exist counts as absent. */
export function readNetworkFilter(query: URLSearchParams): NetworkFilter {
  return {
    search: query.get('search')?.trim() ?? '',
    types: typesAmong(query.getAll('type')),
    isAscending: query.get('order') !== 'descending',
  };
}

/** The query with these filters and back on the first page; the page size and values of others stay. */
export function writeNetworkFilter(query: URLSearchParams, filter: NetworkFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const search = filter.search.trim();
  setAll(written, 'search', search === '' ? [] : [search]);
  setAll(written, 'type', filter.types);
  setAll(written, 'order', filter.isAscending ? [] : ['descending']);
  written.delete('page');
  return written;
}

export function typesAmong(names: readonly string[]): readonly NetworkType[] {
  return networkTypes.filter((type) => names.includes(type));
}

export function isOfType(network: Network, type: NetworkType): boolean {
  switch (type) {
    case 'mesh':
      return !network.isPointToSite;
    case 'pointToSite':
      return network.isPointToSite;
    case 'manualSignup':
      return network.allowManualSignup;
  }
}

function setAll(query: URLSearchParams, name: string, values: readonly string[]): void {
  query.delete(name);
  for (const value of values) query.append(name, value);
}
