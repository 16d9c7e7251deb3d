import type { ComponentType, ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, createPath, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { parseFaults } from '../../../mocks/world/faults.ts';
import type { World } from '../../../mocks/world/state.ts';
import { loadEverything } from '../flows/refresh.ts';
import { RouterContext } from '../stores/history.ts';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { useSessionViewer, ViewerContext } from '../stores/reading.ts';
import { beginSession, sessionStore } from '../stores/session.ts';
import { serve } from './simulatedServer.ts';
import { sessionOf, worldOf } from './worldOf.ts';

type Visit = {
  readonly at: string;
  /** @default 'community' */
  readonly scenario?: string;
  /** @default 'admin' */
  readonly as?: string;
  /** Faults in the syntax of the command line, for example `GET /nodes=503`. */
  readonly faults?: string;
  readonly prepare?: (world: World) => void;
};

export async function openPage(pages: readonly RouteObject[], visit: Visit) {
  const { at, scenario = 'community', as = 'admin', faults = '', prepare } = visit;
  const world = worldOf(scenario);
  prepare?.(world);
  for (const { on, fault, times } of parseFaults(faults)) {
    world.faults.add(on, fault, times === undefined ? {} : { times });
  }
  const { asked } = serve(world);
  beginSession(sessionOf(world, as));
  await loadEverything();
  return { world, asked, ...(await openRoutes(pages, at)) };
}

/** Replaces a screen whose props a test checks. */
export function NoScreen() {
  return <></>;
}

/**
 * Renders one route without the shell. All other addresses are empty pages. Tests replace the route's screen with a spy
 * and use its props.
 */
export function openRoute(pattern: string, Component: ComponentType, at: string) {
  return openRoutes([{ path: pattern, Component }], at);
}

/** Provides the viewer and renders nothing after a logout, like the shell and the guards. */
export function LoggedIn({ children = <Outlet /> }: { children?: ReactNode }) {
  const viewer = useSessionViewer();
  return viewer && <ViewerContext value={viewer}>{children}</ViewerContext>;
}

/** Asks before input is lost, like the shell. */
function Page() {
  return (
    <LoggedIn>
      <Outlet />
      <LeaveQuestion />
    </LoggedIn>
  );
}

export async function openRoutes(pages: readonly RouteObject[], at: string) {
  const children: RouteObject[] = [...pages, { path: '*', element: null }];
  const routes = sessionStore.session ? [{ Component: Page, children }] : children;
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  await act(async () => {
    render(
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>,
    );
  });
  return {
    address: () => createPath(router.state.location),
    goTo: (to: string) => act(() => router.navigate(to)),
    goBack: () => act(() => router.navigate(-1)),
  };
}
