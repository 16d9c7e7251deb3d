import type { NodeRef } from './node/node.ts';

/** The addresses of all pages. Without its netid, an address is that of the page for all networks. */
export const routePatterns = {
  home: '/',
  login: '/login',

  networks: '/networks',
  createNetwork: '/networks/create',
  network: '/networks/:netid',
  editNetwork: '/networks/:netid/edit',
  cloneNetwork: '/networks/:netid/clone',
  editNetworkGroups: '/networks/:netid/edit/groups',
  editNetworkUsers: '/networks/:netid/edit/networkusers',
  legacyAccessKeys: '/networks/:netid/accesskeys',

  nodes: '/nodes/:netid?',
  node: '/nodes/:netid/:nodeId',
  editNode: '/nodes/:netid/:nodeId/edit',
  editNodes: '/edit-nodes',
  createEgress: '/nodes/:netid/:nodeId/create-egress',
  createRelay: '/nodes/:netid/:nodeId/create-relay',
  task: '/nodes/:netid/tasks/:task',

  accessKeys: '/access-keys/:netid?',
  createAccessKey: '/access-keys/:netid/create',
  accessKey: '/access-keys/:netid/details/:keyName',

  externalClients: '/ext-clients/:netid?',
  externalClientQr: '/ext-clients/:netid/:clientId/qr',
  editExternalClient: '/ext-clients/:netid/:clientId/edit',

  dns: '/dns/:netid?',
  createDnsEntry: '/dns/:netid/create',

  graphs: '/graphs/:netid?',

  findings: '/findings/:netid?',

  /** Leads to the findings. */
  formerReach: '/reach/:netid?',
  /** `end` is a node’s ID, an external client’s name, an address or a range. */
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

function fill(pattern: string, values: readonly (string | NodeRef | undefined)[]): string {
  const parts = values.flatMap((value) => (typeof value === 'object' ? [value.network, value.id] : [value]));
  return pattern.replaceAll(/\/:\w+\??/g, () => {
    const part = parts.shift();
    return part === undefined ? '' : `/${encodeURIComponent(part)}`;
  });
}

export const paths = {
  ...addresses,
  editNodeField: (node: NodeRef, field: string) => addresses.editNode(node) + queryOf({ [fieldName]: field }),
  /** Opens the dialog for a new client of a gateway over the user’s clients. */
  addClient: (netid: string, gatewayId: string) =>
    addresses.userAreaClients(netid) + queryOf({ [addName]: gatewayId }),
  /** Asks for an access key over the nodes of a network. */
  addNode: (netid: string) => addresses.nodes(netid) + queryOf({ [addName]: 'node' }),
  /** Opens the review of a task about nodes, which also reads the other parameters. */
  nodeTask: (netid: string, task: string, ids: readonly string[]) =>
    `${addresses.task(netid, task)}?${new URLSearchParams(ids.map((id) => [taskNodeName, id])).toString()}`,
  /** Shows the ACLs as they will be after the draft is submitted. */
  draftedGraph: (netid: string) => `${addresses.graphs(netid)}?layer=rules&draft=after`,
  /** Shows only findings of the given kinds. */
  findingsOf: (netid: string | undefined, kinds: readonly string[]) =>
    `${addresses.findings(netid)}?${new URLSearchParams(kinds.map((kind) => ['kind', kind])).toString()}`,
  finding: (key: string, netid?: string) => addresses.findings(netid) + queryOf({ finding: key }),
  findingsAbout: (netid: string, name: string) => addresses.findings(netid) + queryOf({ search: name }),
  logs: addresses.logs,
  /** Without `search`, all lines. */
  logLines: (search?: string) =>
    addresses.logs() + queryOf({ show: 'all', ...(search !== undefined && { search }) }),
};

/** Matches addresses before the router has loaded. */
export function hasPage(pathname: string): boolean {
  return Object.values(routePatterns).some((pattern) => {
    const shape = pattern.replaceAll(/\/:\w+(\??)/g, '(/[^/]+)$1');
    return new RegExp(`^${shape}/*$`, 'i').test(pathname);
  });
}

// Query parameters that aren’t filters of a list.
/** Opens the dialog for a new record over its list. */
export const addName = 'add';
export const fieldName = 'field';
export const taskNodeName = 'node';
export const whyParam = 'why';

/**
 * The query that opens the reachability drawer over the current page. It is merged into the current query. An empty
 * key leaves that end to be chosen in the drawer.
 */
export function whyQuery(fromKey: string, toKey = ''): string {
  return queryOf({ [whyParam]: whyTargets(fromKey, toKey) });
}

export function whyTargets(fromKey: string, toKey: string): string {
  return `${fromKey}..${toKey}`;
}

/** Replaces the two ends: explains why this page can’t reach the server. */
export const whyServer = 'server';
export const whyServerQuery = queryOf({ [whyParam]: whyServer });

/** Explains why the server closed the connection of one call, although it responds. */
export const whyClosed = 'closed';
export const whyClosedQuery = queryOf({ [whyParam]: whyClosed });

function queryOf(values: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(values).toString()}`;
}

export const docsUrl = 'https://docs.netmaker.org';

/** The accessibility statement and the guide are files beside the console. */
export const statementPath = '/accessibility.txt';
export const guidePath = '/guide.txt';

export const netclientInstallUrl = `${docsUrl}/netclient.html#installation`;

/** Rejects addresses that a browser would open on another site: `//host`, `/\host`, or either hidden behind a tab. */
export function isInAppPath(text: string): boolean {
  const here = 'http://console.invalid';
  return text.startsWith('/') && URL.canParse(text, here) && new URL(text, here).origin === here;
}
