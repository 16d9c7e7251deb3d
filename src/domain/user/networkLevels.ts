import type { Network } from '../network/network.ts';
import { isAllowedOn } from '../network/networkAllowed.ts';
import { proSettingsOf } from '../network/networkForm.ts';
import { accessLevelName, type AccessLevel } from '../session/accessLevel.ts';
import type { NetworkUser } from './networkUser.ts';
import { groupsToSend } from './userForm.ts';
import { wildcardGroup } from './userGroup.ts';
import type { User } from './userWire.ts';

export type NetworkUsers = ReadonlyMap<string, readonly NetworkUser[]>;

/** The levels that give access, by user and network. */
export type AccessByUser = ReadonlyMap<string, ReadonlyMap<string, AccessLevel>>;

export function accessByUser(users: NetworkUsers): AccessByUser {
  const levels = new Map<string, Map<string, AccessLevel>>();
  for (const [netid, members] of users) {
    for (const { id, accessLevel } of members) {
      if (accessLevel === 3) continue;
      levels.set(id, (levels.get(id) ?? new Map<string, AccessLevel>()).set(netid, accessLevel));
    }
  }
  return levels;
}

export type LevelChange = {
  readonly before: AccessLevel | undefined;
  readonly after: AccessLevel | undefined;
};

/** The server gives new users the default level on every network that allows the wildcard group, listed or not. */
export function levelOfNewUser(network: Network, username: string): LevelChange {
  const isAllowed = isAllowedOn(network, { username, groups: [wildcardGroup] });
  return { before: undefined, after: isAllowed ? proSettingsOf(network).defaultAccessLevel : 3 };
}

type Lists = { readonly before: readonly string[]; readonly after: readonly string[] };

/**
 * Predicts the level after saving a user’s list of networks. The server makes the user an administrator of an
 * added network and gives the default level on a removed one. It then raises every level to the default where
 * the network allows the user, and removes it elsewhere.
 */
export function levelChange(
  network: Network,
  user: Pick<User, 'username' | 'groups'>,
  { before: oldNetids, after: newNetids }: Lists,
  users: NetworkUsers | undefined,
): LevelChange {
  const { netid } = network;
  const before = users && levelIn(users, netid, user.username);
  if (!isAllowedOn(network, { ...user, groups: groupsToSend(user, true) })) return { before, after: 3 };
  // The server changes only users who already have a record on the network.
  if (before === undefined && users) return { before: 3, after: 3 };
  const defaultLevel = proSettingsOf(network).defaultAccessLevel;
  if (newNetids.includes(netid) && !oldNetids.includes(netid)) return { before, after: 0 };
  if (oldNetids.includes(netid) && !newNetids.includes(netid)) return { before, after: defaultLevel };
  return { before, after: before !== undefined && before > defaultLevel ? defaultLevel : before };
}

function levelIn(users: NetworkUsers, netid: string, username: string): AccessLevel | undefined {
  return users.get(netid)?.find(({ id }) => id === username)?.accessLevel;
}

export function levelText({ before, after }: LevelChange): string | undefined {
  if (after === undefined) return undefined;
  const name = accessLevelName(after).toLowerCase();
  return before === after || before === undefined ? name : `becomes ${name}`;
}
