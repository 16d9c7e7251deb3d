import { compareNames } from '../order.ts';
import { boolean, requiredText, record, text, texts, type Read } from '../record.ts';
import { listFromWire, WireObject } from '../wire.ts';
import { groupsOrWildcard } from './userGroup.ts';

/** Omits the password hash that some responses contain. */
const userRecord = record({
  username: requiredText('username'),
  isAdmin: boolean('isadmin'),
  /** Netids. An empty list means all networks for an administrator. */
  networks: texts('networks'),
  groups: texts('groups'),
});

/** Omits `groups`, so that the server adds the user to the wildcard group. */
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

export function userNetworksToWire(user: User) {
  return userRecord.write({ ...user, groups: groupsOrWildcard(user.groups) });
}

/** Reads an object whose keys are the group names, including the wildcard `*`. */
export function userGroupsFromWire(json: unknown): readonly string[] {
  const wire = new WireObject(json ?? {}, 'usergroups');
  // Each value is an object that the server leaves empty.
  const names = wire.keys().filter((name) => wire.object(name));
  return names.toSorted(compareNames);
}

export type User = Read<typeof userRecord>;

export type NewUser = Read<typeof newUserRecord>;
