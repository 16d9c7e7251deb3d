import type { ComponentType } from 'react';
import { routePatterns } from '../domain/paths.ts';

export type RouteKey = keyof typeof routePatterns;

/** The values in an address, decoded. */
export type RouteParams = Readonly<
  Partial<Record<'netid' | 'nodeId' | 'keyName' | 'clientId' | 'username', string>>
>;

/** Turns ids into what people call things. */
export type CrumbNames = { readonly nodeName: (netid: string, nodeId: string) => string | undefined };

type RouteEntry = {
  /** Loads what is drawn at the address; nothing for the login page, which is there from the start. */
  readonly page?: () => Promise<ComponentType>;
  /** What the breadcrumbs call it. */
  readonly label: string | ((params: RouteParams, names: CrumbNames) => string);
  /** The route it stands under in the breadcrumbs; without one it stands under Home. */
  readonly under?: RouteKey;
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
const clientQr = () => import('./routes/externalClients/ClientQrRoute.tsx');
const renameClient = () => import('./routes/externalClients/RenameClientRoute.tsx');
const dns = () => import('./routes/dns/DnsRoute.tsx');
const createDnsEntry = () => import('./routes/dns/CreateDnsEntryRoute.tsx');
const aclMatrix = () => import('./routes/acls/AclMatrixRoute.tsx');
const logs = () => import('./routes/logs/LogsRoute.tsx');
const metricsMatrix = () => import('./routes/metrics/MetricsMatrixRoute.tsx');
const nodeMetrics = () => import('./routes/metrics/NodeMetricsRoute.tsx');
const userList = () => import('./routes/users/UserListRoute.tsx');
const userCreate = () => import('./routes/users/UserCreateRoute.tsx');
const user = () => import('./routes/users/UserRoute.tsx');
const userGroups = () => import('./routes/users/UserGroupsRoute.tsx');
const userGroupList = () => import('./routes/userGroups/UserGroupListRoute.tsx');
const createUserGroup = () => import('./routes/userGroups/CreateUserGroupRoute.tsx');
const permissionList = () => import('./routes/userPermissions/PermissionListRoute.tsx');
const editPermission = () => import('./routes/userPermissions/EditPermissionRoute.tsx');
const networkArea = () => import('./routes/userArea/NetworkAreaRoute.tsx');
const nodeList = () => import('./routes/nodes/NodeListRoute.tsx');
const nodeDetails = () => import('./routes/nodes/NodeDetailsRoute.tsx');
const dialogs = () => import('./routes/DialogsRoute.tsx');
const requireEnterprise = () => import('./routes/RequireEnterprise.tsx');

const netid = ({ netid: id = '' }: RouteParams) => id;
const keyName = ({ keyName: name = '' }: RouteParams) => name;
const clientId = ({ clientId: id = '' }: RouteParams) => id;
const username = ({ username: name = '' }: RouteParams) => name;
const node = ({ netid: network = '', nodeId = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, nodeId) ?? nodeId;

/**
 * Every route of the console: a new screen is one address in `domain/paths.ts`, one entry here, and one line in
 * `routes.tsx` that says who may see it. Loaded with the first page behind the sign-in, so that the login form is drawn
 * without it.
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
  },
  editNetworkUsers: {
    page: async () => (await networkAllowed()).NetworkUsersRoute,
    label: 'Allowed users',
    under: 'network',
  },
  legacyAccessKeys: {
    page: async () => (await networkDetails()).LegacyAccessKeysRoute,
    label: 'Access keys',
    under: 'network',
  },

  nodes: { page: async () => (await nodePages()).NodePagesRoute, label: 'Nodes' },
  networkNodes: { page: async () => (await nodePages()).NodePagesRoute, label: netid, under: 'nodes' },
  node: { page: async () => (await nodePages()).NodePagesRoute, label: node, under: 'networkNodes' },
  editNode: { page: async () => (await nodeEdit()).NodeEditRoute, label: 'Edit', under: 'node' },
  createEgress: {
    page: async () => (await createRole()).CreateEgressRoute,
    label: 'Create egress',
    under: 'node',
    isDialog: true,
  },
  createRelay: {
    page: async () => (await createRole()).CreateRelayRoute,
    label: 'Create relay',
    under: 'node',
    isDialog: true,
  },

  accessKeys: { page: async () => (await pickers()).AccessKeyPickerRoute, label: 'Access keys' },
  networkAccessKeys: {
    page: async () => (await accessKeyList()).AccessKeyListRoute,
    label: netid,
    under: 'accessKeys',
  },
  createAccessKey: {
    page: async () => (await createAccessKey()).CreateAccessKeyRoute,
    label: 'Create',
    under: 'networkAccessKeys',
    isDialog: true,
  },
  accessKey: {
    page: async () => (await accessKeyDetails()).AccessKeyDetailsRoute,
    label: keyName,
    under: 'networkAccessKeys',
    isDialog: true,
  },

  externalClients: { page: async () => (await pickers()).ClientPickerRoute, label: 'Ext. clients' },
  networkExternalClients: {
    page: async () => (await externalClients()).ExternalClientsRoute,
    label: netid,
    under: 'externalClients',
  },
  externalClientQr: {
    page: async () => (await clientQr()).ClientQrRoute,
    label: (params) => `${clientId(params)} QR code`,
    under: 'networkExternalClients',
    isDialog: true,
  },
  editExternalClient: {
    page: async () => (await renameClient()).RenameClientRoute,
    label: (params) => `Edit ${clientId(params)}`,
    under: 'networkExternalClients',
    isDialog: true,
  },

  dns: { page: async () => (await pickers()).DnsPickerRoute, label: 'DNS' },
  networkDns: { page: async () => (await dns()).DnsRoute, label: netid, under: 'dns' },
  createDnsEntry: {
    page: async () => (await createDnsEntry()).CreateDnsEntryRoute,
    label: 'Create',
    under: 'networkDns',
    isDialog: true,
  },

  graphs: { page: async () => (await pickers()).GraphPickerRoute, label: 'Graphs' },
  networkGraph: { page: async () => (await nodePages()).NodePagesRoute, label: netid, under: 'graphs' },

  acls: { page: async () => (await pickers()).AclPickerRoute, label: 'ACLs' },
  networkAcls: { page: async () => (await aclMatrix()).AclMatrixRoute, label: netid, under: 'acls' },
  nodeAcls: { page: async () => (await aclMatrix()).AclMatrixRoute, label: node, under: 'networkAcls' },

  logs: { page: async () => (await logs()).LogsRoute, label: 'Server logs' },

  metrics: { page: async () => (await pickers()).MetricsPickerRoute, label: 'Metrics' },
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
  },

  userGroups: { page: async () => (await userGroupList()).UserGroupListRoute, label: 'User groups' },
  createUserGroup: {
    page: async () => (await createUserGroup()).CreateUserGroupRoute,
    label: 'Create',
    under: 'userGroups',
    isDialog: true,
  },

  userPermissions: { page: async () => (await pickers()).PermissionPickerRoute, label: 'User permissions' },
  networkUserPermissions: {
    page: async () => (await permissionList()).PermissionListRoute,
    label: netid,
    under: 'userPermissions',
  },
  editUserPermission: {
    page: async () => (await editPermission()).EditPermissionRoute,
    label: username,
    under: 'networkUserPermissions',
    isDialog: true,
  },

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
  userAreaCreateAccessKey: {
    page: async () => (await createAccessKey()).CreateAccessKeyRoute,
    label: 'Create',
    under: 'userAreaAccessKeys',
    isDialog: true,
  },
  userAreaAccessKey: {
    page: async () => (await accessKeyDetails()).AccessKeyDetailsRoute,
    label: keyName,
    under: 'userAreaAccessKeys',
    isDialog: true,
  },
  userAreaClients: {
    page: async () => (await externalClients()).AreaClientsRoute,
    label: 'Remote access',
    under: 'networkUserArea',
  },
  userAreaEditClient: {
    page: async () => (await renameClient()).RenameClientRoute,
    label: (params) => `Edit ${clientId(params)}`,
    under: 'userAreaClients',
    isDialog: true,
  },
  userAreaClientQr: {
    page: async () => (await clientQr()).ClientQrRoute,
    label: (params) => `${clientId(params)} QR code`,
    under: 'userAreaClients',
    isDialog: true,
  },
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
  userAreaCreateEgress: {
    page: async () => (await createRole()).CreateEgressRoute,
    label: 'Create egress',
    under: 'userAreaNodes',
    isDialog: true,
  },
  userAreaCreateRelay: {
    page: async () => (await createRole()).CreateRelayRoute,
    label: 'Create relay',
    under: 'userAreaNodes',
    isDialog: true,
  },
};

/** What stands around pages: who may see them, and what their dialogs lie in. */
export const frames = {
  DialogsRoute: async () => (await dialogs()).DialogsRoute,
  RequireUserArea: async () => (await requireEnterprise()).RequireUserArea,
  RequireEnterprise: async () => (await requireEnterprise()).RequireEnterprise,
} satisfies Record<string, () => Promise<ComponentType>>;
