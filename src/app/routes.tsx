import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../domain/paths.ts';
import { Root } from './App.tsx';
import {
  FrameIfSignedIn,
  RequireAdmin,
  RequireAdminOrSelf,
  RequireEnterprise,
  RequireSession,
} from './guards.tsx';
import { CrashRoute } from './routes/CrashRoute.tsx';
import { NotFoundRoute } from './routes/NotFoundRoute.tsx';
import { NodePagesRoute } from './routes/nodes/NodePagesRoute.tsx';
import { LoginRoute } from './routes/session/LoginRoute.tsx';

/** A page that is loaded when it is first drawn: behind the guards, so that the login page pulls none of them. */
function page(
  path: string,
  load: () => Promise<ComponentType>,
  /** Dialogs over it, which it draws in its outlet. */
  dialogs: readonly RouteObject[] = [],
): RouteObject {
  return { path, Component: lazy(async () => ({ default: await load() })), children: [...dialogs] };
}

function notBuilt(...paths: string[]): RouteObject[] {
  return paths.map((path) =>
    page(path, async () => (await import('./routes/NotBuiltRoute.tsx')).NotBuiltRoute),
  );
}

const forEverybody: RouteObject[] = [
  page(routePatterns.home, async () => (await import('./routes/home/HomeRoute.tsx')).HomeRoute),
  {
    Component: NodePagesRoute,
    children: [
      // Drawn by the parent, on which they stay while a dialog's address is open.
      { path: routePatterns.nodes, element: null },
      { path: routePatterns.networkNodes, element: null },
      { path: routePatterns.node, element: null },
      page(
        routePatterns.createEgress,
        async () => (await import('./routes/nodes/CreateEgressRoute.tsx')).CreateEgressRoute,
      ),
      page(
        routePatterns.createRelay,
        async () => (await import('./routes/nodes/CreateRelayRoute.tsx')).CreateRelayRoute,
      ),
    ],
  },
  page(
    routePatterns.networks,
    async () => (await import('./routes/networks/NetworkListRoute.tsx')).NetworkListRoute,
  ),
  page(
    routePatterns.createNetwork,
    async () => (await import('./routes/networks/NetworkCreateRoute.tsx')).NetworkCreateRoute,
  ),
  page(
    routePatterns.network,
    async () => (await import('./routes/networks/NetworkDetailsRoute.tsx')).NetworkDetailsRoute,
  ),
  page(
    routePatterns.editNetwork,
    async () => (await import('./routes/networks/NetworkEditRoute.tsx')).NetworkEditRoute,
  ),
  page(
    routePatterns.legacyAccessKeys,
    async () => (await import('./routes/networks/LegacyAccessKeysRoute.tsx')).LegacyAccessKeysRoute,
  ),
  page(routePatterns.editNode, async () => (await import('./routes/nodes/NodeEditRoute.tsx')).NodeEditRoute),
  page(routePatterns.dns, async () => (await import('./routes/dns/DnsPickerRoute.tsx')).DnsPickerRoute),
  page(routePatterns.networkDns, async () => (await import('./routes/dns/DnsRoute.tsx')).DnsRoute, [
    page(
      routePatterns.createDnsEntry,
      async () => (await import('./routes/dns/CreateDnsEntryRoute.tsx')).CreateDnsEntryRoute,
    ),
  ]),
  page(
    routePatterns.userArea,
    async () => (await import('./routes/home/UserAreaHomeRoute.tsx')).UserAreaHomeRoute,
  ),
  page(
    routePatterns.accessKeys,
    async () => (await import('./routes/accessKeys/AccessKeyPickerRoute.tsx')).AccessKeyPickerRoute,
  ),
  page(
    routePatterns.networkAccessKeys,
    async () => (await import('./routes/accessKeys/AccessKeyListRoute.tsx')).AccessKeyListRoute,
    [
      page(
        routePatterns.createAccessKey,
        async () => (await import('./routes/accessKeys/CreateAccessKeyRoute.tsx')).CreateAccessKeyRoute,
      ),
      page(
        routePatterns.accessKey,
        async () => (await import('./routes/accessKeys/AccessKeyDetailsRoute.tsx')).AccessKeyDetailsRoute,
      ),
    ],
  ),
  page(
    routePatterns.externalClients,
    async () => (await import('./routes/externalClients/ClientPickerRoute.tsx')).ClientPickerRoute,
  ),
  page(
    routePatterns.networkExternalClients,
    async () => (await import('./routes/externalClients/ExternalClientsRoute.tsx')).ExternalClientsRoute,
    [
      page(
        routePatterns.externalClientQr,
        async () => (await import('./routes/externalClients/ClientQrRoute.tsx')).ClientQrRoute,
      ),
      page(
        routePatterns.editExternalClient,
        async () => (await import('./routes/externalClients/RenameClientRoute.tsx')).RenameClientRoute,
      ),
    ],
  ),
  ...notBuilt(routePatterns.graphs, routePatterns.networkGraph),
];

const forAdministrators: RouteObject[] = [
  page(routePatterns.logs, async () => (await import('./routes/logs/LogsRoute.tsx')).LogsRoute),
  page(routePatterns.users, async () => (await import('./routes/users/UserListRoute.tsx')).UserListRoute),
  page(
    routePatterns.createUser,
    async () => (await import('./routes/users/UserCreateRoute.tsx')).UserCreateRoute,
  ),
  ...notBuilt(routePatterns.acls, routePatterns.networkAcls, routePatterns.nodeAcls),
];

