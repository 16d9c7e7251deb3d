import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import type { Node, NodeRef } from '../node/node.ts';
import { compareNames } from '../order.ts';
import type { NetworkUserData } from '../user/networkUser.ts';
import { isAdministrator, type AccessLevel } from './accessLevel.ts';
import type { SessionUser } from './session.ts';

/**
 * Who looks at the console (§6). The server does not enforce all of this: it lets any signed-in user change nodes and
 * gateways, so what is not permitted here is not offered.
 */
export type Viewer = {
  readonly user: SessionUser;
  readonly isEE: boolean;
  /** By netid, from the user's own data; empty while it is not known, and for whoever has none. */
  readonly holdings: ReadonlyMap<string, Holdings>;
};

/** What a user has on one network. In the community edition the networks in a user's list have level 0. */
export type Holdings = { readonly accessLevel: AccessLevel; readonly nodeIds: ReadonlySet<string> };

export function viewer(user: SessionUser, isEE: boolean, data: readonly NetworkUserData[]): Viewer {
  const holdings = data.map(
    ({ network, user: networkUser }) =>
      [network, { accessLevel: networkUser.accessLevel, nodeIds: new Set(networkUser.nodes) }] as const,
  );
  return { user, isEE, holdings: new Map(holdings) };
}

export function isNetAdmin({ user, holdings }: Viewer, netid: string): boolean {
  return user.isAdmin || isAdministrator(holdings.get(netid)?.accessLevel, netid, user);
}

/**
 * What the level amounts to until the next sign-in. Level 0 that was given after the token was issued is not that of an
 * administrator yet: the server goes on refusing whatever is for administrators of the network.
 */
export function levelOn(who: Viewer, netid: string): AccessLevel {
  const level = who.holdings.get(netid)?.accessLevel ?? 3;
  return level === 0 && !isNetAdmin(who, netid) ? 1 : level;
}

/** The network's administration is theirs, but begins with the next sign-in. */
export function awaitsSignIn(who: Viewer, netid: string): boolean {
  return who.holdings.get(netid)?.accessLevel === 0 && !isNetAdmin(who, netid);
}

/**
 * Whether the viewer is told of the own nodes of this network and of no others, so that nothing can be said of the
 * network. A level below 0 does not tell: the server lists all nodes of the networks in a user's own list.
 */
export function seesOwnNodesOnly(
  { user, holdings }: Viewer,
  netid: string,
  nodes: readonly Pick<Node, 'id' | 'network'>[],
): boolean {
  const own = holdings.get(netid);
  if (user.isAdmin || own?.accessLevel === 0) return false;
  return nodes.every((node) => node.network !== netid || own?.nodeIds.has(node.id) === true);
}

export function canEditNode(who: Viewer, node: Pick<NodeRef, 'network'>): boolean {
  return isNetAdmin(who, node.network);
}

/** Egress, ingress, relay, failover and hub; others only see them. */
export function canToggleRoles(who: Viewer, node: Pick<NodeRef, 'network'>): boolean {
  return isNetAdmin(who, node.network);
}

/** Never the server's node. A node user (level 1) may delete the own ones. */
export function canDeleteNode(who: Viewer, node: Pick<Node, 'id' | 'network' | 'isServer'>): boolean {
  if (node.isServer) return false;
  const holdings = who.holdings.get(node.network);
  const isOwn = holdings?.accessLevel === 1 && holdings.nodeIds.has(node.id);
  return isNetAdmin(who, node.network) || isOwn;
}

/** §2: an administrator, while the network takes nodes without keys and this one waits. */
export function canApprove(
  who: Viewer,
  node: Pick<Node, 'isPending'>,
  network: Pick<Network, 'allowManualSignup'> | undefined,
): boolean {
  return who.user.isAdmin && node.isPending && (network?.allowManualSignup ?? false);
}

/** Administrators of the network all of its external clients; levels 1 and 2 make and keep their own. */
export function canKeepClients(who: Viewer, netid: string): boolean {
  const level = who.holdings.get(netid)?.accessLevel;
  return isNetAdmin(who, netid) || level === 1 || level === 2;
}

export function canChangeClient(who: Viewer, client: Pick<ExternalClient, 'network' | 'ownerId'>): boolean {
  const isOwn = client.ownerId === who.user.name;
  return isNetAdmin(who, client.network) || (isOwn && canKeepClients(who, client.network));
}

export function canSeeAcls(who: Viewer): boolean {
  return who.user.isAdmin;
}

/** The server's node has no ACL view of its own. */
export function canSeeNodeAcls(who: Viewer, node: Pick<Node, 'isServer'>): boolean {
  return canSeeAcls(who) && !node.isServer;
}

export function canSeeLogs(who: Viewer): boolean {
  return who.user.isAdmin;
}

export function canSeeMetrics(who: Viewer): boolean {
  return who.user.isAdmin && who.isEE;
}

export function canSeeUsers(who: Viewer): boolean {
  return who.user.isAdmin;
}

/** One's own page, with the password form, is for everybody. */
export function canSeeUser({ user }: Pick<Viewer, 'user'>, username: string): boolean {
  return user.isAdmin || user.name === username;
}

/** Not oneself: the server would agree and the session end. */
export function canDeleteUser(who: Viewer, username: string): boolean {
  return who.user.isAdmin && who.user.name !== username;
}

/** User groups and permissions on networks. */
export function canSeeUserGroups(who: Viewer): boolean {
  return who.user.isAdmin && who.isEE;
}

/** A card of the user area: its route below /prouser/{netid}. */
export type UserAreaSection = 'proedit' | 'nodeview' | 'accesskeys' | 'vpnview';

/** §2 "User area": what a level opens; nothing means NO ACCESS. */
export function userAreaSections(level: AccessLevel): readonly UserAreaSection[] {
  switch (level) {
    case 0:
      return ['proedit', 'nodeview', 'accesskeys', 'vpnview'];
    case 1:
      return ['vpnview', 'nodeview'];
    case 2:
      return ['vpnview'];
    case 3:
      return [];
  }
}

/**
 * The netids a network selector offers, sorted. Only an administrator can list networks: everybody else knows those of
 * the own data and of the nodes they see. A token lists networks too, also those that were deleted since.
 */
export function networkChoices(
  { user, holdings }: Viewer,
  networks: readonly Pick<Network, 'netid'>[],
  nodes: readonly Pick<Node, 'network'>[],
): readonly string[] {
  const netids = user.isAdmin
    ? networks.map((network) => network.netid)
    : [...holdings.keys(), ...nodes.map((node) => node.network)];
  return [...new Set(netids)].toSorted(compareNames);
}
