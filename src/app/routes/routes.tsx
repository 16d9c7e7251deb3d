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
  pagesIn,
  route,
  section,
  userArea,
} from './route.tsx';
import { LoginRoute } from './session/LoginRoute.tsx';
import { isolated } from '../../domain/text/isolated.ts';
import { taskTexts } from '../../domain/tasks/taskOffers.ts';

/** Catches errors outside of the frame, which has its own boundary. If this fails too, `public/boot.js` reports. */
export function CrashRoute() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const retry = () => void navigate(here, { replace: true, state: here.state });
  return <CrashPage caught={{ error, componentStack: '', retry }} />;
}

// The files of the pages, each loaded when one of its pages is first drawn.
const home = pagesIn(() => import('./home/HomeRoute.tsx'));
const networkList = pagesIn(() => import('./networks/NetworkListRoute.tsx'));
const networkCreate = pagesIn(() => import('./networks/NetworkCreateRoute.tsx'));
const networkDetails = pagesIn(() => import('./networks/NetworkDetailsRoute.tsx'));
const networkEdit = pagesIn(() => import('./networks/NetworkEditRoute.tsx'));
const networkAllowed = pagesIn(() => import('./networks/NetworkAllowedRoute.tsx'));
const nodeList = pagesIn(() => import('./nodes/NodeListRoute.tsx'));
const nodeDetails = pagesIn(() => import('./nodes/NodeDetailsRoute.tsx'));
const nodeEdit = pagesIn(() => import('./nodes/NodeEditRoute.tsx'));
const nodesEdit = pagesIn(() => import('./nodes/EditNodesRoute.tsx'));
const createRole = pagesIn(() => import('./nodes/CreateRoleRoutes.tsx'));
const tasks = pagesIn(() => import('./tasks/TaskRoute.tsx'));
const networkClone = pagesIn(() => import('./tasks/CloneNetworkRoute.tsx'));
const pickers = pagesIn(() => import('./PickerRoutes.tsx'));
const keyList = pagesIn(() => import('./accessKeys/AccessKeyListRoute.tsx'));
const keyCreate = pagesIn(() => import('./accessKeys/CreateAccessKeyRoute.tsx'));
const keyDetails = pagesIn(() => import('./accessKeys/AccessKeyDetailsRoute.tsx'));
const clientList = pagesIn(() => import('./externalClients/ExternalClientsRoute.tsx'));
const clientDialogs = pagesIn(() => import('./externalClients/ClientDialogRoutes.tsx'));
const dns = pagesIn(() => import('./dns/DnsRoutes.tsx'));
const aclMatrix = pagesIn(() => import('./acls/AclMatrixRoute.tsx'));
const reach = pagesIn(() => import('./reach/ReachRoutes.tsx'));
const findingsList = pagesIn(() => import('./findings/FindingsRoute.tsx'));
const logs = pagesIn(() => import('./logs/LogsRoute.tsx'));
const metricsMatrix = pagesIn(() => import('./metrics/MetricsMatrixRoute.tsx'));
const nodeMetrics = pagesIn(() => import('./metrics/NodeMetricsRoute.tsx'));
const userList = pagesIn(() => import('./users/UserListRoute.tsx'));
const userCreate = pagesIn(() => import('./users/UserCreateRoute.tsx'));
const userDetails = pagesIn(() => import('./users/UserRoute.tsx'));
const groupsOfUser = pagesIn(() => import('./users/UserGroupsRoute.tsx'));
const userGroups = pagesIn(() => import('./userGroups/UserGroupRoutes.tsx'));
const permissions = pagesIn(() => import('./userPermissions/PermissionRoutes.tsx'));
const networkArea = pagesIn(() => import('./userArea/NetworkAreaRoute.tsx'));

