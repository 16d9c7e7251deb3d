import type { ComponentType } from 'react';
import { type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { routePatterns } from '../../domain/paths.ts';
import { Root } from './App.tsx';
import { CrashPage } from '../shell/crash/CrashPage.tsx';
import { FrameIfSignedIn, RequireAdmin, RequireAdminOrSelf, RequireSession } from './guards.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { frames, routeTable, type RouteKey } from '../shell/routeTable.ts';
import { LoginRoute } from './session/LoginRoute.tsx';

/** Outside of the frame, which has a boundary of its own. Where even this fails, `public/boot.js` has the last word. */
export function CrashRoute() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const retry = () => void navigate(here, { replace: true, state: here.state });
  return <CrashPage caught={{ error, componentStack: '', retry }} />;
}

function lazyPage(key: RouteKey): ComponentType {
  return routeTable[key].page ?? NotFoundRoute;
}

/** The page of an address, with the dialogs that lie over it, which it draws in its outlet. */
function page(key: RouteKey, dialogs: readonly RouteObject[] = []): RouteObject {
  return { path: routePatterns[key], Component: lazyPage(key), children: overPage(dialogs) };
}

/** One page for several addresses: it stays while its address changes, and reads from it what to show. */
function sharedPage(
  keys: readonly [RouteKey, ...RouteKey[]],
  dialogs: readonly RouteObject[] = [],
): RouteObject {
  return {
    Component: lazyPage(keys[0]),
    children: [...keys.map((key) => ({ path: routePatterns[key], element: null })), ...overPage(dialogs)],
  };
}

function overPage(dialogs: readonly RouteObject[]): RouteObject[] {
  return dialogs.length === 0 ? [] : [{ Component: frames.DialogsRoute, children: [...dialogs] }];
}

const forEverybody: RouteObject[] = [
  page('home'),
  sharedPage(['nodes', 'networkNodes', 'node', 'networkGraph'], [page('createEgress'), page('createRelay')]),
  page('networks'),
  page('createNetwork'),
  page('network'),
  page('editNetwork'),
  page('legacyAccessKeys'),
  page('editNode'),
  page('dns'),
  page('networkDns', [page('createDnsEntry')]),
  page('userArea'),
  page('accessKeys'),
  page('networkAccessKeys', [page('createAccessKey'), page('accessKey')]),
  page('externalClients'),
  page('networkExternalClients', [page('externalClientQr'), page('editExternalClient')]),
  page('graphs'),
  page('reach'),
  page('networkReach'),
  page('reachOf'),
];

const userArea: RouteObject[] = [
  page('networkUserArea'),
  page('userAreaEditNetwork'),
  page('userAreaAccessKeys', [page('userAreaCreateAccessKey'), page('userAreaAccessKey')]),
  page('userAreaNodes', [page('userAreaCreateEgress'), page('userAreaCreateRelay')]),
  page('userAreaNode'),
  page('userAreaEditNode'),
  page('userAreaClients', [page('userAreaEditClient'), page('userAreaClientQr')]),
];

const forAdministrators: RouteObject[] = [
  page('logs'),
  page('users'),
  page('createUser'),
  page('acls'),
  sharedPage(['networkAcls', 'nodeAcls']),
];

const enterprise: RouteObject[] = [
  {
    Component: RequireAdmin,
    children: [
      page('editNetworkGroups'),
      page('editNetworkUsers'),
      page('userGroupsOf'),
      page('userGroups', [page('createUserGroup')]),
      page('userPermissions'),
      page('networkUserPermissions', [page('editUserPermission')]),
      page('metrics'),
      page('allMetrics'),
      page('networkMetrics'),
      page('nodeMetrics'),
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
                children: [page('user')],
              },
              { Component: frames.RequireUserArea, children: userArea },
              { Component: frames.RequireEnterprise, children: enterprise },
            ],
          },
          { path: '*', Component: NotFoundRoute },
        ],
      },
    ],
  },
];
