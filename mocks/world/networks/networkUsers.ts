import { accessLevel, type Caller } from '../access.ts';
import { log } from '../logs.ts';
import { nodesForWire } from '../nodes/nodes.ts';
import { shuffled } from '../random.ts';
import { noRecords, noResult, ServerError } from '../serverError.ts';
import type { Account, World } from '../state.ts';
import type { WireExtClient, WireNetwork, WireNetworkUser, WireNode } from '../../wire/wire.ts';

/** Adds missing network user records with each network's defaults. In CE, the user's own networks get level 0. */
export function addNetworkUserRecords(
  world: Pick<World, 'networks' | 'networkUsers' | 'edition'>,
  user: Account,
): void {
  for (const network of world.networks.values()) {
    const users = usersOf(world, network.netid);
    if (users.has(user.username)) continue;
    const record = defaultRecord(network, user);
    if (world.edition === 'community' && user.networks?.includes(network.netid)) record.accesslevel = 0;
    users.set(user.username, record);
  }
}

export function addRecordsForAllUsers(world: World, network: WireNetwork): void {
  const users = usersOf(world, network.netid);
  for (const user of world.users.values()) users.set(user.username, defaultRecord(network, user));
}

/**
 * Recalculates a record after a change of groups or of the allowed users and groups. Rights and limits never drop below
 * the network's defaults while the user is allowed.
 */
export function recalculateAccess(world: World, network: WireNetwork, user: Account): void {
  const record = usersOf(world, network.netid).get(user.username);
  const pro = network.prosettings;
  if (!record || !pro) return;
  if (!isAllowed(network, user)) {
    Object.assign(record, { accesslevel: 3, nodelimit: 0, clientlimit: 0 });
    return;
  }
  record.accesslevel = Math.min(record.accesslevel, pro.defaultaccesslevel);
  record.nodelimit = Math.max(record.nodelimit, pro.defaultusernodelimit);
  record.clientlimit = Math.max(record.clientlimit, pro.defaultuserclientlimit);
}

export function resetRecord(world: World, network: WireNetwork, { username }: Account): void {
  const record = usersOf(world, network.netid).get(username);
  const level = network.prosettings?.defaultaccesslevel;
  if (!record || level === undefined) return;
  record.accesslevel = level;
  log(world, `changed ${username} access level on network ${network.netid} to ${level}`);
}

export function listNetworkUsers(world: World, caller: Caller): Record<string, WireNetworkUser[]> {
  log(world, `${caller.name} requested fetching all network users`);
  if (world.networks.size === 0) throw noRecords();
  const filled = [...world.networkUsers].filter(([, users]) => users.size > 0);
  return Object.fromEntries(
    filled
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([netid, users]) => [netid, shuffled(world, users.values())]),
  );
}

