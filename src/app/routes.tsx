import type { RouteObject } from 'react-router-dom';
import { routePatterns } from '../domain/paths.ts';
import { Root } from './App.tsx';
import { RequireAdmin, RequireAdminOrSelf, RequireEnterprise, RequireSession } from './guards.tsx';
import { NotBuiltRoute } from './routes/NotBuiltRoute.tsx';
import { NotFoundRoute } from './routes/NotFoundRoute.tsx';
import { LoginRoute } from './routes/session/LoginRoute.tsx';

/** A page that is loaded when it is first gone to. */
function page(path: string, load: () => Promise<{ Component: () => React.ReactNode }>): RouteObject {
  return { path, lazy: load };
}

function notBuilt(...paths: string[]): RouteObject[] {
  return paths.map((path) => ({ path, Component: NotBuiltRoute }));
}

const forEverybody: RouteObject[] = [
  page(routePatterns.home, async () => ({
    Component: (await import('./routes/home/HomeRoute.tsx')).HomeRoute,
  })),
  page(routePatterns.nodes, async () => ({
    Component: (await import('./routes/nodes/NodeListRoute.tsx')).NodeListRoute,
  })),
  page(routePatterns.networkNodes, async () => ({
    Component: (await import('./routes/nodes/NodeListRoute.tsx')).NodeListRoute,
  })),
  page(routePatterns.node, async () => ({
    Component: (await import('./routes/nodes/NodeDetailsRoute.tsx')).NodeDetailsRoute,
  })),
  page(routePatterns.userArea, async () => ({
    Component: (await import('./routes/home/UserAreaHomeRoute.tsx')).UserAreaHomeRoute,
  })),
  ...notBuilt(
    routePatterns.editNode,
    routePatterns.createEgress,
    routePatterns.createRelay,
    routePatterns.networks,
    routePatterns.createNetwork,
    routePatterns.network,
    routePatterns.editNetwork,
    routePatterns.legacyAccessKeys,
    routePatterns.accessKeys,
    routePatterns.networkAccessKeys,
    routePatterns.createAccessKey,
    routePatterns.accessKey,
    routePatterns.externalClients,
    routePatterns.networkExternalClients,
    routePatterns.externalClientQr,
    routePatterns.editExternalClient,
    routePatterns.dns,
    routePatterns.networkDns,
    routePatterns.createDnsEntry,
    routePatterns.graphs,
    routePatterns.networkGraph,
  ),
];

const forAdministrators: RouteObject[] = notBuilt(
  routePatterns.acls,
  routePatterns.networkAcls,
  routePatterns.nodeAcls,
  routePatterns.logs,
  routePatterns.users,
  routePatterns.createUser,
);

const enterprise: RouteObject[] = [
  ...notBuilt(
    routePatterns.networkUserArea,
    routePatterns.userAreaAccessKeys,
    routePatterns.userAreaCreateAccessKey,
    routePatterns.userAreaAccessKey,
    routePatterns.userAreaClients,
    routePatterns.userAreaEditClient,
    routePatterns.userAreaClientQr,
    routePatterns.userAreaEditNetwork,
    routePatterns.userAreaNodes,
    routePatterns.userAreaEditNode,
    routePatterns.userAreaNode,
    routePatterns.userAreaCreateEgress,
    routePatterns.userAreaCreateRelay,
  ),
  {
    Component: RequireAdmin,
    children: notBuilt(
      routePatterns.editNetworkGroups,
      routePatterns.editNetworkUsers,
      routePatterns.metrics,
      routePatterns.allMetrics,
      routePatterns.networkMetrics,
      routePatterns.nodeMetrics,
      routePatterns.userGroupsOf,
      routePatterns.userGroups,
      routePatterns.createUserGroup,
      routePatterns.userPermissions,
      routePatterns.networkUserPermissions,
      routePatterns.editUserPermission,
    ),
  },
];

/** Every route of §2, matched without regard to case; anything else is the not-found page. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => null,
    children: [
      { path: routePatterns.login, Component: LoginRoute },
      {
        lazy: async () => ({ Component: (await import('./shell/Shell.tsx')).Shell }),
        children: [
          {
            Component: RequireSession,
            children: [
              ...forEverybody,
              { Component: RequireAdmin, children: forAdministrators },
              { Component: RequireAdminOrSelf, children: notBuilt(routePatterns.user) },
              { Component: RequireEnterprise, children: enterprise },
            ],
          },
          { path: '*', Component: NotFoundRoute },
        ],
      },
    ],
  },
];