const netid = ({ netid: id = '' }: RouteParams) => id;
const keyName = ({ keyName: name = '' }: RouteParams) => name;
const clientQr = ({ clientId = '' }: RouteParams) => `${isolated(clientId)} QR code`;
const editClient = ({ clientId = '' }: RouteParams) => `Edit ${isolated(clientId)}`;
const username = ({ username: name = '' }: RouteParams) => name;
const node = ({ netid: network = '', nodeId = '' }: RouteParams, names: CrumbNames) =>
  names.nodeName(network, nodeId) ?? nodeId;
const editNode = (params: RouteParams, names: CrumbNames) => `Edit ${node(params, names)}`;
const task = ({ task: kind = '' }: RouteParams) => taskTexts(kind)?.crumb ?? kind;
const reachEnd = ({ netid: network = '', end = '' }: RouteParams, names: CrumbNames) =>
  `Reachability of ${names.nodeName(network, end) ?? end}`;

const homePage = route(at.home, 'Dashboard', home('HomeRoute'), {
  networks: { path: (id) => (id === undefined ? undefined : paths.nodes(id)), offersAll: true },
});

const nodes = section(paths.nodes, 'Nodes', renderedByParent(NodeListPage), renderedByParent(NodeListPage), {
  beside: [route(at.editNodes, 'Edit nodes', nodesEdit('EditNodesRoute'), { networks: 'none' })],
  children: [
    route(at.task, task, tasks('TaskRoute'), { networks: 'none' }),
    route(at.node, node, renderedByParent(NodePage), {
      dialogs: [
        dialog(at.createEgress, 'Create egress', createRole('CreateEgressRoute')),
        dialog(at.createRelay, 'Create relay', createRole('CreateRelayRoute')),
      ],
      children: [route(at.editNode, 'Edit', nodeEdit('NodeEditRoute'))],
    }),
  ],
});

const graphs = section(paths.graphs, 'Graphs', pickers('GraphPickerRoute'), renderedByParent(GraphPage));

const oneNetwork = (id?: string) => (id === undefined ? undefined : paths.network(id));

const networks = route(at.networks, 'Networks', networkList('NetworkListRoute'), {
  networks: { path: oneNetwork, offersAll: true },
  children: [
    route(at.createNetwork, 'Create', networkCreate('NetworkCreateRoute'), { networks: 'none' }),
    route(at.network, netid, networkDetails('NetworkDetailsRoute'), {
      networks: { path: oneNetwork, offersAll: false },
      children: [
        route(at.editNetwork, 'Edit', networkEdit('NetworkEditRoute')),
        ...admin([route(at.cloneNetwork, 'Clone', networkClone('CloneNetworkRoute'))]),
        ...enterprise([
          route(at.editNetworkGroups, 'Allowed groups', networkAllowed('NetworkGroupsRoute')),
          route(at.editNetworkUsers, 'Allowed users', networkAllowed('NetworkUsersRoute')),
        ]),
        route(at.legacyAccessKeys, 'Access keys', networkDetails('LegacyAccessKeysRoute')),
      ],
    }),
  ],
});

const accessKeys = section(
  paths.accessKeys,
  'Access keys',
  pickers('AccessKeyPickerRoute'),
  keyList('AccessKeyListRoute'),
  {
    dialogs: [
      dialog(at.createAccessKey, 'Create', keyCreate('CreateAccessKeyRoute')),
      dialog(at.accessKey, keyName, keyDetails('AccessKeyDetailsRoute')),
    ],
  },
);

const externalClients = section(
  paths.externalClients,
  'Ext. clients',
  pickers('ClientPickerRoute'),
  clientList('ExternalClientsRoute'),
  {
    offersAll: false,
    dialogs: [
      dialog(at.externalClientQr, clientQr, clientDialogs('ClientQrRoute')),
      dialog(at.editExternalClient, editClient, clientDialogs('RenameClientRoute')),
    ],
  },
);

const dnsEntries = section(paths.dns, 'DNS', pickers('DnsPickerRoute'), dns('DnsRoute'), {
  offersAll: false,
  dialogs: [dialog(at.createDnsEntry, 'Create', dns('CreateDnsEntryRoute'))],
});

