import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import type { Node, NodeRef } from '../node/node.ts';
import type { User } from '../user/user.ts';
import type { NetworkUserData } from '../user/networkUser.ts';
import type { AccessLevel } from './accessLevel.ts';
import type { SessionUser } from './session.ts';

/**
 * Who looks at the console (§6). The server does not enforce all of this: it lets any signed-in user change nodes and
 * gateways, so what is not permitted here is not offered.
 */
export type Viewer = {
  readonly user: SessionUser;
  readonly isEE: boolean;
  /** By netid, from the user's own data; empty in the community edition and for whoever has none. */
  readonly holdings: ReadonlyMap<string, Holdings>;
};

/** What a network user has on one network. */
export type Holdings = { readonly accessLevel: AccessLevel; readonly nodeIds: ReadonlySet<string> };

export function viewer(user: SessionUser, isEE: boolean, data: readonly NetworkUserData[]): Viewer {
  const holdings = data.map(
    ({ network, user: networkUser }) =>
      [network, { accessLevel: networkUser.accessLevel, nodeIds: new Set(networkUser.nodes) }] as const,
  );
  return { user, isEE, holdings: new Map(holdings) };
}

/** An administrator, level 0 on the network, or in the community edition whoever has been given the network. */
export function isNetAdmin({ user, isEE, holdings }: Viewer, netid: string): boolean {
  if (user.isAdmin) return true;
  return isEE ? holdings.get(netid)?.accessLevel === 0 : user.networks.includes(netid);
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
  const holdings = who.isEE ? who.holdings.get(node.network) : undefined;
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
  const level = who.isEE ? who.holdings.get(netid)?.accessLevel : undefined;
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
export function canSeeUser(who: Viewer, username: string): boolean {
  return who.user.isAdmin || who.user.name === username;
}

/** Administrators are edited by nobody, and a user's networks only by an administrator. */
export function canEditUser(who: Viewer, target: Pick<User, 'isAdmin'>): boolean {
  return who.user.isAdmin && !target.isAdmin;
}

/** Not oneself: the server would agree and the session end. */
export function canDeleteUser(who: Viewer, username: string): boolean {
  return who.user.isAdmin && who.user.name !== username;
}

/** User groups and permissions on networks. */
export function canSeeUserGroups(who: Viewer): boolean {
  return who.user.isAdmin && who.isEE;
}
