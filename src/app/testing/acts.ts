import type { EntryName } from '../../domain/dns/dnsEntry.ts';
import type { ExternalClientRef } from '../../domain/externalClient/externalClient.ts';
import type { GatewayRole } from '../../domain/node/gateways.ts';
import type { Leftover } from '../../domain/node/leftovers.ts';
import type { NamedNode } from '../../domain/node/node.ts';
import type { NetworkUserForm } from '../../domain/user/networkUser.ts';
import type { GroupChange } from '../../domain/user/userForm.ts';
import type { Belongings } from '../../domain/user/owners.ts';
import { actOn, actOnAll } from '../flows/act.ts';

type Leftovers = readonly Leftover[];

export const approveNode = (node: NamedNode) => actOn({ kind: 'approveNode', node });

export const disconnectNode = (node: NamedNode) => actOn({ kind: 'disconnectNode', node });

export const removeNode = (node: NamedNode, leftovers?: Leftovers) =>
  actOn({ kind: 'deleteNode', node }, leftovers);

const aNode = (network: string, id: string) => ({ network, id, name: id });

export const allowPair = (network: string, one: string, other: string) =>
  actOn({ kind: 'allowPair', one: aNode(network, one), other: aNode(network, other) });

export const switchRole = (node: NamedNode, role: GatewayRole, isOn: boolean, leftovers?: Leftovers) =>
  actOn({ kind: 'switchRole', node, role, isOn }, leftovers);

const onAll =
  (kind: 'approveNode' | 'connectNode' | 'disconnectNode' | 'deleteNode') =>
  (nodes: readonly NamedNode[], leftovers?: Leftovers) =>
    actOnAll(
      nodes.map((node) => ({ kind, node })),
      leftovers,
    );

export const [approveNodes, connectNodes, disconnectNodes, removeNodes] = [
  onAll('approveNode'),
  onAll('connectNode'),
  onAll('disconnectNode'),
  onAll('deleteNode'),
];

export const switchRoles = (nodes: readonly NamedNode[], role: GatewayRole, isOn: boolean) =>
  actOnAll(nodes.map((node) => ({ kind: 'switchRole', node, role, isOn })));

export const setClientEnabled = (client: ExternalClientRef, isEnabled: boolean) =>
  actOn({ kind: isEnabled ? 'enableClient' : 'disableClient', client });

export const setClientsEnabled = (clients: readonly ExternalClientRef[], isEnabled: boolean) =>
  actOnAll(clients.map((client) => ({ kind: isEnabled ? 'enableClient' : 'disableClient', client })));

export const removeClient = (client: ExternalClientRef, leftovers?: Leftovers) =>
  actOn({ kind: 'deleteClient', client }, leftovers);

export const removeClients = (clients: readonly ExternalClientRef[], leftovers?: Leftovers) =>
  actOnAll(
    clients.map((client) => ({ kind: 'deleteClient', client })),
    leftovers,
  );

export const removeAccessKey = (network: string, name: string) =>
  actOn({ kind: 'deleteAccessKey', key: { network, name } });

export const removeAccessKeys = (network: string, names: readonly string[]) =>
  actOnAll(names.map((name) => ({ kind: 'deleteAccessKey', key: { network, name } })));

export const removeDnsEntry = (entry: EntryName) => actOn({ kind: 'deleteDnsEntry', entry });

export const removeDnsEntries = (entries: readonly EntryName[]) =>
  actOnAll(entries.map((entry) => ({ kind: 'deleteDnsEntry', entry })));

export const removeNetwork = (netid: string) => actOn({ kind: 'deleteNetwork', netid });

export const removeNetworks = (netids: readonly string[]) =>
  actOnAll(netids.map((netid) => ({ kind: 'deleteNetwork', netid })));

export const refreshPublicKeys = (netid: string) => actOn({ kind: 'refreshKeys', netid });

export const refreshAllPublicKeys = (netids: readonly string[]) =>
  actOnAll(netids.map((netid) => ({ kind: 'refreshKeys', netid })));

export const removeUser = (username: string, leftovers?: Leftovers, also?: Belongings) =>
  actOn({ kind: 'deleteUser', username }, leftovers, also);

export const removeUsers = (usernames: readonly string[], leftovers?: Leftovers, also?: Belongings) =>
  actOnAll(
    usernames.map((username) => ({ kind: 'deleteUser', username })),
    leftovers,
    also,
  );

export const removeUserGroup = (group: string) => actOn({ kind: 'deleteUserGroup', group });

export const removeUserGroups = (groups: readonly string[]) =>
  actOnAll(groups.map((group) => ({ kind: 'deleteUserGroup', group })));

export const removePermission = (netid: string, username: string) =>
  actOn({ kind: 'removePermission', netid, username });

export const removePermissions = (netid: string, usernames: readonly string[]) =>
  actOnAll(usernames.map((username) => ({ kind: 'removePermission', netid, username })));

export const setPermissions = (
  netid: string,
  usernames: readonly string[],
  values: Partial<NetworkUserForm>,
) => actOnAll(usernames.map((username) => ({ kind: 'setPermission', netid, username, values })));

export const changeGroups = (usernames: readonly string[], change: GroupChange) =>
  actOnAll(usernames.map((username) => ({ kind: 'changeGroups', username, ...change })));
