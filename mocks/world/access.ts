import { ServerError, unauthorized } from './serverError.ts';
import type { World } from './state.ts';
import { looksLikeToken, readToken } from '../session/tokens.ts';

/** The caller as its token describes it. The stored user may have another role or other networks by now. */
export type Caller = { name: string; isAdmin: boolean; networks: readonly string[]; isMaster: boolean };

const master: Caller = { name: 'masteradministrator', isAdmin: true, networks: [], isMaster: true };
const anonymous: Caller = { name: '', isAdmin: false, networks: [], isMaster: false };

/** Returns the second word of the header. The server ignores the first. */
export function bearer(authorization: string | null): string {
  const words = (authorization ?? '').split(' ');
  return words.length === 2 ? (words[1] ?? '') : '';
}

/** Accepts any valid token of an existing user, and the master key. */
export function anyUser(world: World, authorization: string | null): Caller {
  const token = bearer(authorization);
  if (token === '') throw unauthorized();
  if (token === world.settings.masterKey) return master;
  const claims = readToken(world, token);
  if (!claims || !world.users.has(claims.UserName)) throw unauthorized();
  return { name: claims.UserName, isAdmin: claims.IsAdmin, networks: claims.Networks ?? [], isMaster: false };
}

export function admin(world: World, authorization: string | null): Caller {
  const caller = anyUser(world, authorization);
  if (!caller.isAdmin) throw unauthorized();
  return caller;
}

/** Accepts an administrator who acts on their own record. The master key has no record. */
export function adminSelf(world: World, authorization: string | null, user: string): Caller {
  const caller = admin(world, authorization);
  if (caller.isMaster || caller.name !== user) throw unauthorized();
  return caller;
}

export function selfOrAdmin(world: World, authorization: string | null, user: string): Caller {
  const caller = anyUser(world, authorization);
  if (!caller.isAdmin && caller.name !== user) throw unauthorized();
  return caller;
}

/** Accepts administrators, and users whose token lists the network and whose access level on it is 0. */
export function networkAdmin(world: World, authorization: string | null, network: string): Caller {
  const caller = anyUser(world, authorization);
  const allowed = caller.networks.includes(network) && accessLevel(world, network, caller.name) === 0;
  if (!caller.isAdmin && !allowed) throw unauthorized();
  return caller;
}

/** Accepts administrators and users with access level 0, 1 or 2, whether or not the token lists the network. */
export function networkUser(world: World, authorization: string | null, network: string): Caller {
  const caller = anyUser(world, authorization);
  if (!caller.isAdmin && accessLevel(world, network, caller.name) > 2) throw unauthorized();
  return caller;
}

/** A vulnerability of v0.16.1: accepts any user as long as the network in the path exists. */
export function anyUserOfKnownNetwork(world: World, authorization: string | null, network: string): Caller {
  const caller = anyUser(world, authorization);
  if (!world.networks.has(network)) throw unauthorized();
  return caller;
}

/** Used to list a network's nodes. The server returns 401 for an unknown network, to administrators as well. */
export function networkAdminOfKnownNetwork(
  world: World,
  authorization: string | null,
  network: string,
): Caller {
  const caller = networkAdmin(world, authorization, network);
  if (!world.networks.has(network)) throw unauthorized();
  return caller;
}

/** The worst vulnerability: accepts anything that parses as a token, even expired or forged ones. */
export function anyTokenOfKnownNetwork(world: World, authorization: string | null, network: string): Caller {
  const token = bearer(authorization);
  if (!world.networks.has(network)) throw unauthorized();
  if (token === world.settings.masterKey) return master;
  if (!looksLikeToken(token)) throw unauthorized();
  return anonymous;
}

/** Used to join. The bearer is the value of an access key of any network. */
export function anyAccessKey(world: World, authorization: string | null): Caller {
  const token = bearer(authorization);
  const keys = [...world.networks.values()].flatMap((network) => network.accesskeys ?? []);
  if (!keys.some((key) => key.value === token)) {
    throw new ServerError(401, 'You are unauthorized to access this endpoint.');
  }
  return anonymous;
}

/** Defaults to 3 (no access). */
export function accessLevel(world: World, network: string, user: string): number {
  return world.networkUsers.get(network)?.get(user)?.accesslevel ?? 3;
}
