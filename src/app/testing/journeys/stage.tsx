import { useEffect, type ComponentType } from 'react';
import type { SetupWorker } from 'msw/browser';
import { flushSync } from 'react-dom';
import { createMemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { expect, screen, waitFor, type userEvent } from 'storybook/test';
import { proxy, useSnapshot } from 'valtio';
import { handlersFor } from '../../../../mocks/browser.ts';
import { parseFaults } from '../../../../mocks/world/faults.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { sessionStorageKey, sessionToStored } from '../../../domain/session/session.ts';
import { App } from '../../routes/App.tsx';
import { routes } from '../../routes/routes.tsx';
import { startServices } from '../../shell/startServices.ts';
import { beginSession, sessionStore } from '../../stores/session.ts';
import { resetApp, resetPage } from '../resetApp.ts';
import { sessionOf, worldOf } from '../worldOf.ts';

export type JourneyProps = {
  /** The simulated server, by the name of its scenario. */
  scenario: string;
  /** How many nodes a generated scenario has. */
  nodes?: number;
  /** What goes wrong there, as on the command line: `GET /nodes=503`. */
  faults?: string;
  /** What is done to that server before anybody asks it. */
  prepare?: (world: World) => void;
  /** Who is signed in already. */
  as?: string;
  /** The address that is opened. @default '/' */
  at?: string;
};

// What the console loads when it is first drawn comes with the journey itself: no wait for a page is one for its file.
import.meta.glob(['../../{routes,shell}/**/*.tsx', '!**/*.test.tsx'], { eager: true });

type Router = ReturnType<typeof createMemoryRouter>;

/** Changes whenever the console is opened or gone: each time another router, or none. */
const stage = proxy({ visit: 0 });
let router: Router | undefined;
let drawn: string | undefined;
let world: World = worldOf('empty');
let answers: readonly string[] = [];
let steps = 0;
let stopServices: () => void = resetPage;

/** The whole console. What it stands on is put up by `setTheStage`. */
export const Journey: ComponentType<JourneyProps> = () => {
  const { visit } = useSnapshot(stage, { sync: true });
  return router && <App key={visit} router={router} />;
};

/** Around all pages. Its effect runs after theirs: the page is drawn, and listens. */
function Page() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    drawn = pathname + search;
  }, [pathname, search]);
  return <Outlet />;
}

/** For `beforeEach` of journeys: a server, a browser that was never here, and the console's services. */
export function setTheStage({ msw, args }: { msw: SetupWorker; args: JourneyProps }): () => void {
  const { scenario, nodes, faults = '', prepare, as, at = '/' } = args;
  world = worldOf(scenario, nodes);
  prepare?.(world);
  for (const { on, fault, times } of parseFaults(faults)) {
    world.faults.add(on, fault, times === undefined ? {} : { times });
  }
  // A list of this journey's own: an answer to the one before may come late.
  const mine: string[] = [];
  answers = mine;
  msw.use(...handlersFor(world, { onAnswer: (request, answer) => noteIn(mine, request, answer) }));
  resetApp();
  if (as !== undefined) localStorage.setItem(sessionStorageKey, sessionToStored(sessionOf(world, as)));
  load(at);
  return () => {
    unload();
    resetApp();
  };
}

function load(at: string): void {
  stopServices = startServices();
  router = createMemoryRouter([{ Component: Page, children: routes }], { initialEntries: [at] });
  steps = 0;
  let seen = router.state.location.key;
  router.subscribe(({ historyAction, location }) => {
    if (historyAction === 'PUSH' && location.key !== seen) steps += 1;
    seen = location.key;
  });
  stage.visit += 1;
}

function unload(): void {
  stopServices();
  router?.dispose();
  router = undefined;
  drawn = undefined;
}

function noteIn(list: string[], { method, url }: Request, { type, status }: Response): void {
  // One that is dropped is none.
  if (type !== 'error') list.push(`${method} ${new URL(url).pathname.replace('/api', '')} ${status}`);
}

/** What F5 does, or another address in the browser's bar: everything in memory is gone, the browser's storage stays. */
export function reload(at = inTheBar()): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  unload();
  resetPage();
  // At once: what is looked for from now on is not to be found on the page that was.
  flushSync(() => {
    stage.visit += 1;
  });
  load(at);
}

/** The session ends now, which the console notices as on coming back to a page that was hidden for long. */
export function letTheTokenRunOut(): void {
  const { session } = sessionStore;
  if (session) beginSession({ ...session, user: { ...session.user, expiresAt: 0 } });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What the browser's bar says. */
function inTheBar(): string {
  const { pathname = '', search = '' } = router?.state.location ?? {};
  return pathname + search;
}

/** Where the page is that is drawn, with the query: the router is there before. */
export function address(): string {
  return drawn ?? '';
}

/** How many entries the history has got since the console was opened. */
export function historySteps(): number {
  return steps;
}

export async function goTo(at: string): Promise<void> {
  await router?.navigate(at);
  await arrival();
}

/** What the browser's button does. */
export async function goBack(): Promise<void> {
  await router?.navigate(-1);
  await arrival();
}

/** Until the page is drawn at which the router is. */
async function arrival(): Promise<void> {
  await waitFor(() => expect(address()).toBe(inTheBar()));
}

/** The server, to look into or to let something go wrong. */
export function server(): World {
  return world;
}

/** What the server was asked and how it answered: `GET /nodes 200`. */
export function answered(): readonly string[] {
  return answers;
}

type User = ReturnType<typeof userEvent.setup>;

/** Fills in the login form and sends it. */
export async function logIn(user: User, username: string, password: string): Promise<void> {
  // First what only this form has: the one that a session ended over may have a field of the same name.
  const login = await screen.findByRole('button', { name: 'Log in' });
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), username);
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), password);
  await user.click(login);
}

/** Until a question is gone: one that closes could be taken for the next of its name. */
export async function questionGone(name: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
}

export async function choose(user: User, button: string | RegExp, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  const entry = await screen.findByRole('menuitem', { name: item });
  // While the answer about another change is awaited, pressing it does nothing.
  await waitFor(() => expect(entry).not.toHaveAttribute('aria-disabled'));
  await user.click(entry);
}