const formerReach = section(
  paths.formerReach,
  'Findings',
  reach('LegacyReachRoute'),
  reach('LegacyReachRoute'),
);

const findings = section(
  paths.findings,
  'Findings',
  findingsList('FindingsRoute'),
  findingsList('FindingsRoute'),
  { children: [route(at.reachOf, reachEnd, reach('ReachOfRoute'))] },
);

const AclMatrixPage = aclMatrix('AclMatrixRoute');

const acls = section(paths.acls, 'ACLs', pickers('AclPickerRoute'), renderedByParent(AclMatrixPage), {
  around: AclMatrixPage,
  children: [route(at.nodeAcls, node, renderedByParent(AclMatrixPage))],
});

const metrics = section(
  paths.metrics,
  'Metrics',
  pickers('MetricsPickerRoute'),
  metricsMatrix('MetricsMatrixRoute'),
  {
    beside: [route(at.allMetrics, 'All networks', metricsMatrix('MetricsMatrixRoute'))],
    children: [route(at.nodeMetrics, node, nodeMetrics('NodeMetricsRoute'))],
  },
);

const users = route(at.users, 'Users', userList('UserListRoute'), {
  guard: admin,
  children: [
    ...admin([route(at.createUser, 'Create', userCreate('UserCreateRoute'))]),
    route(at.user, username, userDetails('UserRoute'), {
      guard: adminOrSelf,
      children: enterprise([route(at.userGroupsOf, 'User groups', groupsOfUser('UserGroupsRoute'))]),
    }),
  ],
});

const groups = route(at.userGroups, 'User groups', userGroups('UserGroupListRoute'), {
  dialogs: [dialog(at.createUserGroup, 'Create', userGroups('CreateUserGroupRoute'))],
});

const userPermissions = section(
  paths.userPermissions,
  'User permissions',
  pickers('PermissionPickerRoute'),
  permissions('PermissionListRoute'),
  {
    offersAll: false,
    dialogs: [dialog(at.editUserPermission, username, permissions('EditPermissionRoute'))],
  },
);

const ownArea = section(
  paths.userArea,
  'User dashboard',
  home('UserAreaHomeRoute'),
  networkArea('NetworkAreaRoute'),
  {
    guard: userArea,
    children: userArea([
      route(at.userAreaAccessKeys, 'Access keys', keyList('AccessKeyListRoute'), {
        guard: areaSection('accesskeys'),
        dialogs: [
          dialog(at.userAreaCreateAccessKey, 'Create', keyCreate('CreateAccessKeyRoute')),
          dialog(at.userAreaAccessKey, keyName, keyDetails('AccessKeyDetailsRoute')),
        ],
      }),
      route(at.userAreaClients, 'External clients', clientList('AreaClientsRoute'), {
        guard: areaSection('vpnview'),
        dialogs: [
          dialog(at.userAreaEditClient, editClient, clientDialogs('RenameClientRoute')),
          dialog(at.userAreaClientQr, clientQr, clientDialogs('ClientQrRoute')),
        ],
      }),
      route(at.userAreaEditNetwork, 'Edit network', networkEdit('AreaEditNetworkRoute'), {
        guard: areaSection('proedit'),
      }),
      route(at.userAreaNodes, 'Nodes', nodeList('AreaNodesRoute'), {
        dialogs: [
          dialog(at.userAreaCreateEgress, 'Create egress', createRole('CreateEgressRoute')),
          dialog(at.userAreaCreateRelay, 'Create relay', createRole('CreateRelayRoute')),
        ],
        children: [
          route(at.userAreaNode, node, nodeDetails('AreaNodeRoute'), {
            guard: areaSection('nodeview'),
          }),
          route(at.userAreaEditNode, editNode, nodeEdit('AreaEditNodeRoute'), {
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
  ...admin([acls, route(at.logs, 'Server logs', logs('LogsRoute'))]),
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
