import { chromium, type BrowserContext, type Page, type Request } from 'playwright';
import { inject } from 'vitest';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { addressFor, type RunningBundle } from './bundleServer.ts';
import type { hostNames } from './startChromium.ts';

/** A browser context of its own with nothing stored. `problems` must stay empty. */
export type Visit = {
  readonly context: BrowserContext;
  readonly open: (path: string) => Promise<Page>;
  /** Waits until no request has been underway for half a second. A page reaches `networkidle` only once. */
  readonly quiet: () => Promise<void>;
  /** Console errors, violations of the security policy and requests to foreign hosts on any of its pages. */
  readonly problems: string[];
};

export type DeployOptions = {
  /** Starts a web server of its own for the bundle. */
  readonly serve?: (backend: string) => Promise<RunningBundle>;
  /** The address that the simulated server listens on. */
  readonly host?: '127.0.0.1' | '::1';
  /** The host name that the browser uses for the simulated server in place of its address. */
  readonly name?: (typeof hostNames)[number];
};

const calmMs = 500;

/** Connects to the browser that all tests share. Closing the connection leaves the browser running. */
export const connect = () => chromium.connect(inject('chromium'));

/** Leads to the server that all tests share. */
export const shared = (backend: string): Promise<RunningBundle> =>
  Promise.resolve({ url: addressFor(backend, inject('bundlePort')), close: () => Promise.resolve() });

/** Deploys the built bundle with a simulated server of its own as the backend. */
export async function deploy(
  scenario: string,
  { serve = shared, host = '127.0.0.1', name }: DeployOptions = {},
) {
  const world = scenarios.get(scenario)?.build();
  if (!world) throw new Error(`There is no scenario ${scenario}`);
  const browser = await connect();
  const server = await startServer({ world, host });
  const backend = `http://${name ?? (host.includes(':') ? `[${host}]` : host)}:${server.port}`;
  const bundle = await serve(backend);
  const hosts = [new URL(bundle.url).host, new URL(backend).host];

  async function visit(): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    // A violation of the security policy is an error on the console as well.
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    context.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.protocol.startsWith('http') && !hosts.includes(asked.host))
        problems.push(`asked ${request.url()}`);
    });
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.goto(bundle.url + path);
      return page;
    };
    return { context, open, quiet: watchRequests(context), problems };
  }

  return {
    world,
    backend,
    visit,
    shutDown: async () => {
      await browser.close();
      await bundle.close();
      await server.close();
    },
  };
}

function watchRequests(context: BrowserContext): Visit['quiet'] {
  const underway = new Set<Request>();
  let timer: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];
  const check = () => {
    clearTimeout(timer);
    if (underway.size > 0 || waiting.length === 0) return;
    timer = setTimeout(() => {
      for (const resolve of waiting) resolve();
      waiting = [];
    }, calmMs);
  };
  const end = (request: Request) => {
    underway.delete(request);
    check();
  };
  context.on('request', (request) => {
    underway.add(request);
    check();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  context.on('page', (page) =>
    page.on('close', () => {
      underway.clear();
      check();
    }),
  );
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      check();
    });
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
