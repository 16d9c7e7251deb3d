import type { Network } from '../network/network.ts';
import { isAllowedOn } from '../network/networkAllowed.ts';
import { proSettingsOf } from '../network/proSettings.ts';
import { accessLevelName, type AccessLevel } from '../session/accessLevel.ts';
import type { NetworkUser } from './networkUser.ts';
import { groupsOrWildcard, wildcardGroup } from './userGroup.ts';
import type { User } from './userWire.ts';

export type NetworkUsers = ReadonlyMap<string, readonly NetworkUser[]>;

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
 * Predicts the level after saving a user’s list of networks. The server raises every level to the default where the
 * network allows the user, and removes it elsewhere.
 */
export function levelChange(
  network: Network,
  user: Pick<User, 'username' | 'groups'>,
  { before: oldNetids, after: newNetids }: Lists,
  users: NetworkUsers | undefined,
): LevelChange {
  const { netid } = network;
  const before = users && levelIn(users, netid, user.username);
  if (!isAllowedOn(network, { ...user, groups: groupsOrWildcard(user.groups) })) return { before, after: 3 };
  // The server changes only users who already have a record on the network.
  if (before === undefined && users) return { before: 3, after: 3 };
  const level = levelByList(network, oldNetids, newNetids, before);
  return { before, after: level === undefined ? undefined : raised(network, level) };
}

/** The server makes the user an administrator of an added network, and gives the default level on a removed one. */
function levelByList<Level extends AccessLevel | undefined>(
  network: Network,
  before: readonly string[],
  after: readonly string[],
  level: Level,
): Level | AccessLevel {
  const [was, will] = [before, after].map((netids) => netids.includes(network.netid));
  if (was === will) return level;
  return will ? 0 : proSettingsOf(network).defaultAccessLevel;
}

/** A lower number gives more access. */
function raised(network: Network, level: AccessLevel): AccessLevel {
  const { defaultAccessLevel } = proSettingsOf(network);
  return level > defaultAccessLevel ? defaultAccessLevel : level;
}

function levelIn(users: NetworkUsers, netid: string, username: string): AccessLevel | undefined {
  return users.get(netid)?.find(({ id }) => id === username)?.accessLevel;
}

export function levelText({ before, after }: LevelChange): string | undefined {
  if (after === undefined) return undefined;
  const name = accessLevelName(after).toLowerCase();
  return before === after || before === undefined ? name : `becomes ${name}`;
}

export type Access = Pick<NetworkUser, 'accessLevel' | 'nodeLimit' | 'clientLimit'>;

/** A user’s access in a network before and after a change. */
export type AccessChange = {
  readonly netid: string;
  readonly username: string;
  readonly before: Access;
  readonly after: Access;
};

/** With what the reverse change would make of the record then. It isn’t always the access from before. */
type AccessStep = AccessChange & { readonly undone: Access };

type Member = Pick<User, 'username' | 'groups' | 'networks' | 'isAdmin'>;
type MemberChange = { readonly before: Member; readonly after: Member };

/**
 * Predicts what saving groups or networks of users does to their access on every network, whether or not it has to do
 * with the change. Leaves out administrators, who have access to everything.
 */
export function accessByUserChange(
  members: readonly MemberChange[],
  networks: readonly Network[],
  users: NetworkUsers,
): readonly AccessStep[] {
  const records = recordsOf(users);
  return members.flatMap(({ before, after }) =>
    networks.flatMap((network) =>
      stepOf(before, records(network.netid, before.username), network, {
        forth: (access) => recalculated(network, after, listed(network, before, after, access)),
        back: (access) => recalculated(network, before, listed(network, after, before, access)),
      }),
    ),
  );
}

/** Predicts what changed lists of allowed groups and users do to the users of a network. */
export function accessByAllowed(
  { before, after }: { readonly before: Network; readonly after: Network },
  members: readonly Member[],
  users: NetworkUsers,
): readonly AccessStep[] {
  const records = recordsOf(users);
  return members.flatMap((member) =>
    stepOf(member, records(after.netid, member.username), after, {
      forth: (access) => recalculated(after, member, access),
      back: (access) => recalculated(before, member, access),
    }),
  );
}

export function changedAccess(steps: readonly AccessStep[]): readonly AccessChange[] {
  return steps.filter(({ before, after }) => !isSameAccess(before, after));
}

/** The records that the reverse change alone doesn’t restore. */
export function accessToRestore(steps: readonly AccessStep[]): readonly AccessChange[] {
  return steps.filter(({ before, undone }) => !isSameAccess(before, undone));
}

function recordsOf(users: NetworkUsers) {
  const byName = new Map(
    [...users].map(([netid, members]) => [netid, new Map(members.map((member) => [member.id, member]))]),
  );
  return (netid: string, username: string): NetworkUser | undefined => byName.get(netid)?.get(username);
}

type Steps = Readonly<Record<'forth' | 'back', (access: Access) => Access>>;

function stepOf(
  { isAdmin, username }: Member,
  record: NetworkUser | undefined,
  { netid }: Network,
  { forth, back }: Steps,
): readonly AccessStep[] {
  // The server changes only users who already have a record on the network.
  if (isAdmin || !record) return [];
  const { accessLevel, nodeLimit, clientLimit } = record;
  const before = { accessLevel, nodeLimit, clientLimit };
  const after = forth(before);
  return [{ netid, username, before, after, undone: back(after) }];
}

function listed(network: Network, before: Member, after: Member, access: Access): Access {
  return {
    ...access,
    accessLevel: levelByList(network, before.networks, after.networks, access.accessLevel),
  };
}

/** The server raises access to the network’s defaults, and removes it where the network doesn’t allow the user. */
function recalculated(network: Network, member: Member, start: Access): Access {
  if (!isAllowedOn(network, { ...member, groups: groupsOrWildcard(member.groups) })) {
    return { accessLevel: 3, nodeLimit: 0, clientLimit: 0 };
  }
  const { defaultUserNodeLimit, defaultUserClientLimit } = proSettingsOf(network);
  return {
    accessLevel: raised(network, start.accessLevel),
    nodeLimit: Math.max(start.nodeLimit, defaultUserNodeLimit),
    clientLimit: Math.max(start.clientLimit, defaultUserClientLimit),
  };
}

export function isSameAccess(one: Access, other: Access): boolean {
  return (
    one.accessLevel === other.accessLevel &&
    one.nodeLimit === other.nodeLimit &&
    one.clientLimit === other.clientLimit
  );
}

/** For example “no access becomes client user, node limit 0 becomes 3”. */
export function accessChangeText({ before, after }: Pick<AccessChange, 'before' | 'after'>): string {
  const name = (level: AccessLevel) => accessLevelName(level).toLowerCase();
  const level =
    before.accessLevel !== after.accessLevel &&
    `${name(before.accessLevel)} becomes ${name(after.accessLevel)}`;
  return [level, ...limitChanges({ before, after })].filter((part) => part !== false).join(', ');
}

/** For example “node limit 0 becomes 3”. */
export function limitChanges({ before, after }: Pick<AccessChange, 'before' | 'after'>): readonly string[] {
  const parts = [
    before.nodeLimit !== after.nodeLimit && `node limit ${before.nodeLimit} becomes ${after.nodeLimit}`,
    before.clientLimit !== after.clientLimit &&
      `client limit ${before.clientLimit} becomes ${after.clientLimit}`,
  ];
  return parts.filter((part) => part !== false);
}
