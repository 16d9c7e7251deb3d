import { type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { paths, routePatterns as at } from '../../domain/paths.ts';
import { CrashPage } from '../shell/crash/CrashPage.tsx';
import type { CrumbNames, RouteParams } from '../shell/currentRoute.ts';
import { Shell } from '../shell/Shell.tsx';
import { Root } from './App.tsx';
import { RequireSession } from './guards.tsx';
import { GraphPage, NodeListPage, NodePage, NodePages } from './nodes/NodePages.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import {
  admin,
  adminOrSelf,
  areaSection,
  dialog,
  drawnAbove,
  enterprise,
  late,
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

// Breadcrumbs that show a name.
const netid = ({ netid: id = '' }: RouteParams) => id;
const keyName = ({ keyName: name = '' }: RouteParams) => name;
const clientQr = ({ clientId = '' }: RouteParams) => `${clientId} QR code`;
const editClient = ({ clientId = '' }: RouteParams) => `Edit ${clientId}`;
const username = ({ username: name = '' }: RouteParams) => name;
const node = ({ netid: network = '', nodeId = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, nodeId) ?? nodeId;
const editNode = (params: RouteParams, names: CrumbNames) => `Edit ${node(params, names)}`;
const reachEnd = ({ netid: network = '', end = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, end) ?? end;

const homePage = route(at.home, 'Dashboard', late(home, 'HomeRoute'), {
  networks: { path: (id) => (id === undefined ? undefined : paths.nodes(id)), offersAll: true },
});

const nodes = section(paths.nodes, 'Nodes', drawnAbove(NodeListPage), drawnAbove(NodeListPage), {
  children: [
    route(at.node, node, drawnAbove(NodePage), {
      dialogs: [
        dialog(at.createEgress, 'Create egress', late(createRole, 'CreateEgressRoute')),
        dialog(at.createRelay, 'Create relay', late(createRole, 'CreateRelayRoute')),
      ],
      children: [route(at.editNode, 'Edit', late(nodeEdit, 'NodeEditRoute'))],
    }),
  ],
});

const graphs = section(paths.graphs, 'Graphs', late(pickers, 'GraphPickerRoute'), drawnAbove(GraphPage));

const oneNetwork = (id?: string) => (id === undefined ? undefined : paths.network(id));

const networks = route(at.networks, 'Networks', late(networkList, 'NetworkListRoute'), {
  networks: { path: oneNetwork, offersAll: true },
  children: [
    route(at.createNetwork, 'Create', late(networkCreate, 'NetworkCreateRoute'), { networks: 'none' }),
    route(at.network, netid, late(networkDetails, 'NetworkDetailsRoute'), {
      networks: { path: oneNetwork, offersAll: false },
      children: [
        route(at.editNetwork, 'Edit', late(networkEdit, 'NetworkEditRoute')),
        ...enterprise([
          route(at.editNetworkGroups, 'Allowed groups', late(networkAllowed, 'NetworkGroupsRoute')),
          route(at.editNetworkUsers, 'Allowed users', late(networkAllowed, 'NetworkUsersRoute')),
        ]),
        route(at.legacyAccessKeys, 'Access keys', late(networkDetails, 'LegacyAccessKeysRoute')),
      ],
    }),
  ],
});

const accessKeys = section(
  paths.accessKeys,
  'Access keys',
  late(pickers, 'AccessKeyPickerRoute'),
  late(keyList, 'AccessKeyListRoute'),
  {
    dialogs: [
      dialog(at.createAccessKey, 'Create', late(keyCreate, 'CreateAccessKeyRoute')),
      dialog(at.accessKey, keyName, late(keyDetails, 'AccessKeyDetailsRoute')),
    ],
  },
);

const externalClients = section(
  paths.externalClients,
  'Ext. clients',
  late(pickers, 'ClientPickerRoute'),
  late(clientList, 'ExternalClientsRoute'),
  {
    offersAll: false,
    dialogs: [
      dialog(at.externalClientQr, clientQr, late(clientDialogs, 'ClientQrRoute')),
      dialog(at.editExternalClient, editClient, late(clientDialogs, 'RenameClientRoute')),
    ],
  },
);

const dnsEntries = section(paths.dns, 'DNS', late(pickers, 'DnsPickerRoute'), late(dns, 'DnsRoute'), {
  offersAll: false,
  dialogs: [dialog(at.createDnsEntry, 'Create', late(dns, 'CreateDnsEntryRoute'))],
});

const reachability = section(
  paths.reach,
  'Reachability',
  late(pickers, 'ReachPickerRoute'),
  late(reach, 'NetworkReachRoute'),
  { children: [route(at.reachOf, reachEnd, late(reach, 'ReachOfRoute'))] },
);

const AclMatrixPage = late(aclMatrix, 'AclMatrixRoute');

const acls = section(paths.acls, 'ACLs', late(pickers, 'AclPickerRoute'), drawnAbove(AclMatrixPage), {
  around: AclMatrixPage,
  children: [route(at.nodeAcls, node, drawnAbove(AclMatrixPage))],
});

const metrics = section(
  paths.metrics,
  'Metrics',
  late(pickers, 'MetricsPickerRoute'),
  late(metricsMatrix, 'MetricsMatrixRoute'),
  {
    beside: [route(at.allMetrics, 'All networks', late(metricsMatrix, 'MetricsMatrixRoute'))],
    children: [route(at.nodeMetrics, node, late(nodeMetrics, 'NodeMetricsRoute'))],
  },
);

const users = route(at.users, 'Users', late(userList, 'UserListRoute'), {
  guard: admin,
  children: [
    ...admin([route(at.createUser, 'Create', late(userCreate, 'UserCreateRoute'))]),
    route(at.user, username, late(userDetails, 'UserRoute'), {
      guard: adminOrSelf,
      children: enterprise([route(at.userGroupsOf, 'User groups', late(groupsOfUser, 'UserGroupsRoute'))]),
    }),
  ],
});

const groups = route(at.userGroups, 'User groups', late(userGroups, 'UserGroupListRoute'), {
  dialogs: [dialog(at.createUserGroup, 'Create', late(userGroups, 'CreateUserGroupRoute'))],
});

const userPermissions = section(
  paths.userPermissions,
  'User permissions',
  late(pickers, 'PermissionPickerRoute'),
  late(permissions, 'PermissionListRoute'),
  {
    offersAll: false,
    dialogs: [dialog(at.editUserPermission, username, late(permissions, 'EditPermissionRoute'))],
  },
);

const ownArea = section(
  paths.userArea,
  'User dashboard',
  late(home, 'UserAreaHomeRoute'),
  late(networkArea, 'NetworkAreaRoute'),
  {
    guard: userArea,
    children: userArea([
      route(at.userAreaAccessKeys, 'Access keys', late(keyList, 'AccessKeyListRoute'), {
        guard: areaSection('accesskeys'),
        dialogs: [
          dialog(at.userAreaCreateAccessKey, 'Create', late(keyCreate, 'CreateAccessKeyRoute')),
          dialog(at.userAreaAccessKey, keyName, late(keyDetails, 'AccessKeyDetailsRoute')),
        ],
      }),
      route(at.userAreaClients, 'Remote access', late(clientList, 'AreaClientsRoute'), {
        guard: areaSection('vpnview'),
        dialogs: [
          dialog(at.userAreaEditClient, editClient, late(clientDialogs, 'RenameClientRoute')),
          dialog(at.userAreaClientQr, clientQr, late(clientDialogs, 'ClientQrRoute')),
        ],
      }),
      route(at.userAreaEditNetwork, 'Edit network', late(networkEdit, 'AreaEditNetworkRoute'), {
        guard: areaSection('proedit'),
      }),
      route(at.userAreaNodes, 'Nodes', late(nodeList, 'AreaNodesRoute'), {
        dialogs: [
          dialog(at.userAreaCreateEgress, 'Create egress', late(createRole, 'CreateEgressRoute')),
          dialog(at.userAreaCreateRelay, 'Create relay', late(createRole, 'CreateRelayRoute')),
        ],
        children: [
          route(at.userAreaNode, node, late(nodeDetails, 'AreaNodeRoute'), {
            guard: areaSection('nodeview'),
          }),
          route(at.userAreaEditNode, editNode, late(nodeEdit, 'AreaEditNodeRoute'), {
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
  reachability,
  users,
  ownArea,
  ...admin([acls, route(at.logs, 'Server logs', late(logs, 'LogsRoute'))]),
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
