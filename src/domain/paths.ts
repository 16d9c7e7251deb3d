import type { NodeRef } from './node/node.ts';

/**
 * Every address of §2 "Screens and routes", as the router matches it; the one place where an address is spelled.
 * `/users/admin` is the page of a user of that name.
 */
export const routePatterns = {
  home: '/',
  login: '/login',

  networks: '/networks',
  createNetwork: '/networks/create',
  network: '/networks/:netid',
  editNetwork: '/networks/:netid/edit',
  editNetworkGroups: '/networks/:netid/edit/groups',
  editNetworkUsers: '/networks/:netid/edit/networkusers',
  legacyAccessKeys: '/networks/:netid/accesskeys',

  nodes: '/nodes',
  networkNodes: '/nodes/:netid',
  node: '/nodes/:netid/:nodeId',
  editNode: '/nodes/:netid/:nodeId/edit',
  createEgress: '/nodes/:netid/:nodeId/create-egress',
  createRelay: '/nodes/:netid/:nodeId/create-relay',

  accessKeys: '/access-keys',
  networkAccessKeys: '/access-keys/:netid',
  createAccessKey: '/access-keys/:netid/create',
  accessKey: '/access-keys/:netid/details/:keyName',

  externalClients: '/ext-clients',
  networkExternalClients: '/ext-clients/:netid',
  externalClientQr: '/ext-clients/:netid/:clientId/qr',
  editExternalClient: '/ext-clients/:netid/:clientId/edit',

  dns: '/dns',
  networkDns: '/dns/:netid',
  createDnsEntry: '/dns/:netid/create',

  graphs: '/graphs',
  networkGraph: '/graphs/:netid',

  reach: '/reach',
  networkReach: '/reach/:netid',
  reachOf: '/reach/:netid/:nodeId',

  acls: '/acls',
  networkAcls: '/acls/:netid',
  nodeAcls: '/acls/:netid/:nodeId',

  logs: '/logs',

  metrics: '/metrics',
  allMetrics: '/metrics/MetricsTable',
  networkMetrics: '/metrics/:netid',
  nodeMetrics: '/metrics/:netid/:nodeId',

  users: '/users',
  createUser: '/users/create',
  user: '/users/:username',
  userGroupsOf: '/users/:username/groups',

  userGroups: '/usergroups',
  createUserGroup: '/usergroups/create',

  userPermissions: '/user-permissions',
  networkUserPermissions: '/user-permissions/:netid',
  editUserPermission: '/user-permissions/:netid/:username',

  userArea: '/prouser',
  networkUserArea: '/prouser/:netid',
  userAreaAccessKeys: '/prouser/:netid/accesskeys',
  userAreaCreateAccessKey: '/prouser/:netid/accesskeys/create',
  userAreaAccessKey: '/prouser/:netid/accesskeys/view/:keyName',
  userAreaClients: '/prouser/:netid/vpnview',
  userAreaEditClient: '/prouser/:netid/vpnview/:clientId/edit',
  userAreaClientQr: '/prouser/:netid/vpnview/:clientId/qr',
  userAreaEditNetwork: '/prouser/:netid/proedit',
  userAreaNodes: '/prouser/:netid/nodeview',
  userAreaEditNode: '/prouser/:netid/nodeview/edit/:nodeId',
  userAreaNode: '/prouser/:netid/nodeview/view/:nodeId',
  userAreaCreateEgress: '/prouser/:netid/nodeview/:nodeId/create-egress',
  userAreaCreateRelay: '/prouser/:netid/nodeview/:nodeId/create-relay',
} as const;

/**
 * Whether something is drawn at an address besides that there is nothing: what the router would find. Part by part, since
 * one expression over all patterns takes a browser 8 ms to compile, before a login form is drawn.
 */
export function isAddress(pathname: string): boolean {
  const asked = partsOf(pathname);
  return Object.values(routePatterns).some((pattern) => {
    const parts = partsOf(pattern);
    return (
      parts.length === asked.length &&
      parts.every((part, index) => (part.startsWith(':') ? asked[index] !== '' : part === asked[index]))
    );
  });
}

function partsOf(address: string): readonly string[] {
  return address.toLowerCase().replace(/\/+$/, '').split('/');
}

/** Names in the query of an address, beside what lists keep there: a question, a field of a form, the ends of a way. */
export const askName = 'ask';
export const fieldName = 'field';
export const whyName = 'why';

