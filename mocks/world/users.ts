import type { Caller } from './access.ts';
import { log } from './logs.ts';
import { addNetworkUserRecords, recalculateAccess, resetRecord } from './networks/networkUsers.ts';
import { passwordHash, shuffled } from './random.ts';
import { seededRandom } from '../seededRandom.ts';
import { noRecords, noResult, ServerError } from './serverError.ts';
import type { Account, World } from './state.ts';
import { issueToken } from '../session/tokens.ts';
import { between, isEmail, validate } from './validation.ts';
import type { WireUser } from '../wire/wire.ts';

/** The record that most calls return, which includes the password hash. */
type UserWithHash = WireUser & { password: string };
type SentUser = WireUser & { password: string };

export function listUsers(world: World, caller: Caller): readonly WireUser[] {
  log(world, `${caller.name} fetched users`);
  return shuffled(world, world.users.values()).map(withoutPassword);
}

export function getUser(world: World, name: string): UserWithHash {
  return withHash(existing(world, name));
}

export function hasAdmin(world: World): boolean {
  return [...world.users.values()].some((user) => user.isadmin);
}

/** The server returns 400, not 401, for wrong credentials. User names are case-sensitive. */
export function authenticate(world: World, sent: { username: string; password: string }) {
  if (!world.settings.basicAuth) throw new ServerError(400, 'basic auth is disabled');
  if (sent.username === '') throw new ServerError(400, "username can't be empty");
  if (sent.password === '') throw new ServerError(400, "password can't be empty");
  const user = world.users.get(sent.username);
  if (!user) {
    const reason = world.users.size === 0 ? noRecords() : noResult();
    throw new ServerError(400, `error retrieving user from db: ${reason.message}`);
  }
  if (user.password !== sent.password) throw new ServerError(400, 'incorrect credentials');
  log(world, `${user.username} was authenticated`);
  return {
    Code: 200,
    Message: `W1R3: Device ${user.username} Authorized`,
    Response: { UserName: user.username, AuthToken: issueToken(world, user) },
  };
}

/** A public call until an administrator exists. The new user is one regardless of `isadmin`. */
export function createAdmin(world: World, sent: SentUser): UserWithHash {
  if (!world.settings.basicAuth) throw new ServerError(400, 'basic auth is disabled');
  if (hasAdmin(world)) throw new ServerError(400, 'admin user already exists');
  const user = addUser(world, { ...sent, isadmin: true });
  log(world, `${user.username} was made a new admin`);
  return withHash(user);
}

/** The server uses the name in the body, not the one in the path, and doesn't check networks. */
export function createUser(world: World, sent: SentUser): UserWithHash {
  const limit = world.settings.freeTier?.users;
  if (limit !== undefined && world.users.size >= limit) {
    throw new ServerError(401, 'free tier limits exceeded on users');
  }
  const user = addUser(world, sent);
  log(world, `${user.username} was created`);
  return withHash(user);
}

function addUser(world: World, sent: SentUser): Account {
  validate(
    'User',
    {
      UserName: [...between(sent.username.length, 3, 40), ['in_charset|email', isUserName(sent.username)]],
      Password: [
        ['required', sent.password !== ''],
        ['min', sent.password.length >= 5],
      ],
    },
    400,
  );
  if (world.users.has(sent.username)) throw new ServerError(400, 'user exists');
  const user = { ...sent, groups: sent.groups ?? ['*'] };
  world.users.set(user.username, user);
  addNetworkUserRecords(world, user);
  return user;
}

/**
 * Changes the user's own password or name. The server checks the length of the hash instead of the password, so it
 * accepts any.
 */
export function updateUser(world: World, name: string, sent: SentUser): UserWithHash {
  const user = existing(world, name);
  if (user.oauth) throw new ServerError(403, `cannot update user info for oauth user ${name}`);
  if (sent.password !== '') user.password = sent.password;
  if (sent.groups && sent.groups.length > 0) user.groups = sent.groups;
  if (sent.username !== '' && sent.username !== name) {
    world.users.delete(name);
    user.username = sent.username;
    world.users.set(user.username, user);
  }
  log(world, `updated user ${name}`);
  log(world, `${name} was updated`);
  return withHash(user);
}

/** Intended for users who signed up through OAuth. The server returns 403 for all others. */
export function updateOauthUser(world: World, name: string): never {
  existing(world, name);
  throw new ServerError(403, `cannot update user info for oauth user ${name}`);
}

/**
 * Returns the record from before the change. With `isadmin` nothing changes, although the log says otherwise. The server
 * ignores an empty list of networks or groups, but calculates access levels as if it had stored it: 0 on added networks,
 * the default on removed ones, and then what the allowed users and groups of each network yield.
 */
export function updateUserNetworks(world: World, name: string, sent: SentUser): UserWithHash {
  const user = existing(world, name);
  if (user.isadmin) {
    throw new ServerError(400, `can not make changes to an admin user, attempted to change ${name}`);
  }
  const before = withHash(user);
  if (!sent.isadmin) changeNetworks(world, user, sent);
  log(world, `updated user ${name}`);
  log(world, `${name} status was updated`);
  return before;
}

function changeNetworks(world: World, user: Account, sent: SentUser): void {
  const wanted = sent.networks ?? [];
  const previous = user.networks ?? [];
  for (const network of world.networks.values()) {
    const { netid } = network;
    const record = world.networkUsers.get(netid)?.get(user.username);
    if (record && wanted.includes(netid) && !previous.includes(netid)) record.accesslevel = 0;
    if (previous.includes(netid) && !wanted.includes(netid)) resetRecord(world, network, user);
    recalculateAccess(world, network, { ...user, groups: sent.groups });
  }
  if (wanted.length > 0) user.networks = wanted;
  if (sent.groups && sent.groups.length > 0) user.groups = sent.groups;
}

/** Administrators can delete themselves. */
export function deleteUser(world: World, name: string): string {
  if (!world.users.delete(name)) throw new ServerError(500, 'user does not exist');
  for (const users of world.networkUsers.values()) users.delete(name);
  log(world, `${name} was deleted`);
  return `${name} deleted.`;
}

function existing(world: World, name: string): Account {
  const user = world.users.get(name);
  if (!user) throw noResult();
  return user;
}

function isUserName(name: string): boolean {
  return /^[A-Za-z0-9.-]*$/.test(name) || isEmail(name);
}

function withoutPassword({ username, networks, isadmin, groups }: Account): WireUser {
  return { username, networks, isadmin, groups };
}

/** Derives the hash from name and password, so that it's the same on every call. */
function withHash(user: Account): UserWithHash {
  const seed = Array.from(user.username + user.password).reduce(
    (sum, character) => Math.imul(sum, 31) + (character.codePointAt(0) ?? 0),
    7,
  );
  return { ...withoutPassword(user), password: passwordHash({ random: seededRandom(seed) }) };
}
