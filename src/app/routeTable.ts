import type { ComponentType } from 'react';
import { routePatterns } from '../domain/paths.ts';
import type { Load } from './crash/lazyComponent.tsx';

export type RouteKey = keyof typeof routePatterns;

/** The values in an address, decoded. */
export type RouteParams = Readonly<
  Partial<Record<'netid' | 'nodeId' | 'keyName' | 'clientId' | 'username', string>>
>;

/** Turns ids into what people call things. */
export type CrumbNames = { readonly nodeName: (netid: string, nodeId: string) => string | undefined };

type RouteEntry = {
  /** Loads what is drawn at the address; nothing for the login page, which is there from the start. */
  readonly page?: Load;
  /** What the breadcrumbs call it. */
  readonly label: string | ((params: RouteParams, names: CrumbNames) => string);
  /** The route it stands under in the breadcrumbs; without one it stands under Home. */
  readonly under?: RouteKey;
  /** It is there on the enterprise edition only; so is whatever stands under it. */
  readonly isEnterprise?: true;
  /** It lies over the page it stands under. */
  readonly isDialog?: true;
};

// The files of the pages, each fetched when one of its pages is first drawn.
const home = () => import('./routes/home/HomeRoute.tsx');
const networkList = () => import('./routes/networks/NetworkListRoute.tsx');
const networkCreate = () => import('./routes/networks/NetworkCreateRoute.tsx');
const networkDetails = () => import('./routes/networks/NetworkDetailsRoute.tsx');
const networkEdit = () => import('./routes/networks/NetworkEditRoute.tsx');
const networkAllowed = () => import('./routes/networks/NetworkAllowedRoute.tsx');
const nodePages = () => import('./routes/nodes/NodePagesRoute.tsx');
const nodeEdit = () => import('./routes/nodes/NodeEditRoute.tsx');
const createRole = () => import('./routes/nodes/CreateRoleRoutes.tsx');
const pickers = () => import('./routes/PickerRoutes.tsx');
const accessKeyList = () => import('./routes/accessKeys/AccessKeyListRoute.tsx');
const createAccessKey = () => import('./routes/accessKeys/CreateAccessKeyRoute.tsx');
const accessKeyDetails = () => import('./routes/accessKeys/AccessKeyDetailsRoute.tsx');
const externalClients = () => import('./routes/externalClients/ExternalClientsRoute.tsx');
const clientDialogs = () => import('./routes/externalClients/ClientDialogRoutes.tsx');
const dnsPages = () => import('./routes/dns/DnsRoutes.tsx');
const aclMatrix = () => import('./routes/acls/AclMatrixRoute.tsx');
const reach = () => import('./routes/reach/ReachRoutes.tsx');
const logs = () => import('./routes/logs/LogsRoute.tsx');
const metricsMatrix = () => import('./routes/metrics/MetricsMatrixRoute.tsx');
const nodeMetrics = () => import('./routes/metrics/NodeMetricsRoute.tsx');
const userList = () => import('./routes/users/UserListRoute.tsx');
const userCreate = () => import('./routes/users/UserCreateRoute.tsx');
const user = () => import('./routes/users/UserRoute.tsx');
const userGroups = () => import('./routes/users/UserGroupsRoute.tsx');
const userGroupPages = () => import('./routes/userGroups/UserGroupRoutes.tsx');
const permissionPages = () => import('./routes/userPermissions/PermissionRoutes.tsx');
const networkArea = () => import('./routes/userArea/NetworkAreaRoute.tsx');
const nodeList = () => import('./routes/nodes/NodeListRoute.tsx');
const nodeDetails = () => import('./routes/nodes/NodeDetailsRoute.tsx');
const dialogs = () => import('./routes/DialogsRoute.tsx');
const requireEnterprise = () => import('./routes/RequireEnterprise.tsx');

/** One for all addresses of the page: it is there for each of them once it was fetched for one. */
const nodePage: Load = async () => (await nodePages()).NodePagesRoute;

