import { type ComponentType, Suspense } from 'react';
import { type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { routePatterns } from '../domain/paths.ts';
import { Root } from './App.tsx';
import { lazyComponent } from './crash/lazyComponent.ts';
import { FrameIfSignedIn, RequireAdmin, RequireAdminOrSelf, RequireSession } from './guards.tsx';
import { NotFoundRoute } from './routes/NotFoundRoute.tsx';
import { LoginRoute } from './routes/session/LoginRoute.tsx';

const CrashPage = lazyComponent(async () => (await import('./crash/CrashPage.tsx')).CrashPage);

/** Outside of the frame, which has a boundary of its own. Where even this fails, `public/boot.js` has the last word. */
export function CrashRoute() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const retry = () => void navigate(here, { replace: true, state: here.state });
  return (
    <Suspense>
      <CrashPage caught={{ error, componentStack: '', retry }} />
    </Suspense>
  );
}

type PageName = keyof typeof import('./pages.ts').pages;

/** A page that is loaded when it is first drawn: behind the guards, so that the login page pulls none of them. */
function lazyPage(name: PageName): ComponentType {
  return lazyComponent(async () => (await import('./pages.ts')).pages[name]());
}

function page(
  path: string,
  name: PageName,
  /** Dialogs over it, which it draws in its outlet. */
  dialogs: readonly RouteObject[] = [],
): RouteObject {
  return { path, Component: lazyPage(name), children: overPage(dialogs) };
}

function overPage(dialogs: readonly RouteObject[]): RouteObject[] {
  return dialogs.length === 0 ? [] : [{ Component: lazyPage('DialogsRoute'), children: [...dialogs] }];
}

const forEverybody: RouteObject[] = [
  page(routePatterns.home, 'HomeRoute'),
  {
    Component: lazyPage('NodePagesRoute'),
    children: [
      // Drawn by the parent, on which they stay while a dialog's address is open.
      { path: routePatterns.nodes, element: null },
      { path: routePatterns.networkNodes, element: null },
      { path: routePatterns.node, element: null },
      { path: routePatterns.networkGraph, element: null },
      ...overPage([
        page(routePatterns.createEgress, 'CreateEgressRoute'),
        page(routePatterns.createRelay, 'CreateRelayRoute'),
      ]),
    ],
  },
  page(routePatterns.networks, 'NetworkListRoute'),
  page(routePatterns.createNetwork, 'NetworkCreateRoute'),
  page(routePatterns.network, 'NetworkDetailsRoute'),
  page(routePatterns.editNetwork, 'NetworkEditRoute'),
  page(routePatterns.legacyAccessKeys, 'LegacyAccessKeysRoute'),
  page(routePatterns.editNode, 'NodeEditRoute'),
  page(routePatterns.dns, 'DnsPickerRoute'),
  page(routePatterns.networkDns, 'DnsRoute', [page(routePatterns.createDnsEntry, 'CreateDnsEntryRoute')]),
  page(routePatterns.userArea, 'UserAreaHomeRoute'),
  page(routePatterns.accessKeys, 'AccessKeyPickerRoute'),
  page(routePatterns.networkAccessKeys, 'AccessKeyListRoute', [
    page(routePatterns.createAccessKey, 'CreateAccessKeyRoute'),
    page(routePatterns.accessKey, 'AccessKeyDetailsRoute'),
  ]),
  page(routePatterns.externalClients, 'ClientPickerRoute'),
  page(routePatterns.networkExternalClients, 'ExternalClientsRoute', [
    page(routePatterns.externalClientQr, 'ClientQrRoute'),
    page(routePatterns.editExternalClient, 'RenameClientRoute'),
  ]),
  page(routePatterns.graphs, 'GraphPickerRoute'),
];

const userArea: RouteObject[] = [
  page(routePatterns.networkUserArea, 'NetworkAreaRoute'),
  page(routePatterns.userAreaEditNetwork, 'AreaEditNetworkRoute'),
  page(routePatterns.userAreaAccessKeys, 'AreaAccessKeysRoute', [
    page(routePatterns.userAreaCreateAccessKey, 'CreateAccessKeyRoute'),
    page(routePatterns.userAreaAccessKey, 'AccessKeyDetailsRoute'),
  ]),
  page(routePatterns.userAreaNodes, 'AreaNodesRoute', [
    page(routePatterns.userAreaCreateEgress, 'CreateEgressRoute'),
    page(routePatterns.userAreaCreateRelay, 'CreateRelayRoute'),
  ]),
  page(routePatterns.userAreaNode, 'AreaNodeRoute'),
  page(routePatterns.userAreaEditNode, 'AreaEditNodeRoute'),
  page(routePatterns.userAreaClients, 'AreaClientsRoute', [
    page(routePatterns.userAreaEditClient, 'RenameClientRoute'),
    page(routePatterns.userAreaClientQr, 'ClientQrRoute'),
  ]),
];

const forAdministrators: RouteObject[] = [
  page(routePatterns.logs, 'LogsRoute'),
  page(routePatterns.users, 'UserListRoute'),
  page(routePatterns.createUser, 'UserCreateRoute'),
  page(routePatterns.acls, 'AclPickerRoute'),
  {
    Component: lazyPage('AclMatrixRoute'),
    children: [
      { path: routePatterns.networkAcls, element: null },
      { path: routePatterns.nodeAcls, element: null },
    ],
  },
];

const enterprise: RouteObject[] = [
  {
    Component: RequireAdmin,
    children: [
      page(routePatterns.editNetworkGroups, 'NetworkGroupsRoute'),
      page(routePatterns.editNetworkUsers, 'NetworkUsersRoute'),
      page(routePatterns.userGroupsOf, 'UserGroupsRoute'),
      page(routePatterns.userGroups, 'UserGroupListRoute', [
        page(routePatterns.createUserGroup, 'CreateUserGroupRoute'),
      ]),
      page(routePatterns.userPermissions, 'PermissionPickerRoute'),
      page(routePatterns.networkUserPermissions, 'PermissionListRoute', [
        page(routePatterns.editUserPermission, 'EditPermissionRoute'),
      ]),
      page(routePatterns.metrics, 'MetricsPickerRoute'),
      ...[routePatterns.allMetrics, routePatterns.networkMetrics].map((path) =>
        page(path, 'MetricsMatrixRoute'),
      ),
      page(routePatterns.nodeMetrics, 'NodeMetricsRoute'),
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
            children: [
              ...forEverybody,
              { Component: RequireAdmin, children: forAdministrators },
              {
                Component: RequireAdminOrSelf,
                children: [page(routePatterns.user, 'UserRoute')],
              },
              { Component: lazyPage('RequireUserArea'), children: userArea },
              { Component: lazyPage('RequireEnterprise'), children: enterprise },
            ],
          },
          { path: '*', Component: NotFoundRoute },
        ],
      },
    ],
  },
];
