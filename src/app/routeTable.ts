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
  home: { page: async () => (await import('./routes/home/HomeRoute.tsx')).HomeRoute, label: 'Dashboard' },
  login: { label: 'Login' },

  networks: {
    page: async () => (await import('./routes/networks/NetworkListRoute.tsx')).NetworkListRoute,
    label: 'Networks',
  },
  createNetwork: {
    page: async () => (await import('./routes/networks/NetworkCreateRoute.tsx')).NetworkCreateRoute,
    label: 'Create',
    under: 'networks',
  },
  network: {
    page: async () => (await import('./routes/networks/NetworkDetailsRoute.tsx')).NetworkDetailsRoute,
    label: netid,
    under: 'networks',
  },
  editNetwork: {
    page: async () => (await import('./routes/networks/NetworkEditRoute.tsx')).NetworkEditRoute,
    label: 'Edit',
    under: 'network',
  },
  editNetworkGroups: {
    page: async () => (await import('./routes/networks/NetworkAllowedRoute.tsx')).NetworkGroupsRoute,
    label: 'Allowed groups',
    under: 'network',
  },
  editNetworkUsers: {
    page: async () => (await import('./routes/networks/NetworkAllowedRoute.tsx')).NetworkUsersRoute,
    label: 'Allowed users',
    under: 'network',
  },
  legacyAccessKeys: {
    page: async () => (await import('./routes/networks/NetworkDetailsRoute.tsx')).LegacyAccessKeysRoute,
    label: 'Access keys',
    under: 'network',
  },

  nodes: {
    page: async () => (await import('./routes/nodes/NodePagesRoute.tsx')).NodePagesRoute,
    label: 'Nodes',
  },
  networkNodes: {
    page: async () => (await import('./routes/nodes/NodePagesRoute.tsx')).NodePagesRoute,
    label: netid,
    under: 'nodes',
  },
  node: {
    page: async () => (await import('./routes/nodes/NodePagesRoute.tsx')).NodePagesRoute,
    label: node,
    under: 'networkNodes',
  },
  editNode: {
    page: async () => (await import('./routes/nodes/NodeEditRoute.tsx')).NodeEditRoute,
    label: 'Edit',
    under: 'node',
  },
  createEgress: {
    page: async () => (await import('./routes/nodes/CreateRoleRoutes.tsx')).CreateEgressRoute,
    label: 'Create egress',
    under: 'node',
    isDialog: true,
  },
  createRelay: {
    page: async () => (await import('./routes/nodes/CreateRoleRoutes.tsx')).CreateRelayRoute,
    label: 'Create relay',
    under: 'node',
    isDialog: true,
  },

  accessKeys: {
    page: async () => (await import('./routes/PickerRoutes.tsx')).AccessKeyPickerRoute,
    label: 'Access keys',
  },
  networkAccessKeys: {
    page: async () => (await import('./routes/accessKeys/AccessKeyListRoute.tsx')).AccessKeyListRoute,
    label: netid,
    under: 'accessKeys',
  },
  createAccessKey: {
    page: async () => (await import('./routes/accessKeys/CreateAccessKeyRoute.tsx')).CreateAccessKeyRoute,
    label: 'Create',
    under: 'networkAccessKeys',
    isDialog: true,
  },
  accessKey: {
    page: async () => (await import('./routes/accessKeys/AccessKeyDetailsRoute.tsx')).AccessKeyDetailsRoute,
    label: keyName,
    under: 'networkAccessKeys',
    isDialog: true,
  },

  externalClients: {
    page: async () => (await import('./routes/PickerRoutes.tsx')).ClientPickerRoute,
    label: 'Ext. clients',
  },
  networkExternalClients: {
    page: async () =>
      (await import('./routes/externalClients/ExternalClientsRoute.tsx')).ExternalClientsRoute,
    label: netid,
    under: 'externalClients',
  },
  externalClientQr: {
    page: async () => (await import('./routes/externalClients/ClientQrRoute.tsx')).ClientQrRoute,
    label: (params) => `${clientId(params)} QR code`,
    under: 'networkExternalClients',
    isDialog: true,
  },
  editExternalClient: {
    page: async () => (await import('./routes/externalClients/RenameClientRoute.tsx')).RenameClientRoute,
    label: (params) => `Edit ${clientId(params)}`,
    under: 'networkExternalClients',
    isDialog: true,
  },

  dns: { page: async () => (await import('./routes/PickerRoutes.tsx')).DnsPickerRoute, label: 'DNS' },
  networkDns: {
    page: async () => (await import('./routes/dns/DnsRoute.tsx')).DnsRoute,
    label: netid,
    under: 'dns',
  },
  createDnsEntry: {
    page: async () => (await import('./routes/dns/CreateDnsEntryRoute.tsx')).CreateDnsEntryRoute,
    label: 'Create',
    under: 'networkDns',
    isDialog: true,
  },

  graphs: { page: async () => (await import('./routes/PickerRoutes.tsx')).GraphPickerRoute, label: 'Graphs' },
  networkGraph: {
    page: async () => (await import('./routes/nodes/NodePagesRoute.tsx')).NodePagesRoute,
    label: netid,
    under: 'graphs',
  },

  acls: { page: async () => (await import('./routes/PickerRoutes.tsx')).AclPickerRoute, label: 'ACLs' },
  networkAcls: {
    page: async () => (await import('./routes/acls/AclMatrixRoute.tsx')).AclMatrixRoute,
    label: netid,
    under: 'acls',
  },
  nodeAcls: {
    page: async () => (await import('./routes/acls/AclMatrixRoute.tsx')).AclMatrixRoute,
    label: node,
    under: 'networkAcls',
  },

  logs: { page: async () => (await import('./routes/logs/LogsRoute.tsx')).LogsRoute, label: 'Server logs' },

  metrics: {
    page: async () => (await import('./routes/PickerRoutes.tsx')).MetricsPickerRoute,
    label: 'Metrics',
  },
  allMetrics: {
    page: async () => (await import('./routes/metrics/MetricsMatrixRoute.tsx')).MetricsMatrixRoute,
    label: 'All networks',
    under: 'metrics',
  },
  networkMetrics: {
    page: async () => (await import('./routes/metrics/MetricsMatrixRoute.tsx')).MetricsMatrixRoute,
    label: netid,
    under: 'metrics',
  },
  nodeMetrics: {
    page: async () => (await import('./routes/metrics/NodeMetricsRoute.tsx')).NodeMetricsRoute,
    label: node,
    under: 'networkMetrics',
  },

  users: {
    page: async () => (await import('./routes/users/UserListRoute.tsx')).UserListRoute,
    label: 'Users',
  },
  createUser: {
    page: async () => (await import('./routes/users/UserCreateRoute.tsx')).UserCreateRoute,
    label: 'Create',
    under: 'users',
  },
  user: {
    page: async () => (await import('./routes/users/UserRoute.tsx')).UserRoute,
    label: username,
    under: 'users',
  },
  userGroupsOf: {
    page: async () => (await import('./routes/users/UserGroupsRoute.tsx')).UserGroupsRoute,
    label: 'User groups',
    under: 'user',
  },

  userGroups: {
    page: async () => (await import('./routes/userGroups/UserGroupListRoute.tsx')).UserGroupListRoute,
    label: 'User groups',
  },
  createUserGroup: {
    page: async () => (await import('./routes/userGroups/CreateUserGroupRoute.tsx')).CreateUserGroupRoute,
    label: 'Create',
    under: 'userGroups',
    isDialog: true,
  },

  userPermissions: {
    page: async () => (await import('./routes/PickerRoutes.tsx')).PermissionPickerRoute,
    label: 'User permissions',
  },
  networkUserPermissions: {
    page: async () => (await import('./routes/userPermissions/PermissionListRoute.tsx')).PermissionListRoute,
    label: netid,
    under: 'userPermissions',
  },
  editUserPermission: {
    page: async () => (await import('./routes/userPermissions/EditPermissionRoute.tsx')).EditPermissionRoute,
    label: username,
    under: 'networkUserPermissions',
    isDialog: true,
  },

  userArea: {
    page: async () => (await import('./routes/home/HomeRoute.tsx')).UserAreaHomeRoute,
    label: 'User dashboard',
  },
  networkUserArea: {
    page: async () => (await import('./routes/userArea/NetworkAreaRoute.tsx')).NetworkAreaRoute,
    label: netid,
    under: 'userArea',
  },
  userAreaAccessKeys: {
    page: async () => (await import('./routes/accessKeys/AccessKeyListRoute.tsx')).AreaAccessKeysRoute,
    label: 'Access keys',
    under: 'networkUserArea',
  },
  userAreaCreateAccessKey: {
    page: async () => (await import('./routes/accessKeys/CreateAccessKeyRoute.tsx')).CreateAccessKeyRoute,
    label: 'Create',
    under: 'userAreaAccessKeys',
    isDialog: true,
  },
  userAreaAccessKey: {
    page: async () => (await import('./routes/accessKeys/AccessKeyDetailsRoute.tsx')).AccessKeyDetailsRoute,
    label: keyName,
    under: 'userAreaAccessKeys',
    isDialog: true,
  },
  userAreaClients: {
    page: async () => (await import('./routes/externalClients/ExternalClientsRoute.tsx')).AreaClientsRoute,
    label: 'Remote access',
    under: 'networkUserArea',
  },
  userAreaEditClient: {
    page: async () => (await import('./routes/externalClients/RenameClientRoute.tsx')).RenameClientRoute,
    label: (params) => `Edit ${clientId(params)}`,
    under: 'userAreaClients',
    isDialog: true,
  },
  userAreaClientQr: {
    page: async () => (await import('./routes/externalClients/ClientQrRoute.tsx')).ClientQrRoute,
    label: (params) => `${clientId(params)} QR code`,
    under: 'userAreaClients',
    isDialog: true,
  },
  userAreaEditNetwork: {
    page: async () => (await import('./routes/networks/NetworkEditRoute.tsx')).AreaEditNetworkRoute,
    label: 'Edit network',
    under: 'networkUserArea',
  },
  userAreaNodes: {
    page: async () => (await import('./routes/nodes/NodeListRoute.tsx')).AreaNodesRoute,
    label: 'Nodes',
    under: 'networkUserArea',
  },
  userAreaEditNode: {
    page: async () => (await import('./routes/nodes/NodeEditRoute.tsx')).AreaEditNodeRoute,
    label: (params, names) => `Edit ${node(params, names)}`,
    under: 'userAreaNodes',
  },
  userAreaNode: {
    page: async () => (await import('./routes/nodes/NodeDetailsRoute.tsx')).AreaNodeRoute,
    label: node,
    under: 'userAreaNodes',
  },
  userAreaCreateEgress: {
    page: async () => (await import('./routes/nodes/CreateRoleRoutes.tsx')).CreateEgressRoute,
    label: 'Create egress',
    under: 'userAreaNodes',
    isDialog: true,
  },
  userAreaCreateRelay: {
    page: async () => (await import('./routes/nodes/CreateRoleRoutes.tsx')).CreateRelayRoute,
    label: 'Create relay',
    under: 'userAreaNodes',
    isDialog: true,
  },
};

/** What stands around pages: who may see them, and what their dialogs lie in. */
export const frames = {
  DialogsRoute: async () => (await import('./routes/DialogsRoute.tsx')).DialogsRoute,
  RequireUserArea: async () => (await import('./routes/RequireEnterprise.tsx')).RequireUserArea,
  RequireEnterprise: async () => (await import('./routes/RequireEnterprise.tsx')).RequireEnterprise,
} satisfies Record<string, () => Promise<ComponentType>>;
