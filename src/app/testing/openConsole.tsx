import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, createPath } from 'react-router-dom';
import { parseFaults } from '../../../mocks/world/faults.ts';
import type { World } from '../../../mocks/world/state.ts';
import { App } from '../routes/App.tsx';
import { loadEverything } from '../flows/refresh.ts';
import { routes } from '../routes/routes.tsx';
import { pageUnder } from '../shell/currentRoute.ts';
import { preloadPage } from '../shell/NavigationProgress.tsx';
import { beginSession } from '../stores/session.ts';
import { serve } from './simulatedServer.ts';
import { sessionOf, worldOf } from './worldOf.ts';

type Visit = {
  /** @default 'community' */
  readonly scenario?: string;
  /** The user who is logged in; none if empty. @default 'admin' */
  readonly as?: string;
  /** As on the command line: `GET /nodes=503`. They count from the first page on. */
  readonly faults?: string;
  readonly prepare?: (world: World) => void;
};

/** Draws the whole console on a simulated server, with all routes, guards and the frame, after everything was loaded. */
export async function openConsole(at: string, visit: Visit = {}) {
  const { scenario = 'community', as = 'admin', faults = '', prepare } = visit;
  const world = worldOf(scenario);
  prepare?.(world);
  const { asked } = serve(world);
  if (as) beginSession(sessionOf(world, as));
  await loadEverything();
  asked.length = 0;
  for (const { on, fault, times } of parseFaults(faults)) {
    world.faults.add(on, fault, times === undefined ? {} : { times });
  }
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  await preloadPages(at);
  await act(async () => void render(<App router={router} />));
  return {
    world,
    /** What the server was asked since the console was drawn: `GET /nodes 200`. */
    asked,
    address: () => createPath(router.state.location),
    goTo: async (to: string) => {
      await preloadPages(to);
      await act(() => router.navigate(to));
    },
  };
}

/** Loads the page of an address, with the page under a dialog, so that both are drawn at once. */
async function preloadPages(at: string): Promise<void> {
  const pathname = at.replace(/[?#].*$/, '');
  const under = pageUnder(routes, { pathname, state: null });
  await Promise.all([preloadPage(routes, pathname), preloadPage(routes, under)]);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** Stores tell of a change a moment later: once this is over, it is drawn. */
export const click = (element: Element) => act(async () => void fireEvent.click(element));

export const press = (name: string) => click(screen.getByRole('button', { name }));

export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

/** Answers the question of that title. */
export async function answer(title: string, button: string): Promise<void> {
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await click(question.getByRole('button', { name: button }));
}
