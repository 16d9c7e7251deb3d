import type { ComponentType } from 'react';
import { routePatterns } from '../../domain/paths.ts';
import { lazyComponent, type LazyComponent } from '../../components/Lazy/lazyComponent.ts';

export type RouteKey = keyof typeof routePatterns;

/** The values in an address, decoded. */
export type RouteParams = Readonly<
  Partial<Record<'netid' | 'nodeId' | 'keyName' | 'clientId' | 'username', string>>
>;

/** Turns ids into what people call things. */
export type CrumbNames = { readonly nodeName: (netid: string, nodeId: string) => string | undefined };

type RouteEntry = {
  /** The component of the address; none for the login page, which is there from the start. */
  readonly page?: LazyComponent;
  /** What the breadcrumbs call it. */
  readonly label: string | ((params: RouteParams, names: CrumbNames) => string);
  /** The route it stands under in the breadcrumbs; without one it stands under Home. */
  readonly under?: RouteKey;
  /** It is there on the enterprise edition only; so is whatever stands under it. */
  readonly isEnterprise?: true;
  /** It lies over the page it stands under. */
  readonly isDialog?: true;
};

// The files of the pages, each loaded when one of its pages is first drawn.
const home = () => import('../routes/home/HomeRoute.tsx');
const networkList = () => import('../routes/networks/NetworkListRoute.tsx');
const networkCreate = () => import('../routes/networks/NetworkCreateRoute.tsx');
const networkDetails = () => import('../routes/networks/NetworkDetailsRoute.tsx');
const networkEdit = () => import('../routes/networks/NetworkEditRoute.tsx');
const networkAllowed = () => import('../routes/networks/NetworkAllowedRoute.tsx');
const nodePages = () => import('../routes/nodes/NodePagesRoute.tsx');
const nodeEdit = () => import('../routes/nodes/NodeEditRoute.tsx');
const createRole = () => import('../routes/nodes/CreateRoleRoutes.tsx');
const pickers = () => import('../routes/PickerRoutes.tsx');
const accessKeyList = () => import('../routes/accessKeys/AccessKeyListRoute.tsx');
const createAccessKey = () => import('../routes/accessKeys/CreateAccessKeyRoute.tsx');
const accessKeyDetails = () => import('../routes/accessKeys/AccessKeyDetailsRoute.tsx');
const externalClients = () => import('../routes/externalClients/ExternalClientsRoute.tsx');
const clientDialogs = () => import('../routes/externalClients/ClientDialogRoutes.tsx');
const dnsPages = () => import('../routes/dns/DnsRoutes.tsx');
const aclMatrix = () => import('../routes/acls/AclMatrixRoute.tsx');
const reach = () => import('../routes/reach/ReachRoutes.tsx');
const logs = () => import('../routes/logs/LogsRoute.tsx');
const metricsMatrix = () => import('../routes/metrics/MetricsMatrixRoute.tsx');
const nodeMetrics = () => import('../routes/metrics/NodeMetricsRoute.tsx');
const userList = () => import('../routes/users/UserListRoute.tsx');
const userCreate = () => import('../routes/users/UserCreateRoute.tsx');
const user = () => import('../routes/users/UserRoute.tsx');
const userGroups = () => import('../routes/users/UserGroupsRoute.tsx');
const userGroupPages = () => import('../routes/userGroups/UserGroupRoutes.tsx');
const permissionPages = () => import('../routes/userPermissions/PermissionRoutes.tsx');
const networkArea = () => import('../routes/userArea/NetworkAreaRoute.tsx');
const nodeList = () => import('../routes/nodes/NodeListRoute.tsx');
const nodeDetails = () => import('../routes/nodes/NodeDetailsRoute.tsx');
const dialogs = () => import('../routes/DialogsRoute.tsx');
const requireEnterprise = () => import('../routes/RequireEnterprise.tsx');

/** One export of such a file. */
function late<Name extends string>(
  file: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
): LazyComponent {
  return lazyComponent(async () => (await file())[name]);
}

/** One for all addresses of the page: it is there for each of them once it was loaded for one. */
const nodePage = late(nodePages, 'NodePagesRoute');

