import type { NodeRef } from './node/node.ts';

/**
 * All addresses of the console, the one place where they are spelled. With its netid left out, an address is of the page
 * for all networks. `/users/admin` is the page of a user of that name.
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

  nodes: '/nodes/:netid?',
  node: '/nodes/:netid/:nodeId',
  editNode: '/nodes/:netid/:nodeId/edit',
  createEgress: '/nodes/:netid/:nodeId/create-egress',
  createRelay: '/nodes/:netid/:nodeId/create-relay',

  accessKeys: '/access-keys/:netid?',
  createAccessKey: '/access-keys/:netid/create',
  accessKey: '/access-keys/:netid/details/:keyName',

  externalClients: '/ext-clients/:netid?',
  externalClientQr: '/ext-clients/:netid/:clientId/qr',
  editExternalClient: '/ext-clients/:netid/:clientId/edit',

  dns: '/dns/:netid?',
  createDnsEntry: '/dns/:netid/create',

  graphs: '/graphs/:netid?',

  reach: '/reach/:netid?',
  /** `end` is the id of a node, the name of an external client, or an address or range. */
  reachOf: '/reach/:netid/:end',

  acls: '/acls/:netid?',
  nodeAcls: '/acls/:netid/:nodeId',

  logs: '/logs',

  metrics: '/metrics/:netid?',
  allMetrics: '/metrics/MetricsTable',
  nodeMetrics: '/metrics/:netid/:nodeId',

  users: '/users',
  createUser: '/users/create',
  user: '/users/:username',
  userGroupsOf: '/users/:username/groups',

  userGroups: '/usergroups',
  createUserGroup: '/usergroups/create',

  userPermissions: '/user-permissions/:netid?',
  editUserPermission: '/user-permissions/:netid/:username',

  userArea: '/prouser/:netid?',
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

type Patterns = typeof routePatterns;

/** As many values as a pattern has parameters, in their order. */
type Values<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? [string, ...Values<Rest>]
  : [];

type Arguments<Pattern extends string> = Pattern extends `${string}/:netid?`
  ? [netid?: string]
  : Pattern extends `${string}/:netid/${string}:nodeId${string}`
    ? [node: NodeRef]
    : Values<Pattern>;

type Addresses = { readonly [Name in keyof Patterns]: (...values: Arguments<Patterns[Name]>) => string };

const addresses = Object.fromEntries(
  Object.entries(routePatterns).map(([name, pattern]) => [
    name,
    (...values: readonly (string | NodeRef | undefined)[]) => fill(pattern, values),
  ]),
) as Addresses;

/** Encodes each value as one part of the path. */
function fill(pattern: string, values: readonly (string | NodeRef | undefined)[]): string {
  const parts = values.flatMap((value) => (typeof value === 'object' ? [value.network, value.id] : [value]));
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const part = parts.shift();
    return part === undefined ? '' : `/${encodeURIComponent(part)}`;
  });
}

/** One builder for each address, and some with a query. */
export const paths = {
  ...addresses,
  /** The form, at one of its fields. */
  editNodeField: (node: NodeRef, field: string) => addresses.editNode(node) + queryOf({ [fieldName]: field }),
  /** The node's page, which asks whether the node is to take up the role. */
  askRole: (node: NodeRef, role: string) => addresses.node(node) + queryOf({ [askName]: role }),
  /** The ACLs as they will be once the changes are submitted. */
  draftedGraph: (netid: string) => `${addresses.graphs(netid)}?layer=rules&draft=after`,
  logs: (search?: string) => addresses.logs() + (search === undefined ? '' : queryOf({ search })),
};

/** Whether the console has a page at an address, for as long as the router has not loaded. */
export function hasPage(pathname: string): boolean {
  return Object.values(routePatterns).some((pattern) => {
    const shape = pattern.replaceAll(/\/:\w+(\??)/g, '(/[^/]+)$1');
    return new RegExp(`^${shape}/*$`, 'i').test(pathname);
  });
}

/** Names in the query of an address, beside what lists keep there: a question, a field of a form, the ends of a way. */
export const askName = 'ask';
export const fieldName = 'field';
export const whyName = 'why';

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
