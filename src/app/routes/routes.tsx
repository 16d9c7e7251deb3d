import { type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { paths, routePatterns as at } from '../../domain/paths.ts';
import { CrashPage } from '../shell/crash/CrashPage.tsx';
import type { CrumbNames, RouteParams } from '../shell/currentRoute.ts';
import { Shell } from '../shell/Shell.tsx';
import { Root } from './App.tsx';
import { NotFoundRoute, RequireSession } from './guards.tsx';
import { GraphPage, NodeListPage, NodePage, NodePages } from './nodes/NodePages.tsx';
import {
  admin,
  adminOrSelf,
  areaSection,
  dialog,
  renderedByParent,
  enterprise,
  lazyPage,
  route,
  section,
  userArea,
} from './route.tsx';
import { LoginRoute } from './session/LoginRoute.tsx';

/** Catches errors outside of the frame, which has a boundary of its own. If this fails too, `public/boot.js` reports. */
export function CrashRoute() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const retry = () => void navigate(here, { replace: true, state: here.state });
  return <CrashPage caught={{ error, componentStack: '', retry }} />;
}

// The files of the pages, each loaded when one of its pages is first drawn.
const home = () => import('./home/HomeRoute.tsx');
const networkList = () => import('./networks/NetworkListRoute.tsx');
const networkCreate = () => import('./networks/NetworkCreateRoute.tsx');
const networkDetails = () => import('./networks/NetworkDetailsRoute.tsx');
const networkEdit = () => import('./networks/NetworkEditRoute.tsx');
const networkAllowed = () => import('./networks/NetworkAllowedRoute.tsx');
const nodeList = () => import('./nodes/NodeListRoute.tsx');
const nodeDetails = () => import('./nodes/NodeDetailsRoute.tsx');
const nodeEdit = () => import('./nodes/NodeEditRoute.tsx');
const nodesEdit = () => import('./nodes/EditNodesRoute.tsx');
const createRole = () => import('./nodes/CreateRoleRoutes.tsx');
const pickers = () => import('./PickerRoutes.tsx');
const keyList = () => import('./accessKeys/AccessKeyListRoute.tsx');
const keyCreate = () => import('./accessKeys/CreateAccessKeyRoute.tsx');
const keyDetails = () => import('./accessKeys/AccessKeyDetailsRoute.tsx');
const clientList = () => import('./externalClients/ExternalClientsRoute.tsx');
const clientDialogs = () => import('./externalClients/ClientDialogRoutes.tsx');
const dns = () => import('./dns/DnsRoutes.tsx');
const aclMatrix = () => import('./acls/AclMatrixRoute.tsx');
const reach = () => import('./reach/ReachRoutes.tsx');
const findingsList = () => import('./findings/FindingsRoute.tsx');
const logs = () => import('./logs/LogsRoute.tsx');
const metricsMatrix = () => import('./metrics/MetricsMatrixRoute.tsx');
const nodeMetrics = () => import('./metrics/NodeMetricsRoute.tsx');
const userList = () => import('./users/UserListRoute.tsx');
const userCreate = () => import('./users/UserCreateRoute.tsx');
const userDetails = () => import('./users/UserRoute.tsx');
const groupsOfUser = () => import('./users/UserGroupsRoute.tsx');
const userGroups = () => import('./userGroups/UserGroupRoutes.tsx');
const permissions = () => import('./userPermissions/PermissionRoutes.tsx');
const networkArea = () => import('./userArea/NetworkAreaRoute.tsx');