const netid = ({ netid: id = '' }: RouteParams) => id;
const keyName = ({ keyName: name = '' }: RouteParams) => name;
const clientQr = ({ clientId = '' }: RouteParams) => `${clientId} QR code`;
const editClient = ({ clientId = '' }: RouteParams) => `Edit ${clientId}`;
const username = ({ username: name = '' }: RouteParams) => name;
const node = ({ netid: network = '', nodeId = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, nodeId) ?? nodeId;

/** What a breadcrumb calls the page, and the route it stands under. */
function page(component: LazyComponent, label: RouteEntry['label'], under?: RouteKey): RouteEntry {
  return { page: component, label, ...(under && { under }) };
}

function dialog(component: LazyComponent, label: RouteEntry['label'], under: RouteKey): RouteEntry {
  return { ...page(component, label, under), isDialog: true };
}

function enterprise(entry: RouteEntry): RouteEntry {
  return { ...entry, isEnterprise: true };
}

/**
 * Every route of the console: a new screen is one address in `domain/paths.ts`, one entry here, and one line in
 * `routes.tsx` that says who may see it.
 */
export const routeTable: Readonly<Record<RouteKey, RouteEntry>> = {
  home: page(late(home, 'HomeRoute'), 'Dashboard'),
  login: { label: 'Login' },

  networks: page(late(networkList, 'NetworkListRoute'), 'Networks'),
  createNetwork: page(late(networkCreate, 'NetworkCreateRoute'), 'Create', 'networks'),
  network: page(late(networkDetails, 'NetworkDetailsRoute'), netid, 'networks'),
  editNetwork: page(late(networkEdit, 'NetworkEditRoute'), 'Edit', 'network'),
  editNetworkGroups: enterprise(
    page(late(networkAllowed, 'NetworkGroupsRoute'), 'Allowed groups', 'network'),
  ),
  editNetworkUsers: enterprise(page(late(networkAllowed, 'NetworkUsersRoute'), 'Allowed users', 'network')),
  legacyAccessKeys: page(late(networkDetails, 'LegacyAccessKeysRoute'), 'Access keys', 'network'),

  nodes: page(nodePage, 'Nodes'),
  networkNodes: page(nodePage, netid, 'nodes'),
  node: page(nodePage, node, 'networkNodes'),
  editNode: page(late(nodeEdit, 'NodeEditRoute'), 'Edit', 'node'),
  createEgress: dialog(late(createRole, 'CreateEgressRoute'), 'Create egress', 'node'),
  createRelay: dialog(late(createRole, 'CreateRelayRoute'), 'Create relay', 'node'),

  accessKeys: page(late(pickers, 'AccessKeyPickerRoute'), 'Access keys'),
  networkAccessKeys: page(late(accessKeyList, 'AccessKeyListRoute'), netid, 'accessKeys'),
  createAccessKey: dialog(late(createAccessKey, 'CreateAccessKeyRoute'), 'Create', 'networkAccessKeys'),
  accessKey: dialog(late(accessKeyDetails, 'AccessKeyDetailsRoute'), keyName, 'networkAccessKeys'),

  externalClients: page(late(pickers, 'ClientPickerRoute'), 'Ext. clients'),
  networkExternalClients: page(late(externalClients, 'ExternalClientsRoute'), netid, 'externalClients'),
  externalClientQr: dialog(late(clientDialogs, 'ClientQrRoute'), clientQr, 'networkExternalClients'),
  editExternalClient: dialog(late(clientDialogs, 'RenameClientRoute'), editClient, 'networkExternalClients'),

  dns: page(late(pickers, 'DnsPickerRoute'), 'DNS'),
  networkDns: page(late(dnsPages, 'DnsRoute'), netid, 'dns'),
  createDnsEntry: dialog(late(dnsPages, 'CreateDnsEntryRoute'), 'Create', 'networkDns'),

  graphs: page(late(pickers, 'GraphPickerRoute'), 'Graphs'),
  networkGraph: page(nodePage, netid, 'graphs'),

  reach: page(late(pickers, 'ReachPickerRoute'), 'Reachability'),
  networkReach: page(late(reach, 'NetworkReachRoute'), netid, 'reach'),
  reachOf: page(late(reach, 'ReachOfRoute'), node, 'networkReach'),

  acls: page(late(pickers, 'AclPickerRoute'), 'ACLs'),
  networkAcls: page(late(aclMatrix, 'AclMatrixRoute'), netid, 'acls'),
  nodeAcls: page(late(aclMatrix, 'AclMatrixRoute'), node, 'networkAcls'),

  logs: page(late(logs, 'LogsRoute'), 'Server logs'),

  metrics: enterprise(page(late(pickers, 'MetricsPickerRoute'), 'Metrics')),
  allMetrics: page(late(metricsMatrix, 'MetricsMatrixRoute'), 'All networks', 'metrics'),
  networkMetrics: page(late(metricsMatrix, 'MetricsMatrixRoute'), netid, 'metrics'),
  nodeMetrics: page(late(nodeMetrics, 'NodeMetricsRoute'), node, 'networkMetrics'),

  users: page(late(userList, 'UserListRoute'), 'Users'),
  createUser: page(late(userCreate, 'UserCreateRoute'), 'Create', 'users'),
  user: page(late(user, 'UserRoute'), username, 'users'),
  userGroupsOf: enterprise(page(late(userGroups, 'UserGroupsRoute'), 'User groups', 'user')),

  userGroups: enterprise(page(late(userGroupPages, 'UserGroupListRoute'), 'User groups')),
  createUserGroup: dialog(late(userGroupPages, 'CreateUserGroupRoute'), 'Create', 'userGroups'),

  userPermissions: enterprise(page(late(pickers, 'PermissionPickerRoute'), 'User permissions')),
  networkUserPermissions: page(late(permissionPages, 'PermissionListRoute'), netid, 'userPermissions'),
  editUserPermission: dialog(
    late(permissionPages, 'EditPermissionRoute'),
    username,
    'networkUserPermissions',
  ),

  userArea: page(late(home, 'UserAreaHomeRoute'), 'User dashboard'),
  networkUserArea: page(late(networkArea, 'NetworkAreaRoute'), netid, 'userArea'),
  userAreaAccessKeys: page(late(accessKeyList, 'AreaAccessKeysRoute'), 'Access keys', 'networkUserArea'),
  userAreaCreateAccessKey: dialog(
    late(createAccessKey, 'CreateAccessKeyRoute'),
    'Create',
    'userAreaAccessKeys',
  ),
  userAreaAccessKey: dialog(late(accessKeyDetails, 'AccessKeyDetailsRoute'), keyName, 'userAreaAccessKeys'),
  userAreaClients: page(late(externalClients, 'AreaClientsRoute'), 'Remote access', 'networkUserArea'),
  userAreaEditClient: dialog(late(clientDialogs, 'RenameClientRoute'), editClient, 'userAreaClients'),
  userAreaClientQr: dialog(late(clientDialogs, 'ClientQrRoute'), clientQr, 'userAreaClients'),
  userAreaEditNetwork: page(late(networkEdit, 'AreaEditNetworkRoute'), 'Edit network', 'networkUserArea'),
  userAreaNodes: page(late(nodeList, 'AreaNodesRoute'), 'Nodes', 'networkUserArea'),
  userAreaEditNode: page(
    late(nodeEdit, 'AreaEditNodeRoute'),
    (params, names) => `Edit ${node(params, names)}`,
    'userAreaNodes',
  ),
  userAreaNode: page(late(nodeDetails, 'AreaNodeRoute'), node, 'userAreaNodes'),
  userAreaCreateEgress: dialog(late(createRole, 'CreateEgressRoute'), 'Create egress', 'userAreaNodes'),
  userAreaCreateRelay: dialog(late(createRole, 'CreateRelayRoute'), 'Create relay', 'userAreaNodes'),
};

/** What stands around pages: who may see them, and what their dialogs lie in. */
export const frames = {
  DialogsRoute: late(dialogs, 'DialogsRoute'),
  RequireUserArea: late(requireEnterprise, 'RequireUserArea'),
  RequireEnterprise: late(requireEnterprise, 'RequireEnterprise'),
};
