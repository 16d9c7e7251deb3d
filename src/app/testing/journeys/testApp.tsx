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
import { backend as config } from '../../stores/config.ts';
import { App } from '../../routes/App.tsx';
import { routes } from '../../routes/routes.tsx';
import { startServices } from '../../shell/startServices.ts';
import { beginSession, sessionStore } from '../../stores/session.ts';
import { resetApp, resetPage } from '../resetApp.ts';
import { sessionOf, worldOf } from '../worldOf.ts';

export type JourneyProps = {
  scenario: string;
  /** Number of nodes, only for the generated scenario. */
  nodes?: number;
  /** Faults in the syntax of the command line, for example `GET /nodes=503`. */
  faults?: string;
  /** Changes the simulated server before the console sends any requests. */
  prepare?: (world: World) => void;
  /** The logged-in user. If undefined, no one is logged in. */
  as?: string;
  /** The initial address. @default '/' */
  at?: string;
};

// Load all lazy pages with the journey, so that waiting for a page never includes loading its file.
import.meta.glob(['../../{routes,shell}/**/*.tsx', '!**/*.test.tsx'], { eager: true });

type Router = ReturnType<typeof createMemoryRouter>;

/** `visit` changes whenever the console is opened or closed. */
const stage = proxy({ visit: 0 });
let router: Router | undefined;
let renderedAddress: string | undefined;
let world: World = worldOf('empty');
let responses: readonly string[] = [];
let pushCount = 0;
let stopServices: () => void = resetPage;

/** The whole console. `renderApp` creates its router, services and server. */
export const Journey: ComponentType<JourneyProps> = () => {
  const { visit } = useSnapshot(stage, { sync: true });
  return router && <App key={visit} router={router} />;
};

/** Wraps all pages. Its effect runs after those of the page, when the page is rendered and has added its listeners. */
function Page() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    renderedAddress = pathname + search;
  }, [pathname, search]);
  return <Outlet />;
}

/** For `beforeEach` of journeys. Starts a simulated server and the console's services with empty browser storage. */
export function renderApp({ msw, args }: { msw: SetupWorker; args: JourneyProps }): () => void {
  const { scenario, nodes, faults = '', prepare, as, at = '/' } = args;
  world = worldOf(scenario, nodes);
  prepare?.(world);
  for (const { on, fault, times } of parseFaults(faults)) {
    world.faults.add(on, fault, times === undefined ? {} : { times });
  }
  // Responses to the previous journey can still arrive, so each journey has its own list.
  const ownResponses: string[] = [];
  responses = ownResponses;
  msw.use(
    ...handlersFor(world, { onResponse: (request, response) => record(ownResponses, request, response) }),
  );
  resetApp();
  if (as !== undefined)
    localStorage.setItem(sessionStorageKey, sessionToStored(sessionOf(world, as), config.baseUrl));
  load(at);
  return () => {
    unload();
    resetApp();
  };
}

function load(at: string): void {
  stopServices = startServices();
  router = createMemoryRouter([{ Component: Page, children: routes }], { initialEntries: [at] });
  pushCount = 0;
  let lastKey = router.state.location.key;
  router.subscribe(({ historyAction, location }) => {
    if (historyAction === 'PUSH' && location.key !== lastKey) pushCount += 1;
    lastKey = location.key;
  });
  stage.visit += 1;
}

function unload(): void {
  stopServices();
  router?.dispose();
  router = undefined;
  renderedAddress = undefined;
}

function record(list: string[], { method, url }: Request, { type, status }: Response): void {
  // A closed connection isn't a response.
  if (type !== 'error') list.push(`${method} ${new URL(url).pathname.replace('/api', '')} ${status}`);
}

/** Reloads the page or opens an address: clears everything in memory but keeps the browser's storage. */
export function reload(at = routerAddress()): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  unload();
  resetPage();
  // Unmount synchronously, so that no query finds elements of the previous page.
  flushSync(() => {
    stage.visit += 1;
  });
  load(at);
}

/** Expires the session and lets the console notice, as when a hidden page becomes visible again. */
export function expireSession(): void {
  const { session } = sessionStore;
  if (session) beginSession({ ...session, user: { ...session.user, expiresAt: 0 } });
  document.dispatchEvent(new Event('visibilitychange'));
}

function routerAddress(): string {
  const { pathname = '', search = '' } = router?.state.location ?? {};
  return pathname + search;
}

/** Returns the address of the rendered page with its query. The router's address changes before the page does. */
export function address(): string {
  return renderedAddress ?? '';
}

/** Returns the number of history entries added since the console was opened. */
export function historyPushes(): number {
  return pushCount;
}

export async function goTo(at: string): Promise<void> {
  await router?.navigate(at);
  await rendered();
}

export async function goBack(): Promise<void> {
  await router?.navigate(-1);
  await rendered();
}

async function rendered(): Promise<void> {
  await waitFor(() => expect(address()).toBe(routerAddress()));
}

export function server(): World {
  return world;
}

/** Returns the requests that got a response, with its status, for example `GET /nodes 200`. */
export function receivedResponses(): readonly string[] {
  return responses;
}

type User = ReturnType<typeof userEvent.setup>;

export async function logIn(user: User, username: string, password: string): Promise<void> {
  // Find the button first. The form that was open when the session expired can have the same fields.
  const login = await screen.findByRole('button', { name: 'Log in' });
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), username);
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), password);
  await user.click(login);
}

/** Waits until a confirmation dialog has closed, because the next one can have the same name. */
export async function confirmationClosed(name: string): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name })).toBeNull());
}

export async function chooseMenuItem(user: User, button: string | RegExp, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  const entry = await screen.findByRole('menuitem', { name: item });
  // The item is disabled while another change is in progress.
  await waitFor(() => expect(entry).not.toHaveAttribute('aria-disabled'));
  await user.click(entry);
}
