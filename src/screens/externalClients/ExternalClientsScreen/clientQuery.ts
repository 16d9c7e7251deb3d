/** What narrows the list of clients. It lives in the address, so that a narrowed list can be linked to. */
export type ClientFilter = {
  /** Trimmed. */
  readonly search: string;
  /** Ids of nodes; all while it is empty. */
  readonly gateways: readonly string[];
  readonly states: readonly ClientState[];
};

export type ClientState = 'enabled' | 'disabled';

const clientStates: readonly ClientState[] = ['enabled', 'disabled'];

export const noClientFilter: ClientFilter = { search: '', gateways: [], states: [] };

/** Both tables have their own page in the address: `page_gateways`, `rowsPerPage_extClients`. */
export const gatewayTableId = '_gateways';
export const clientTableId = '_extClients';

/** A state that does not exist counts as absent. */
export function readClientFilter(query: URLSearchParams): ClientFilter {
  return {
    search: query.get('search')?.trim() ?? '',
    gateways: query.getAll('gateway'),
    states: statesAmong(query.getAll('state')),
  };
}

/** The query with these filters and back on the first pages; page sizes and values of others stay. */
export function writeClientFilter(query: URLSearchParams, filter: ClientFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const search = filter.search.trim();
  setAll(written, 'search', search === '' ? [] : [search]);
  setAll(written, 'gateway', filter.gateways);
  setAll(written, 'state', filter.states);
  written.delete(`page${gatewayTableId}`);
  written.delete(`page${clientTableId}`);
  return written;
}

export function statesAmong(names: readonly string[]): readonly ClientState[] {
  return clientStates.filter((state) => names.includes(state));
}

function setAll(query: URLSearchParams, name: string, values: readonly string[]): void {
  query.delete(name);
  for (const value of values) query.append(name, value);
}
