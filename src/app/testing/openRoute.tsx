import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { World } from '../../../mocks/world/state.ts';
import { loadEverything } from '../flows/refresh.ts';
import { RouterContext } from '../shell/history.ts';
import { beginSession } from '../stores/session.ts';
import { serve } from './simulatedServer.ts';
import { sessionOf } from './worldOf.ts';

/** Logs a user in and reads everything, as after a login. The list notes the requests since then. */
export async function enter(world: World, username = 'admin'): Promise<string[]> {
  const { asked } = serve(world);
  beginSession(sessionOf(world, username));
  await loadEverything();
  asked.length = 0;
  return asked;
}

type Opened = {
  /** The path and query that the router is at. */
  readonly address: () => string;
  readonly goTo: (at: string) => Promise<void>;
};

/** Draws nothing in place of a screen whose props a test watches. */
export function NoScreen() {
  return <></>;
}

/**
 * Draws one route without the frame, in a router where all other addresses are empty pages. Tests replace the route's
 * screen by a spy and use its props.
 */
export async function openRoute(pattern: string, Component: ComponentType, at: string): Promise<Opened> {
  const router = createMemoryRouter(
    [
      { path: pattern, Component },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  await act(async () => undefined);
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    goTo: (to) => act(() => router.navigate(to)),
  };
}
