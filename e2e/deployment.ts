import { chromium, type BrowserContext, type ConsoleMessage, type Page, type Request } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { addressFor, type RunningBundle } from './bundleServer.ts';
import type { hostNames } from './startChromium.ts';

/** A new browser context without stored data. Tests check that `problems` stays empty. */
export type Visit = {
  readonly context: BrowserContext;
  readonly open: (path: string) => Promise<Page>;
  /** Waits until no request was pending for half a second. Pages reach `networkidle` only once. */
  readonly quiet: () => Promise<void>;
  /** Console errors, violations of the security policy and requests to other hosts. */
  readonly problems: string[];
};

export type DeployOptions = {
  readonly serve?: (backend: string) => Promise<RunningBundle>;
  readonly host?: '127.0.0.1' | '::1';
  /** The host name of the simulated server for the browser. Defaults to its address. */
  readonly name?: (typeof hostNames)[number];
};

const quietMs = 500;

/** Connects to the browser shared by all tests. Closing the connection doesn't close the browser. */
export const connect = () => chromium.connect(inject('chromium'));

export const sharedBundle = (backend: string): Promise<RunningBundle> =>
  Promise.resolve({ url: addressFor(backend, inject('bundlePort')), close: () => Promise.resolve() });

export async function deploy(
  scenario: string,
  { serve = sharedBundle, host = '127.0.0.1', name }: DeployOptions = {},
) {
  const world = scenarios.get(scenario)?.build();
  if (!world) throw new Error(`No scenario ${scenario}`);
  const browser = await connect();
  const server = await startServer({ world, host });
  const backend = `http://${name ?? (host.includes(':') ? `[${host}]` : host)}:${server.port}`;
  const bundle = await serve(backend);
  const hosts = [new URL(bundle.url).host, new URL(backend).host];

  async function visit(): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    // Violations of the security policy are console errors.
    context.on('console', (message) => {
      if (message.type() === 'error' && !isRejectedKey(message)) problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    context.on('request', (request) => {
      const { protocol, host: requestedHost } = new URL(request.url());
      if (protocol.startsWith('http') && !hosts.includes(requestedHost))
        problems.push(`request to ${request.url()}`);
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

/** Deploys a scenario for all tests of a file. */
export function deployOnce(scenario: string): () => Awaited<ReturnType<typeof deploy>> {
  let deployment: Awaited<ReturnType<typeof deploy>>;
  beforeAll(async () => {
    deployment = await deploy(scenario);
    return deployment.shutDown;
  });
  return () => deployment;
}

/** The server rejects the built-in key, which the console tries for administrators. Chromium reports that as an error. */
function isRejectedKey(message: ConsoleMessage): boolean {
  return /\b401\b/.test(message.text()) && message.location().url.endsWith('/api/dns');
}

function watchRequests(context: BrowserContext): Visit['quiet'] {
  const pending = new Set<Request>();
  let timer: NodeJS.Timeout | undefined;
  let waiting: (() => void)[] = [];
  const check = () => {
    clearTimeout(timer);
    if (pending.size > 0 || waiting.length === 0) return;
    timer = setTimeout(() => {
      for (const resolve of waiting) resolve();
      waiting = [];
    }, quietMs);
  };
  const end = (request: Request) => {
    pending.delete(request);
    check();
  };
  context.on('request', (request) => {
    pending.add(request);
    check();
  });
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  context.on('page', (page) =>
    page.on('close', () => {
      pending.clear();
      check();
    }),
  );
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      check();
    });
}

export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
