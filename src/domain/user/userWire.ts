import { compareNames } from '../order.ts';
import { boolean, mark, record, text, texts, type Read } from '../record.ts';
import { listFromWire, WireObject } from '../wire.ts';
import { wildcardGroup } from './userGroup.ts';

/** Some answers hold the password's hash; it is not read. */
const userRecord = record({
  username: mark('username'),
  isAdmin: boolean('isadmin'),
  /** Netids. Empty for an administrator means all. */
  networks: texts('networks'),
  groups: texts('groups'),
});

/** The body of a user POST; the server gives a user without `groups` the wildcard. */
const newUserRecord = record({
  username: text('username'),
  password: text('password'),
  networks: texts('networks'),
  isAdmin: boolean('isadmin'),
});

export function usersFromWire(json: unknown): readonly User[] {
  return listFromWire(json, 'users', userFromWire);
}

export function userFromWire(json: unknown, path = 'user'): User {
  return userRecord.read(json, path);
}

export function newUserToWire(user: NewUser) {
  return newUserRecord.write(user);
}

/**
 * The body of `PUT /users/networks/{username}`. Without a group the server takes all access away, so an empty list goes
 * out as the wildcard.
 */
export function userNetworksToWire(user: User) {
  return userRecord.write({ ...user, groups: user.groups.length === 0 ? [wildcardGroup] : user.groups });
}

/** The server sends groups as an object with their names as keys; the wildcard `*` is one of them. */
export function userGroupsFromWire(json: unknown): readonly string[] {
  const wire = new WireObject(json ?? {}, 'usergroups');
  // Each is an object, in which nothing is yet.
  const names = wire.keys().filter((name) => wire.object(name));
  return names.toSorted(compareNames);
}

/** An account on the server (§3). The wildcard group is `*`. */
export type User = Read<typeof userRecord>;

/** What the create form gives (§3 "Create payload"). */
export type NewUser = Read<typeof newUserRecord>;
