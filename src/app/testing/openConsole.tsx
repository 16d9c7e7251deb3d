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
  /** The logged-in user. If empty, no one is logged in. @default 'admin' */
  readonly as?: string;
  /** Faults in the syntax of the command line, for example `GET /nodes=503`. They apply after the initial loading. */
  readonly faults?: string;
  readonly prepare?: (world: World) => void;
};

/** Loads all data from a simulated server, then renders the whole console with all routes, guards and the shell. */
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
    /** The requests since the console was rendered, for example `GET /nodes 200`. */
    asked,
    address: () => createPath(router.state.location),
    goTo: async (to: string) => {
      await preloadPages(to);
      await act(() => router.navigate(to));
    },
  };
}

/** Loads the files of a page, and of the page under it if it's a dialog. */
async function preloadPages(at: string): Promise<void> {
  const pathname = at.replace(/[?#].*$/, '');
  const under = pageUnder(routes, { pathname, state: null });
  await Promise.all([preloadPage(routes, pathname), preloadPage(routes, under)]);
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });

/** Clicks and waits until the stores have notified their components, which they do asynchronously. */
export const click = (element: Element) => act(async () => void fireEvent.click(element));

export const press = (name: string) => click(screen.getByRole('button', { name }));

export const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

export async function answerConfirmation(title: string, button: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await click(dialog.getByRole('button', { name: button }));
}
