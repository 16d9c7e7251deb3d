import { Refusal, unauthorized } from './refusal.ts';
import type { World } from './state.ts';
import { looksLikeToken, readToken } from '../session/tokens.ts';

/** Who makes a call. Role and networks are the token's, not the record's. */
export type Caller = { name: string; isAdmin: boolean; networks: readonly string[]; isMaster: boolean };

const master: Caller = { name: 'masteradministrator', isAdmin: true, networks: [], isMaster: true };
const nobody: Caller = { name: '', isAdmin: false, networks: [], isMaster: false };

/** `authorization` is two words; the server never looks at the first one. */
function bearer(authorization: string | null): string {
  const words = (authorization ?? '').split(' ');
  return words.length === 2 ? (words[1] ?? '') : '';
}

/** Any valid token of a user who still exists, or the master key. */
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

/** An admin acting on the own record; the master key is nobody's own. */
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

/** An admin, or a user whose token lists the network and whose level there is 0. */
export function networkAdmin(world: World, authorization: string | null, network: string): Caller {
  const caller = anyUser(world, authorization);
  const allowed = caller.networks.includes(network) && accessLevel(world, network, caller.name) === 0;
  if (!caller.isAdmin && !allowed) throw unauthorized();
  return caller;
}

/** An admin, or a user with level 0, 1 or 2; what the token lists does not matter. */
export function networkUser(world: World, authorization: string | null, network: string): Caller {
  const caller = anyUser(world, authorization);
  if (!caller.isAdmin && accessLevel(world, network, caller.name) > 2) throw unauthorized();
  return caller;
}

/** A hole of v0.16.1: any signed-in user, as long as some network of that name exists. */
export function anyUserOfKnownNetwork(world: World, authorization: string | null, network: string): Caller {
  const caller = anyUser(world, authorization);
  if (!world.networks.has(network)) throw unauthorized();
  return caller;
}

/** Listing a network's nodes: a network that does not exist is 401, for admins too. */
export function networkAdminOfKnownNetwork(
  world: World,
  authorization: string | null,
  network: string,
): Caller {
  const caller = networkAdmin(world, authorization, network);
  if (!world.networks.has(network)) throw unauthorized();
  return caller;
}

/** The widest hole: anything that parses as a token, expired and forged ones too. */
export function anyTokenOfKnownNetwork(world: World, authorization: string | null, network: string): Caller {
  const token = bearer(authorization);
  if (!world.networks.has(network)) throw unauthorized();
  if (token === world.settings.masterKey) return master;
  if (!looksLikeToken(token)) throw unauthorized();
  return nobody;
}

/** Joining: the bearer is the value of an access key, of whichever network. */
export function anyAccessKey(world: World, authorization: string | null): Caller {
  const token = bearer(authorization);
  const keys = [...world.networks.values()].flatMap((network) => network.accesskeys ?? []);
  if (!keys.some((key) => key.value === token)) {
    throw new Refusal(401, 'You are unauthorized to access this endpoint.');
  }
  return nobody;
}

/** 3 (none) where no record says otherwise. */
export function accessLevel(world: World, network: string, user: string): number {
  return world.networkUsers.get(network)?.get(user)?.accesslevel ?? 3;
}
