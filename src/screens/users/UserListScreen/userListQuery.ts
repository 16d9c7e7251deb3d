/** What narrows and orders the user list. It lives in the address, so that a narrowed list can be linked to. */
export type UserFilter = {
  /** Trimmed. */
  readonly search: string;
  readonly roles: readonly UserRole[];
  /** Netids; an administrator without a list has them all. */
  readonly networks: readonly string[];
  readonly isAscending: boolean;
};

export type UserRole = 'admin' | 'user';

const userRoles: readonly UserRole[] = ['admin', 'user'];

export const noUserFilter = { search: '', roles: [], networks: [] } satisfies Partial<UserFilter>;

/** A role that does not exist counts as absent. */
export function readUserFilter(query: URLSearchParams): UserFilter {
  return {
    search: query.get('search')?.trim() ?? '',
    roles: rolesAmong(query.getAll('role')),
    networks: query.getAll('network'),
    isAscending: query.get('order') !== 'descending',
  };
}

/** The query with these filters and back on the first page; the page size and values of others stay. */
export function writeUserFilter(query: URLSearchParams, filter: UserFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const search = filter.search.trim();
  setAll(written, 'search', search === '' ? [] : [search]);
  setAll(written, 'role', filter.roles);
  setAll(written, 'network', filter.networks);
  setAll(written, 'order', filter.isAscending ? [] : ['descending']);
  written.delete('page');
  return written;
}

export function rolesAmong(names: readonly string[]): readonly UserRole[] {
  return userRoles.filter((role) => names.includes(role));
}

function setAll(query: URLSearchParams, name: string, values: readonly string[]): void {
  query.delete(name);
  for (const value of values) query.append(name, value);
}