const netid = ({ netid: id = '' }: RouteParams) => id;
const keyName = ({ keyName: name = '' }: RouteParams) => name;
const clientId = ({ clientId: id = '' }: RouteParams) => id;
const username = ({ username: name = '' }: RouteParams) => name;
const node = ({ netid: network = '', nodeId = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, nodeId) ?? nodeId;

/** Lies over the page it stands under. */
function dialog(page: RouteEntry['page'], label: RouteEntry['label'], under: RouteKey): RouteEntry {
  return { ...(page && { page }), label, under, isDialog: true };
}

/**
 * Every route of the console: a new screen is one address in `domain/paths.ts`, one entry here, and one line in
 * `routes.tsx` that says who may see it.
 */
export const routeTable: Readonly<Record<RouteKey, RouteEntry>> = {
  home: { page: async () => (await home()).HomeRoute, label: 'Dashboard' },
  login: { label: 'Login' },

  networks: { page: async () => (await networkList()).NetworkListRoute, label: 'Networks' },
  createNetwork: {
    page: async () => (await networkCreate()).NetworkCreateRoute,
    label: 'Create',
    under: 'networks',
  },
  network: {
    page: async () => (await networkDetails()).NetworkDetailsRoute,
    label: netid,
    under: 'networks',
  },
  editNetwork: { page: async () => (await networkEdit()).NetworkEditRoute, label: 'Edit', under: 'network' },
  editNetworkGroups: {
    page: async () => (await networkAllowed()).NetworkGroupsRoute,
    label: 'Allowed groups',
    under: 'network',
    isEnterprise: true,
  },
  editNetworkUsers: {
    page: async () => (await networkAllowed()).NetworkUsersRoute,
    label: 'Allowed users',
    under: 'network',
    isEnterprise: true,
  },
  legacyAccessKeys: {
    page: async () => (await networkDetails()).LegacyAccessKeysRoute,
    label: 'Access keys',
    under: 'network',
  },

  nodes: { page: nodePage, label: 'Nodes' },
  networkNodes: { page: nodePage, label: netid, under: 'nodes' },
  node: { page: nodePage, label: node, under: 'networkNodes' },
  editNode: { page: async () => (await nodeEdit()).NodeEditRoute, label: 'Edit', under: 'node' },
  createEgress: dialog(async () => (await createRole()).CreateEgressRoute, 'Create egress', 'node'),
  createRelay: dialog(async () => (await createRole()).CreateRelayRoute, 'Create relay', 'node'),

  accessKeys: { page: async () => (await pickers()).AccessKeyPickerRoute, label: 'Access keys' },
  networkAccessKeys: {
    page: async () => (await accessKeyList()).AccessKeyListRoute,
    label: netid,
    under: 'accessKeys',
  },
  createAccessKey: dialog(
    async () => (await createAccessKey()).CreateAccessKeyRoute,
    'Create',
    'networkAccessKeys',
  ),
  accessKey: dialog(
    async () => (await accessKeyDetails()).AccessKeyDetailsRoute,
    keyName,
    'networkAccessKeys',
  ),

  externalClients: { page: async () => (await pickers()).ClientPickerRoute, label: 'Ext. clients' },
  networkExternalClients: {
    page: async () => (await externalClients()).ExternalClientsRoute,
    label: netid,
    under: 'externalClients',
  },
  externalClientQr: dialog(
    async () => (await clientDialogs()).ClientQrRoute,
    (params) => `${clientId(params)} QR code`,
    'networkExternalClients',
  ),
  editExternalClient: dialog(
    async () => (await clientDialogs()).RenameClientRoute,
    (params) => `Edit ${clientId(params)}`,
    'networkExternalClients',
  ),

  dns: { page: async () => (await pickers()).DnsPickerRoute, label: 'DNS' },
  networkDns: { page: async () => (await dnsPages()).DnsRoute, label: netid, under: 'dns' },
  createDnsEntry: dialog(async () => (await dnsPages()).CreateDnsEntryRoute, 'Create', 'networkDns'),

  graphs: { page: async () => (await pickers()).GraphPickerRoute, label: 'Graphs' },
  networkGraph: { page: nodePage, label: netid, under: 'graphs' },

  reach: { page: async () => (await pickers()).ReachPickerRoute, label: 'Reachability' },
  networkReach: { page: async () => (await reach()).NetworkReachRoute, label: netid, under: 'reach' },
  reachOf: { page: async () => (await reach()).ReachOfRoute, label: node, under: 'networkReach' },

  acls: { page: async () => (await pickers()).AclPickerRoute, label: 'ACLs' },
  networkAcls: { page: async () => (await aclMatrix()).AclMatrixRoute, label: netid, under: 'acls' },
  nodeAcls: { page: async () => (await aclMatrix()).AclMatrixRoute, label: node, under: 'networkAcls' },

  logs: { page: async () => (await logs()).LogsRoute, label: 'Server logs' },

  metrics: { page: async () => (await pickers()).MetricsPickerRoute, label: 'Metrics', isEnterprise: true },
  allMetrics: {
    page: async () => (await metricsMatrix()).MetricsMatrixRoute,
    label: 'All networks',
    under: 'metrics',
  },
  networkMetrics: {
    page: async () => (await metricsMatrix()).MetricsMatrixRoute,
    label: netid,
    under: 'metrics',
  },
  nodeMetrics: {
    page: async () => (await nodeMetrics()).NodeMetricsRoute,
    label: node,
    under: 'networkMetrics',
  },

  users: { page: async () => (await userList()).UserListRoute, label: 'Users' },
  createUser: { page: async () => (await userCreate()).UserCreateRoute, label: 'Create', under: 'users' },
  user: { page: async () => (await user()).UserRoute, label: username, under: 'users' },
  userGroupsOf: {
    page: async () => (await userGroups()).UserGroupsRoute,
    label: 'User groups',
    under: 'user',
    isEnterprise: true,
  },

  userGroups: {
    page: async () => (await userGroupPages()).UserGroupListRoute,
    label: 'User groups',
    isEnterprise: true,
  },
  createUserGroup: dialog(async () => (await userGroupPages()).CreateUserGroupRoute, 'Create', 'userGroups'),

  userPermissions: {
    page: async () => (await pickers()).PermissionPickerRoute,
    label: 'User permissions',
    isEnterprise: true,
  },
  networkUserPermissions: {
    page: async () => (await permissionPages()).PermissionListRoute,
    label: netid,
    under: 'userPermissions',
  },
  editUserPermission: dialog(
    async () => (await permissionPages()).EditPermissionRoute,
    username,
    'networkUserPermissions',
  ),

  userArea: { page: async () => (await home()).UserAreaHomeRoute, label: 'User dashboard' },
  networkUserArea: {
    page: async () => (await networkArea()).NetworkAreaRoute,
    label: netid,
    under: 'userArea',
  },
  userAreaAccessKeys: {
    page: async () => (await accessKeyList()).AreaAccessKeysRoute,
    label: 'Access keys',
    under: 'networkUserArea',
  },
  userAreaCreateAccessKey: dialog(
    async () => (await createAccessKey()).CreateAccessKeyRoute,
    'Create',
    'userAreaAccessKeys',
  ),
  userAreaAccessKey: dialog(
    async () => (await accessKeyDetails()).AccessKeyDetailsRoute,
    keyName,
    'userAreaAccessKeys',
  ),
  userAreaClients: {
    page: async () => (await externalClients()).AreaClientsRoute,
    label: 'Remote access',
    under: 'networkUserArea',
  },
  userAreaEditClient: dialog(
    async () => (await clientDialogs()).RenameClientRoute,
    (params) => `Edit ${clientId(params)}`,
    'userAreaClients',
  ),
  userAreaClientQr: dialog(
    async () => (await clientDialogs()).ClientQrRoute,
    (params) => `${clientId(params)} QR code`,
    'userAreaClients',
  ),
  userAreaEditNetwork: {
    page: async () => (await networkEdit()).AreaEditNetworkRoute,
    label: 'Edit network',
    under: 'networkUserArea',
  },
  userAreaNodes: {
    page: async () => (await nodeList()).AreaNodesRoute,
    label: 'Nodes',
    under: 'networkUserArea',
  },
  userAreaEditNode: {
    page: async () => (await nodeEdit()).AreaEditNodeRoute,
    label: (params, names) => `Edit ${node(params, names)}`,
    under: 'userAreaNodes',
  },
  userAreaNode: {
    page: async () => (await nodeDetails()).AreaNodeRoute,
    label: node,
    under: 'userAreaNodes',
  },
  userAreaCreateEgress: dialog(
    async () => (await createRole()).CreateEgressRoute,
    'Create egress',
    'userAreaNodes',
  ),
  userAreaCreateRelay: dialog(
    async () => (await createRole()).CreateRelayRoute,
    'Create relay',
    'userAreaNodes',
  ),
};

/** What stands around pages: who may see them, and what their dialogs lie in. */
export const frames = {
  DialogsRoute: async () => (await dialogs()).DialogsRoute,
  RequireUserArea: async () => (await requireEnterprise()).RequireUserArea,
  RequireEnterprise: async () => (await requireEnterprise()).RequireEnterprise,
} satisfies Record<string, () => Promise<ComponentType>>;
