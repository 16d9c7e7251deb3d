import { gatewayRoles, type GatewayRole } from '../../../domain/node/gateways.ts';
import type { HealthStatus } from '../../../domain/node/health.ts';

/** What narrows a node list. It lives in the address, so that a narrowed list can be linked to. */
export type NodeFilter = {
  /** Trimmed. */
  readonly search: string;
  /** undefined: any */
  readonly status: HealthStatus | undefined;
  /** Of each list, any of the values; all while it is empty. */
  readonly roles: readonly GatewayRole[];
  readonly versions: readonly string[];
  readonly networks: readonly string[];
};

export const noFilter: NodeFilter = { search: '', status: undefined, roles: [], versions: [], networks: [] };

const statuses: readonly HealthStatus[] = ['healthy', 'warning', 'error', 'pending'];

/** A status or role that does not exist counts as absent; lists are repeated values: `?role=egress&role=relay`. */
export function readNodeFilter(query: URLSearchParams): NodeFilter {
  const roles = query.getAll('role');
  return {
    search: query.get('search')?.trim() ?? '',
    status: statuses.find((status) => status === query.get('status')),
    roles: gatewayRoles.filter((role) => roles.includes(role)),
    versions: query.getAll('version'),
    networks: query.getAll('network'),
  };
}

/** The query with these filters and back on the first page; the page size and values of others stay. */
export function writeNodeFilter(query: URLSearchParams, filter: NodeFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const search = filter.search.trim();
  setAll(written, 'search', search === '' ? [] : [search]);
  setAll(written, 'status', filter.status ? [filter.status] : []);
  setAll(written, 'role', filter.roles);
  setAll(written, 'version', filter.versions);
  setAll(written, 'network', filter.networks);
  written.delete('page');
  return written;
}

/** Whether anything but the status narrows the list. */
export function isNarrowed({ search, roles, versions, networks }: NodeFilter): boolean {
  return search !== '' || roles.length + versions.length + networks.length > 0;
}

function setAll(query: URLSearchParams, name: string, values: readonly string[]): void {
  query.delete(name);
  for (const value of values) query.append(name, value);
}
