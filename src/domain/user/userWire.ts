import { compareNames } from '../order.ts';
import { listFromWire, WireObject } from '../wire.ts';
import type { NewUser, User } from './user.ts';
import { wildcardGroup } from './userGroup.ts';

/** The body of a user POST; the server gives a user without `groups` the wildcard. */
export type NewUserWire = {
  readonly username: string;
  readonly password: string;
  readonly networks: string[];
  readonly isadmin: boolean;
};

/** The body of `PUT /users/networks/{username}`. */
export type UserNetworksWire = {
  readonly username: string;
  readonly networks: string[];
  readonly groups: string[];
  readonly isadmin: boolean;
};

export function usersFromWire(json: unknown): readonly User[] {
  return listFromWire(json, 'users', userFromWire);
}

/** Some answers hold the password's hash; it is not read. */
export function userFromWire(json: unknown, path = 'user'): User {
  const wire = new WireObject(json, path);
  return {
    username: wire.mark('username'),
    isAdmin: wire.boolean('isadmin'),
    networks: wire.texts('networks'),
    groups: wire.texts('groups'),
  };
}

export function newUserToWire(user: NewUser): NewUserWire {
  return {
    username: user.username,
    password: user.password,
    networks: [...user.networks],
    isadmin: user.isAdmin,
  };
}

/** Without a group the server takes all access away, so an empty list goes out as the wildcard. */
export function userNetworksToWire(user: User): UserNetworksWire {
  return {
    username: user.username,
    networks: [...user.networks],
    groups: user.groups.length === 0 ? [wildcardGroup] : [...user.groups],
    isadmin: user.isAdmin,
  };
}

/** The server sends groups as an object with their names as keys; the wildcard `*` is one of them. */
export function userGroupsFromWire(json: unknown): readonly string[] {
  const wire = new WireObject(json ?? {}, 'usergroups');
  // Each is an object, in which nothing is yet.
  const names = wire.keys().filter((name) => wire.object(name));
  return names.toSorted(compareNames);
}