const enterprise: RouteObject[] = [
  page(
    routePatterns.networkUserArea,
    async () => (await import('./routes/userArea/NetworkAreaRoute.tsx')).NetworkAreaRoute,
  ),
  page(
    routePatterns.userAreaEditNetwork,
    async () => (await import('./routes/userArea/AreaEditNetworkRoute.tsx')).AreaEditNetworkRoute,
  ),
  page(
    routePatterns.userAreaAccessKeys,
    async () => (await import('./routes/userArea/AreaAccessKeysRoute.tsx')).AreaAccessKeysRoute,
    [
      page(
        routePatterns.userAreaCreateAccessKey,
        async () => (await import('./routes/accessKeys/CreateAccessKeyRoute.tsx')).CreateAccessKeyRoute,
      ),
      page(
        routePatterns.userAreaAccessKey,
        async () => (await import('./routes/accessKeys/AccessKeyDetailsRoute.tsx')).AccessKeyDetailsRoute,
      ),
    ],
  ),
  page(
    routePatterns.userAreaNodes,
    async () => (await import('./routes/userArea/AreaNodesRoute.tsx')).AreaNodesRoute,
    [
      page(
        routePatterns.userAreaCreateEgress,
        async () => (await import('./routes/userArea/AreaRoleRoutes.tsx')).AreaCreateEgressRoute,
      ),
      page(
        routePatterns.userAreaCreateRelay,
        async () => (await import('./routes/userArea/AreaRoleRoutes.tsx')).AreaCreateRelayRoute,
      ),
    ],
  ),
  page(
    routePatterns.userAreaNode,
    async () => (await import('./routes/userArea/AreaNodeRoute.tsx')).AreaNodeRoute,
  ),
  page(
    routePatterns.userAreaEditNode,
    async () => (await import('./routes/userArea/AreaEditNodeRoute.tsx')).AreaEditNodeRoute,
  ),
  page(
    routePatterns.userAreaClients,
    async () => (await import('./routes/userArea/AreaClientsRoute.tsx')).AreaClientsRoute,
    [
      page(
        routePatterns.userAreaEditClient,
        async () => (await import('./routes/externalClients/RenameClientRoute.tsx')).RenameClientRoute,
      ),
      page(
        routePatterns.userAreaClientQr,
        async () => (await import('./routes/externalClients/ClientQrRoute.tsx')).ClientQrRoute,
      ),
    ],
  ),
  {
    Component: RequireAdmin,
    children: [
      page(
        routePatterns.editNetworkGroups,
        async () => (await import('./routes/networks/NetworkAllowedRoute.tsx')).NetworkGroupsRoute,
      ),
      page(
        routePatterns.editNetworkUsers,
        async () => (await import('./routes/networks/NetworkAllowedRoute.tsx')).NetworkUsersRoute,
      ),
      page(
        routePatterns.userGroupsOf,
        async () => (await import('./routes/users/UserGroupsRoute.tsx')).UserGroupsRoute,
      ),
      page(
        routePatterns.userGroups,
        async () => (await import('./routes/userGroups/UserGroupListRoute.tsx')).UserGroupListRoute,
        [
          page(
            routePatterns.createUserGroup,
            async () => (await import('./routes/userGroups/CreateUserGroupRoute.tsx')).CreateUserGroupRoute,
          ),
        ],
      ),
      page(
        routePatterns.userPermissions,
        async () =>
          (await import('./routes/userPermissions/PermissionPickerRoute.tsx')).PermissionPickerRoute,
      ),
      page(
        routePatterns.networkUserPermissions,
        async () => (await import('./routes/userPermissions/PermissionListRoute.tsx')).PermissionListRoute,
        [
          page(
            routePatterns.editUserPermission,
            async () =>
              (await import('./routes/userPermissions/EditPermissionRoute.tsx')).EditPermissionRoute,
          ),
        ],
      ),
      page(
        routePatterns.metrics,
        async () => (await import('./routes/metrics/MetricsPickerRoute.tsx')).MetricsPickerRoute,
      ),
      ...[routePatterns.allMetrics, routePatterns.networkMetrics].map((path) =>
        page(path, async () => (await import('./routes/metrics/MetricsMatrixRoute.tsx')).MetricsMatrixRoute),
      ),
      page(
        routePatterns.nodeMetrics,
        async () => (await import('./routes/metrics/NodeMetricsRoute.tsx')).NodeMetricsRoute,
      ),
    ],
  },
];

/** Every route of §2, matched without regard to case; anything else is the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashRoute,
    children: [
      { path: routePatterns.login, Component: LoginRoute },
      {
        Component: FrameIfSignedIn,
        children: [
          {
            Component: RequireSession,
            // Inside the frame, so that the navigation outlives a page that threw.
            ErrorBoundary: CrashRoute,
            children: [
              ...forEverybody,
              { Component: RequireAdmin, children: forAdministrators },
              {
                Component: RequireAdminOrSelf,
                children: [
                  page(
                    routePatterns.user,
                    async () => (await import('./routes/users/UserRoute.tsx')).UserRoute,
                  ),
                ],
              },
              { Component: RequireEnterprise, children: enterprise },
            ],
          },
          { path: '*', Component: NotFoundRoute },
        ],
      },
    ],
  },
];
