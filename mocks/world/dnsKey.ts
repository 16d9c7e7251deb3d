import { bearer, type Caller } from './access.ts';
import type { World } from './state.ts';

/** The key of a server whose `DNS_KEY` isn't set. */
export const builtInDnsKey = 'secretkey';

/** The calls that were seen to accept the DNS key. `/nodes` and `/server/getconfig` reject it, and so do all changes. */
const reads: ReadonlySet<string> = new Set([
  'GET /dns',
  'GET /extclients',
  'GET /logs',
  'GET /networks',
  'GET /networks/{network}/keys',
  'GET /users',
]);

/** A vulnerability of v0.16.1: the DNS key reads more than DNS entries if the address or its query contains `/dns`. */
export function dnsService(world: World, route: string, request: Request): Caller | undefined {
  const isAccepted =
    reads.has(route) &&
    request.url.includes('/dns') &&
    bearer(request.headers.get('Authorization')) === world.settings.dnsKey;
  return isAccepted ? { name: 'nameserver', isAdmin: true, networks: [], isMaster: false } : undefined;
}
