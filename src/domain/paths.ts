import type { NodeRef } from './node/node.ts';

/** Every address of §2 "Screens and routes", one builder each; every value in it is encoded. */
export const paths = {
  home: () => '/',
  login: () => '/login',

  networks: () => '/networks',
  createNetwork: () => '/networks/create',
  network: (netid: string) => to`/networks/${netid}`,
  editNetwork: (netid: string) => to`/networks/${netid}/edit`,
  editNetworkGroups: (netid: string) => to`/networks/${netid}/edit/groups`,
  editNetworkUsers: (netid: string) => to`/networks/${netid}/edit/networkusers`,
  legacyAccessKeys: (netid: string) => to`/networks/${netid}/accesskeys`,

  nodes: (netid?: string) => withNetwork('/nodes', netid),
  node: (node: NodeRef) => to`/nodes/${node.network}/${node.id}`,
  editNode: (node: NodeRef) => to`/nodes/${node.network}/${node.id}/edit`,
  createEgress: (node: NodeRef) => to`/nodes/${node.network}/${node.id}/create-egress`,
  createRelay: (node: NodeRef) => to`/nodes/${node.network}/${node.id}/create-relay`,

  accessKeys: (netid?: string) => withNetwork('/access-keys', netid),
  createAccessKey: (netid: string) => to`/access-keys/${netid}/create`,
  accessKey: (netid: string, name: string) => to`/access-keys/${netid}/details/${name}`,

  externalClients: (netid?: string) => withNetwork('/ext-clients', netid),
  externalClientQr: (netid: string, clientId: string) => to`/ext-clients/${netid}/${clientId}/qr`,
  editExternalClient: (netid: string, clientId: string) => to`/ext-clients/${netid}/${clientId}/edit`,

  dns: (netid?: string) => withNetwork('/dns', netid),
  createDnsEntry: (netid: string) => to`/dns/${netid}/create`,

  graphs: (netid?: string) => withNetwork('/graphs', netid),

  acls: (netid?: string) => withNetwork('/acls', netid),
  nodeAcls: (node: NodeRef) => to`/acls/${node.network}/${node.id}`,

  logs: () => '/logs',

  metrics: (netid?: string) => withNetwork('/metrics', netid),
  allMetrics: () => '/metrics/MetricsTable',
  nodeMetrics: (node: NodeRef) => to`/metrics/${node.network}/${node.id}`,

  users: () => '/users',
  createUser: () => '/users/create',
  user: (username: string) => to`/users/${username}`,
  userGroupsOf: (username: string) => to`/users/${username}/groups`,

  userGroups: () => '/usergroups',
  createUserGroup: () => '/usergroups/create',

  userPermissions: (netid?: string) => withNetwork('/user-permissions', netid),
  editUserPermission: (netid: string, username: string) => to`/user-permissions/${netid}/${username}`,

  userArea: (netid?: string) => withNetwork('/prouser', netid),
  userAreaAccessKeys: (netid: string) => to`/prouser/${netid}/accesskeys`,
  userAreaCreateAccessKey: (netid: string) => to`/prouser/${netid}/accesskeys/create`,
  userAreaAccessKey: (netid: string, name: string) => to`/prouser/${netid}/accesskeys/view/${name}`,
  userAreaClients: (netid: string) => to`/prouser/${netid}/vpnview`,
  userAreaEditClient: (netid: string, clientId: string) => to`/prouser/${netid}/vpnview/${clientId}/edit`,
  userAreaClientQr: (netid: string, clientId: string) => to`/prouser/${netid}/vpnview/${clientId}/qr`,
  userAreaEditNetwork: (netid: string) => to`/prouser/${netid}/proedit`,
  userAreaNodes: (netid: string) => to`/prouser/${netid}/nodeview`,
  userAreaEditNode: (node: NodeRef) => to`/prouser/${node.network}/nodeview/edit/${node.id}`,
  userAreaNode: (node: NodeRef) => to`/prouser/${node.network}/nodeview/view/${node.id}`,
  userAreaCreateEgress: (node: NodeRef) => to`/prouser/${node.network}/nodeview/${node.id}/create-egress`,
  userAreaCreateRelay: (node: NodeRef) => to`/prouser/${node.network}/nodeview/${node.id}/create-relay`,
} as const;

/** The same addresses as the router matches them. `/users/admin` is the page of a user of that name. */
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

function withNetwork(base: string, netid: string | undefined): string {
  return netid === undefined ? base : `${base}/${encodeURIComponent(netid)}`;
}

/** A path with every value in it encoded. */
function to(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => encodeURIComponent(value)));
}