/** One builder for each address; every value in it is encoded. */
export const paths = {
  home: () => routePatterns.home,
  login: () => routePatterns.login,

  networks: () => routePatterns.networks,
  createNetwork: () => routePatterns.createNetwork,
  network: to(routePatterns.network),
  editNetwork: to(routePatterns.editNetwork),
  editNetworkGroups: to(routePatterns.editNetworkGroups),
  editNetworkUsers: to(routePatterns.editNetworkUsers),
  legacyAccessKeys: to(routePatterns.legacyAccessKeys),

  nodes: inNetwork(routePatterns.nodes, routePatterns.networkNodes),
  node: ofNode(routePatterns.node),
  editNode: ofNode(routePatterns.editNode),
  /** The form, at one of its fields. */
  editNodeField: (node: NodeRef, field: string) =>
    `${fill(routePatterns.editNode, [node.network, node.id])}${queryOf({ [fieldName]: field })}`,
  /** Its page, which asks whether it is to take up the role. */
  askRole: (node: NodeRef, role: string) =>
    `${fill(routePatterns.node, [node.network, node.id])}${queryOf({ [askName]: role })}`,
  createEgress: ofNode(routePatterns.createEgress),
  createRelay: ofNode(routePatterns.createRelay),

  accessKeys: inNetwork(routePatterns.accessKeys, routePatterns.networkAccessKeys),
  createAccessKey: to(routePatterns.createAccessKey),
  accessKey: to(routePatterns.accessKey),

  externalClients: inNetwork(routePatterns.externalClients, routePatterns.networkExternalClients),
  externalClientQr: to(routePatterns.externalClientQr),
  editExternalClient: to(routePatterns.editExternalClient),

  dns: inNetwork(routePatterns.dns, routePatterns.networkDns),
  createDnsEntry: to(routePatterns.createDnsEntry),

  graphs: inNetwork(routePatterns.graphs, routePatterns.networkGraph),
  /** The rules as they will be once what is changed of them is submitted. */
  draftedGraph: (netid: string) => `${fill(routePatterns.networkGraph, [netid])}?layer=rules&draft=after`,

  reach: inNetwork(routePatterns.reach, routePatterns.networkReach),
  /** Of a node by its id, of an external client by its name, or of an address or range. */
  reachOf: to(routePatterns.reachOf),

  acls: inNetwork(routePatterns.acls, routePatterns.networkAcls),
  nodeAcls: ofNode(routePatterns.nodeAcls),

  /** With what is searched for in it. */
  logs: (search?: string) =>
    search === undefined ? routePatterns.logs : `${routePatterns.logs}${queryOf({ search })}`,

  metrics: inNetwork(routePatterns.metrics, routePatterns.networkMetrics),
  allMetrics: () => routePatterns.allMetrics,
  nodeMetrics: ofNode(routePatterns.nodeMetrics),

  users: () => routePatterns.users,
  createUser: () => routePatterns.createUser,
  user: to(routePatterns.user),
  userGroupsOf: to(routePatterns.userGroupsOf),

  userGroups: () => routePatterns.userGroups,
  createUserGroup: () => routePatterns.createUserGroup,

  userPermissions: inNetwork(routePatterns.userPermissions, routePatterns.networkUserPermissions),
  editUserPermission: to(routePatterns.editUserPermission),

  userArea: inNetwork(routePatterns.userArea, routePatterns.networkUserArea),
  userAreaAccessKeys: to(routePatterns.userAreaAccessKeys),
  userAreaCreateAccessKey: to(routePatterns.userAreaCreateAccessKey),
  userAreaAccessKey: to(routePatterns.userAreaAccessKey),
  userAreaClients: to(routePatterns.userAreaClients),
  userAreaEditClient: to(routePatterns.userAreaEditClient),
  userAreaClientQr: to(routePatterns.userAreaClientQr),
  userAreaEditNetwork: to(routePatterns.userAreaEditNetwork),
  userAreaNodes: to(routePatterns.userAreaNodes),
  userAreaEditNode: ofNode(routePatterns.userAreaEditNode),
  userAreaNode: ofNode(routePatterns.userAreaNode),
  userAreaCreateEgress: ofNode(routePatterns.userAreaCreateEgress),
  userAreaCreateRelay: ofNode(routePatterns.userAreaCreateRelay),
};

/**
 * The drawer that explains who reaches whom, over the page that one is on: a query alone, which is laid over the present
 * one. Ends go by their keys; one that is left out is chosen in the drawer.
 */
export function whyQuery(fromKey: string, toKey = ''): string {
  return queryOf({ [whyName]: whyEnds(fromKey, toKey) });
}

/** How the two ends are written. */
export function whyEnds(fromKey: string, toKey: string): string {
  return `${fromKey}..${toKey}`;
}

/** In place of the ends: why this page does not reach the server. */
export const whyServer = 'server';
export const whyServerQuery = queryOf({ [whyName]: whyServer });

/** The same where the server answers, but closed the connection of one call. */
export const whyClosed = 'closed';
export const whyClosedQuery = queryOf({ [whyName]: whyClosed });

function queryOf(values: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(values).toString()}`;
}

/** Where the console's documentation lives. */
export const docsUrl = 'https://docs.netmaker.org';

/** How a machine gets the program that joins it to a network. */
export const netclientInstallUrl = `${docsUrl}/netclient.html#installation`;

/**
 * Whether a remembered address may be gone to after signing in: a path of this app and nothing a browser would take for
 * another site (`//host`, `/\host`, or either of them hidden behind a tab).
 */
export function isInAppPath(text: string): boolean {
  const here = 'http://console.invalid';
  return text.startsWith('/') && URL.canParse(text, here) && new URL(text, here).origin === here;
}

/** As many values as a pattern has parameters, in their order. */
type Values<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? [string, ...Values<Rest>]
  : [];

function to<Pattern extends string>(pattern: Pattern) {
  return (...values: Values<Pattern>) => fill(pattern, values);
}

function ofNode(pattern: string) {
  return ({ network, id }: NodeRef) => fill(pattern, [network, id]);
}

/** The page of all networks, or of one. */
function inNetwork(all: string, one: string) {
  return (netid?: string) => (netid === undefined ? all : fill(one, [netid]));
}

function fill(pattern: string, values: readonly string[]): string {
  const left = values.values();
  return pattern.replaceAll(/:\w+/g, () => encodeURIComponent(left.next().value ?? ''));
}