/** Returns a map by user name. The call for all networks returns a list. */
export function networkUsersOf(world: World, caller: Caller, netid: string): Record<string, WireNetworkUser> {
  log(world, `${caller.name} requested fetching network users for network ${netid}`);
  const users = world.networkUsers.get(netid);
  if (!users) throw noResult();
  return Object.fromEntries([...users].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export function readNetworkUser(world: World, caller: Caller, netid: string, name: string): WireNetworkUser {
  log(world, `${caller.name} requested fetching network user ${name} on network ${netid}`);
  return getNetworkUser(world, netid, name);
}

export function getNetworkUser(world: World, netid: string, name: string): WireNetworkUser {
  const users = world.networkUsers.get(netid);
  if (!users) throw noResult();
  const record = users.get(name);
  if (!record) throw new ServerError(500, `user ${name} does not exist`);
  return record;
}

/** Replaces the record. Lists missing in the request become null. */
export function putNetworkUser(world: World, caller: Caller, netid: string, sent: WireNetworkUser): void {
  log(world, `${caller.name} requested updating a network user on network ${netid}`);
  const network = world.networks.get(netid);
  if (!network) throw noResult();
  const user = world.users.get(sent.id);
  if (!user) throw new ServerError(400, `invalid user ${sent.id}`);
  if (sent.accesslevel < 0 || sent.accesslevel > 3)
    throw new ServerError(400, 'invalid user access level provided');
  if (sent.clientlimit < 0 || sent.nodelimit < 0) throw new ServerError(400, 'negative user limit provided');
  if (!isAllowed(network, user)) throw new ServerError(400, 'user must be in allowed groups or users');
  if (sent.accesslevel === 0) {
    if (user.isadmin) {
      throw new ServerError(400, `user model failed net admin update ${user.username} (are they an admin?`);
    }
    if (!user.networks?.includes(netid)) {
      user.networks = [...(user.networks ?? []), netid];
      log(world, `updated user ${user.username}`);
    }
  }
  usersOf(world, netid).set(sent.id, sent);
}

/** Succeeds for unknown users. Their nodes and clients stay. */
export function deleteNetworkUser(world: World, caller: Caller, netid: string, name: string): void {
  log(world, `${caller.name} requested deleting network user ${name} on network ${netid}`);
  const users = world.networkUsers.get(netid);
  if (!users) throw noResult();
  users.delete(name);
}

type UserData = {
  nodes: readonly WireNode[] | null;
  clients: readonly WireExtClient[];
  vpns: readonly WireNode[];
  networks: readonly WireNetwork[];
  user: WireNetworkUser;
};

/** Returns the user's data on all networks with an access level below 3. DISPLAY_KEYS has no effect on it. */
export function userData(world: World, caller: Caller, name: string): Record<string, UserData> {
  log(world, `${caller.name} requested fetching network user data for user ${name}`);
  if (world.networks.size === 0) throw noRecords();
  if (!world.users.has(name)) throw new ServerError(400, 'could not find user');
  const visible = [...world.networks.values()].filter(({ netid }) => accessLevel(world, netid, name) < 3);
  return Object.fromEntries(visible.map((network) => [network.netid, networkData(world, network, name)]));
}

function networkData(world: World, network: WireNetwork, name: string): UserData {
  const record = getNetworkUser(world, network.netid, name);
  const nodes = [...world.nodes.values()].filter((node) => node.network === network.netid);
  const clients = [...world.extClients.values()].filter((client) => client.network === network.netid);
  const user = { ...record, id: '' };
  const vpns =
    nodesForWire(
      world,
      nodes.filter((node) => node.isingressgateway === 'yes'),
    ) ?? [];
  if (record.accesslevel === 0) {
    return {
      nodes: nodesForWire(world, nodes),
      clients: shuffled(world, clients),
      vpns,
      networks: [network],
      user,
    };
  }
  const own = record.accesslevel === 1 ? nodes.filter((node) => record.nodes?.includes(node.id)) : [];
  return {
    nodes: nodesForWire(world, own) ?? [],
    clients: clients.filter((client) => record.clients?.includes(client.clientid)),
    vpns,
    networks: [],
    user,
  };
}

/** Whether the user or one of their groups is allowed. `*` matches all users or all groups. */
function isAllowed(network: WireNetwork, user: Account): boolean {
  const users = network.prosettings?.allowedusers ?? [];
  const groups = network.prosettings?.allowedgroups ?? [];
  const own = user.groups ?? [];
  if (users.includes(user.username) || users.includes('*')) return true;
  return own.some((group) => groups.includes(group)) || (groups.includes('*') && own.length > 0);
}

function defaultRecord(network: WireNetwork, user: Account): WireNetworkUser {
  const pro = isAllowed(network, user) ? network.prosettings : undefined;
  return {
    accesslevel: pro?.defaultaccesslevel ?? 3,
    clientlimit: pro?.defaultuserclientlimit ?? 0,
    nodelimit: pro?.defaultusernodelimit ?? 0,
    id: user.username,
    clients: [],
    nodes: [],
  };
}

function usersOf(world: Pick<World, 'networkUsers'>, netid: string): Map<string, WireNetworkUser> {
  const users = world.networkUsers.get(netid) ?? new Map<string, WireNetworkUser>();
  world.networkUsers.set(netid, users);
  return users;
}

export function listUserGroups(world: World, caller: Caller): Record<string, object> {
  log(world, `${caller.name} requested fetching user groups`);
  return Object.fromEntries([...world.userGroups].toSorted().map((name) => [name, {}]));
}

/** Succeeds for existing groups. */
export function createUserGroup(world: World, caller: Caller, name: string): void {
  log(world, `${caller.name} requested creating user group ${name}`);
  world.userGroups.add(name);
}

/** Succeeds for unknown groups and for `*`. Users and networks keep the group's name. */
export function deleteUserGroup(world: World, caller: Caller, name: string): void {
  log(world, `${caller.name} requested deleting user group ${name}`);
  world.userGroups.delete(name);
}