const netid = ({ netid: id = '' }: RouteParams) => id;
const keyName = ({ keyName: name = '' }: RouteParams) => name;
const clientQr = ({ clientId = '' }: RouteParams) => `${clientId} QR code`;
const editClient = ({ clientId = '' }: RouteParams) => `Edit ${clientId}`;
const username = ({ username: name = '' }: RouteParams) => name;
const node = ({ netid: network = '', nodeId = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, nodeId) ?? nodeId;
const editNode = (params: RouteParams, names: CrumbNames) => `Edit ${node(params, names)}`;
const reachEnd = ({ netid: network = '', end = '' }: RouteParams, names: CrumbNames) =>
  `Reachability of ${names.nodeName(network, end) ?? end}`;

const homePage = route(at.home, 'Dashboard', lazyPage(home, 'HomeRoute'), {
  networks: { path: (id) => (id === undefined ? undefined : paths.nodes(id)), offersAll: true },
});

const nodes = section(paths.nodes, 'Nodes', renderedByParent(NodeListPage), renderedByParent(NodeListPage), {
  beside: [route(at.editNodes, 'Edit nodes', lazyPage(nodesEdit, 'EditNodesRoute'), { networks: 'none' })],
  children: [
    route(at.node, node, renderedByParent(NodePage), {
      dialogs: [
        dialog(at.createEgress, 'Create egress', lazyPage(createRole, 'CreateEgressRoute')),
        dialog(at.createRelay, 'Create relay', lazyPage(createRole, 'CreateRelayRoute')),
      ],
      children: [route(at.editNode, 'Edit', lazyPage(nodeEdit, 'NodeEditRoute'))],
    }),
  ],
});

const graphs = section(
  paths.graphs,
  'Graphs',
  lazyPage(pickers, 'GraphPickerRoute'),
  renderedByParent(GraphPage),
);

const oneNetwork = (id?: string) => (id === undefined ? undefined : paths.network(id));

const networks = route(at.networks, 'Networks', lazyPage(networkList, 'NetworkListRoute'), {
  networks: { path: oneNetwork, offersAll: true },
  children: [
    route(at.createNetwork, 'Create', lazyPage(networkCreate, 'NetworkCreateRoute'), { networks: 'none' }),
    route(at.network, netid, lazyPage(networkDetails, 'NetworkDetailsRoute'), {
      networks: { path: oneNetwork, offersAll: false },
      children: [
        route(at.editNetwork, 'Edit', lazyPage(networkEdit, 'NetworkEditRoute')),
        ...enterprise([
          route(at.editNetworkGroups, 'Allowed groups', lazyPage(networkAllowed, 'NetworkGroupsRoute')),
          route(at.editNetworkUsers, 'Allowed users', lazyPage(networkAllowed, 'NetworkUsersRoute')),
        ]),
        route(at.legacyAccessKeys, 'Access keys', lazyPage(networkDetails, 'LegacyAccessKeysRoute')),
      ],
    }),
  ],
});

const accessKeys = section(
  paths.accessKeys,
  'Access keys',
  lazyPage(pickers, 'AccessKeyPickerRoute'),
  lazyPage(keyList, 'AccessKeyListRoute'),
  {
    dialogs: [
      dialog(at.createAccessKey, 'Create', lazyPage(keyCreate, 'CreateAccessKeyRoute')),
      dialog(at.accessKey, keyName, lazyPage(keyDetails, 'AccessKeyDetailsRoute')),
    ],
  },
);

const externalClients = section(
  paths.externalClients,
  'Ext. clients',
  lazyPage(pickers, 'ClientPickerRoute'),
  lazyPage(clientList, 'ExternalClientsRoute'),
  {
    offersAll: false,
    dialogs: [
      dialog(at.externalClientQr, clientQr, lazyPage(clientDialogs, 'ClientQrRoute')),
      dialog(at.editExternalClient, editClient, lazyPage(clientDialogs, 'RenameClientRoute')),
    ],
  },
);

const dnsEntries = section(paths.dns, 'DNS', lazyPage(pickers, 'DnsPickerRoute'), lazyPage(dns, 'DnsRoute'), {
  offersAll: false,
  dialogs: [dialog(at.createDnsEntry, 'Create', lazyPage(dns, 'CreateDnsEntryRoute'))],
});

const formerReach = section(
  paths.formerReach,
  'Findings',
  lazyPage(reach, 'FormerReachRoute'),
  lazyPage(reach, 'FormerReachRoute'),
);

const findings = section(
  paths.findings,
  'Findings',
  lazyPage(findingsList, 'FindingsRoute'),
  lazyPage(findingsList, 'FindingsRoute'),
  { children: [route(at.reachOf, reachEnd, lazyPage(reach, 'ReachOfRoute'))] },
);

const AclMatrixPage = lazyPage(aclMatrix, 'AclMatrixRoute');

const acls = section(
  paths.acls,
  'ACLs',
  lazyPage(pickers, 'AclPickerRoute'),
  renderedByParent(AclMatrixPage),
  {
    around: AclMatrixPage,
    children: [route(at.nodeAcls, node, renderedByParent(AclMatrixPage))],
  },
);

const metrics = section(
  paths.metrics,
  'Metrics',
  lazyPage(pickers, 'MetricsPickerRoute'),
  lazyPage(metricsMatrix, 'MetricsMatrixRoute'),
  {
    beside: [route(at.allMetrics, 'All networks', lazyPage(metricsMatrix, 'MetricsMatrixRoute'))],
    children: [route(at.nodeMetrics, node, lazyPage(nodeMetrics, 'NodeMetricsRoute'))],
  },
);

const users = route(at.users, 'Users', lazyPage(userList, 'UserListRoute'), {
  guard: admin,
  children: [
    ...admin([route(at.createUser, 'Create', lazyPage(userCreate, 'UserCreateRoute'))]),
    route(at.user, username, lazyPage(userDetails, 'UserRoute'), {
      guard: adminOrSelf,
      children: enterprise([
        route(at.userGroupsOf, 'User groups', lazyPage(groupsOfUser, 'UserGroupsRoute')),
      ]),
    }),
  ],
});

const groups = route(at.userGroups, 'User groups', lazyPage(userGroups, 'UserGroupListRoute'), {
  dialogs: [dialog(at.createUserGroup, 'Create', lazyPage(userGroups, 'CreateUserGroupRoute'))],
});

const userPermissions = section(
  paths.userPermissions,
  'User permissions',
  lazyPage(pickers, 'PermissionPickerRoute'),
  lazyPage(permissions, 'PermissionListRoute'),
  {
    offersAll: false,
    dialogs: [dialog(at.editUserPermission, username, lazyPage(permissions, 'EditPermissionRoute'))],
  },
);

const ownArea = section(
  paths.userArea,
  'User dashboard',
  lazyPage(home, 'UserAreaHomeRoute'),
  lazyPage(networkArea, 'NetworkAreaRoute'),
  {
    guard: userArea,
    children: userArea([
      route(at.userAreaAccessKeys, 'Access keys', lazyPage(keyList, 'AccessKeyListRoute'), {
        guard: areaSection('accesskeys'),
        dialogs: [
          dialog(at.userAreaCreateAccessKey, 'Create', lazyPage(keyCreate, 'CreateAccessKeyRoute')),
          dialog(at.userAreaAccessKey, keyName, lazyPage(keyDetails, 'AccessKeyDetailsRoute')),
        ],
      }),
      route(at.userAreaClients, 'Remote access', lazyPage(clientList, 'AreaClientsRoute'), {
        guard: areaSection('vpnview'),
        dialogs: [
          dialog(at.userAreaEditClient, editClient, lazyPage(clientDialogs, 'RenameClientRoute')),
          dialog(at.userAreaClientQr, clientQr, lazyPage(clientDialogs, 'ClientQrRoute')),
        ],
      }),
      route(at.userAreaEditNetwork, 'Edit network', lazyPage(networkEdit, 'AreaEditNetworkRoute'), {
        guard: areaSection('proedit'),
      }),
      route(at.userAreaNodes, 'Nodes', lazyPage(nodeList, 'AreaNodesRoute'), {
        dialogs: [
          dialog(at.userAreaCreateEgress, 'Create egress', lazyPage(createRole, 'CreateEgressRoute')),
          dialog(at.userAreaCreateRelay, 'Create relay', lazyPage(createRole, 'CreateRelayRoute')),
        ],
        children: [
          route(at.userAreaNode, node, lazyPage(nodeDetails, 'AreaNodeRoute'), {
            guard: areaSection('nodeview'),
          }),
          route(at.userAreaEditNode, editNode, lazyPage(nodeEdit, 'AreaEditNodeRoute'), {
            guard: areaSection('proedit'),
          }),
        ],
      }),
    ]),
  },
);

/** All users have these pages, except those with a guard. */
const pages: RouteObject[] = [
  homePage,
  { Component: NodePages, children: [nodes, graphs] },
  networks,
  accessKeys,
  externalClients,
  dnsEntries,
  formerReach,
  findings,
  users,
  ownArea,
  ...admin([acls, route(at.logs, 'Server logs', lazyPage(logs, 'LogsRoute'))]),
  ...enterprise([metrics, groups, userPermissions]),
];

/** Matching ignores case. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashRoute,
    children: [
      { path: at.login, Component: LoginRoute, handle: { pattern: at.login, crumb: 'Log in' } },
      {
        Component: Shell,
        children: [
          { Component: RequireSession, children: pages },
          { path: '*', Component: NotFoundRoute },
        ],
      },
    ],
  },
];
