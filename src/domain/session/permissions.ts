import type { ExternalClient } from '../externalClient/externalClient.ts';
import type { Network } from '../network/network.ts';
import type { Node, NodeRef } from '../node/node.ts';
import { compareNames } from '../order.ts';
import type { NetworkUserData } from '../user/networkUser.ts';
import { isNetworkAdministrator, type AccessLevel } from './accessLevel.ts';
import type { SessionUser } from './session.ts';

/**
 * The server doesn’t enforce all permissions: any logged-in user can change nodes and gateways through the
 * API. The console doesn’t offer what isn’t permitted.
 */
export type Viewer = {
  readonly user: SessionUser;
  readonly isEE: boolean;
  /** Keyed by netid, from the user’s own data. Empty until that has loaded. */
  readonly rights: ReadonlyMap<string, NetworkRights>;
};

/** In the community edition, users have level 0 on all networks in their list. */
export type NetworkRights = { readonly accessLevel: AccessLevel; readonly nodeIds: ReadonlySet<string> };

export function createViewer(user: SessionUser, isEE: boolean, data: readonly NetworkUserData[]): Viewer {
  const holdings = data.map(
    ({ network, user: networkUser }) =>
      [network, { accessLevel: networkUser.accessLevel, nodeIds: new Set(networkUser.nodes) }] as const,
  );
  return { user, isEE, rights: new Map(holdings) };
}

export function isNetAdmin({ user, rights }: Viewer, netid: string): boolean {
  return user.isAdmin || isNetworkAdministrator(rights.get(netid)?.accessLevel, netid, user);
}

/** What users read who are not administrators of a network. */
export function administratorsOnly(netid: string): string {
  return `Only administrators of ${netid} can do this`;
}

/** Until the next login, the server doesn’t accept a level 0 that was given after the token was issued. */
export function levelOn(who: Viewer, netid: string): AccessLevel {
  return awaitsLogin(who, netid) ? 1 : (who.rights.get(netid)?.accessLevel ?? 3);
}

export function awaitsLogin(who: Viewer, netid: string): boolean {
  return who.rights.get(netid)?.accessLevel === 0 && !isNetAdmin(who, netid);
}

/**
 * True if the viewer possibly doesn’t see all nodes, so that nothing is known about the whole network. The level alone
 * doesn’t decide that, because the server lists all nodes of the networks in a user’s list.
 */
export function seesOwnNodesOnly(
  { user, rights }: Viewer,
  netid: string,
  nodes: readonly Pick<Node, 'id' | 'network'>[],
): boolean {
  const own = rights.get(netid);
  if (user.isAdmin || own?.accessLevel === 0) return false;
  return nodes.every((node) => node.network !== netid || own?.nodeIds.has(node.id) === true);
}

export function canEditNode(who: Viewer, node: Pick<NodeRef, 'network'>): boolean {
  return isNetAdmin(who, node.network);
}

export function canToggleRoles(who: Viewer, node: Pick<NodeRef, 'network'>): boolean {
  return isNetAdmin(who, node.network);
}

/** Node users (level 1) can delete their own nodes. */
export function canDeleteNode(who: Viewer, node: Pick<Node, 'id' | 'network' | 'isServer'>): boolean {
  if (node.isServer) return false;
  const holdings = who.rights.get(node.network);
  const isOwn = holdings?.accessLevel === 1 && holdings.nodeIds.has(node.id);
  return isNetAdmin(who, node.network) || isOwn;
}

export function canApprove(
  who: Viewer,
  node: Pick<Node, 'isPending'>,
  network: Pick<Network, 'allowManualSignup'> | undefined,
): boolean {
  return who.user.isAdmin && node.isPending && (network?.allowManualSignup ?? false);
}

/** Levels 1 and 2 can create and manage their own clients. */
export function canCreateClients(who: Viewer, netid: string): boolean {
  const level = who.rights.get(netid)?.accessLevel;
  return isNetAdmin(who, netid) || level === 1 || level === 2;
}

export function canChangeClient(who: Viewer, client: Pick<ExternalClient, 'network' | 'ownerId'>): boolean {
  const isOwn = client.ownerId === who.user.name;
  return isNetAdmin(who, client.network) || (isOwn && canCreateClients(who, client.network));
}

export function canSeeAcls(who: Viewer): boolean {
  return who.user.isAdmin;
}

/**
 * The server sends the peers of each node also to administrators of its network. They show what the ACLs allow, without
 * the ACLs themselves. Without a network: whether that is so in any.
 */
export function canExplain(who: Viewer, netid?: string): boolean {
  if (netid !== undefined || who.user.isAdmin) return isNetAdmin(who, netid ?? '');
  return [...who.rights.keys()].some((own) => isNetAdmin(who, own));
}

/** The server’s node has no ACL page. */
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

/** All users can see their own page, which has the password form. */
export function canSeeUser({ user }: Pick<Viewer, 'user'>, username: string): boolean {
  return user.isAdmin || user.name === username;
}

/** Excludes the viewer’s own account: the server would delete it and end the session. */
export function canDeleteUser(who: Viewer, username: string): boolean {
  return who.user.isAdmin && who.user.name !== username;
}

export function canSeeUserGroups(who: Viewer): boolean {
  return who.user.isAdmin && who.isEE;
}

export type UserAreaSection = 'proedit' | 'nodeview' | 'accesskeys' | 'vpnview';

/** An empty list makes the page show NO ACCESS. */
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
 * Only administrators can list networks. For other users, uses the networks in the user’s rights and nodes, because those
 * in the token may have been deleted.
 */
export function networkChoices(
  { user, rights }: Viewer,
  networks: readonly Pick<Network, 'netid'>[],
  nodes: readonly Pick<Node, 'network'>[],
): readonly string[] {
  const netids = user.isAdmin
    ? networks.map((network) => network.netid)
    : [...rights.keys(), ...nodes.map((node) => node.network)];
  return [...new Set(netids)].toSorted(compareNames);
}
