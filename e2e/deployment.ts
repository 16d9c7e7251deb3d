import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type BrowserContext, type Page, type Request, type Response } from 'playwright';
import { scenarios } from '../mocks/scenarios/scenarios.ts';
import { startServer } from '../mocks/server.ts';
import { serveBundle, type RunningBundle } from './bundleServer.ts';

/** A browser of its own, with nothing stored. `problems` is what must stay empty. */
export type Visit = {
  readonly context: BrowserContext;
  readonly open: (path: string) => Promise<Page>;
  /** Until nothing has been on its way for half a second. A page reaches `networkidle` once: later it is over at once. */
  readonly quiet: () => Promise<void>;
  /** Errors on the console, broken security policies and requests to foreign hosts, on any of its pages. */
  readonly problems: string[];
};

export type DeployOptions = {
  /** Starts the web server of the bundle for a backend. */
  readonly serve?: (backend: string) => Promise<RunningBundle>;
  /** Where the simulated server listens. */
  readonly host?: '127.0.0.1' | '::1';
  /** What the browser calls the server's host, if not by its address. */
  readonly name?: string;
};

/** The built bundle behind its web server, a simulated server of its own behind that, and a browser. */
export async function deploy(
  scenario: string,
  { serve = serveBundle, host = '127.0.0.1', name }: DeployOptions = {},
) {
  const world = scenarios.get(scenario)?.build();
  if (!world) throw new Error(`There is no scenario ${scenario}`);
  const executablePath = process.env.CHROMIUM_PATH;
  const address = host.includes(':') ? `[${host}]` : host;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: name === undefined ? [] : [`--host-resolver-rules=MAP ${name} ${address}`],
  });
  const server = await startServer({ world, host });
  const backend = `http://${name ?? address}:${server.port}`;
  const bundle = await serve(backend);
  const hosts = [new URL(bundle.url).host, new URL(backend).host];

  async function visit(): Promise<Visit> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    // Violations of the security policy are errors on the console as well.
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    context.on('weberror', (error) => problems.push(String(error.error())));
    context.on('request', (request) => {
      const asked = new URL(request.url());
      if (asked.protocol.startsWith('http') && !hosts.includes(asked.host))
        problems.push(`asked ${request.url()}`);
    });
    const underway = new Set<Request>();
    context.on('request', (request) => underway.add(request));
    context.on('requestfinished', (request) => underway.delete(request));
    context.on('requestfailed', (request) => underway.delete(request));
    context.on('page', (page) => page.on('close', () => underway.clear()));
    const quiet = async () => {
      for (let calmFor = 0; calmFor < 500; calmFor += 50) {
        await sleep(50);
        if (underway.size > 0) calmFor = 0;
      }
    };
    const open = async (path: string) => {
      const page = await context.newPage();
      await page.goto(bundle.url + path);
      return page;
    };
    return { context, open, quiet, problems };
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

/** Fills in the login form and sends it. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Scripts and styles: bytes as a deployment sends them. */
export type Sent = { readonly gzip: number; readonly brotli: number; readonly files: number };

/** Counts what a context is sent from now on, until it is asked for. Only then are bodies read: it is work for the page. */
export function countSent(context: BrowserContext): () => Promise<Sent> {
  const responses: Response[] = [];
  const note = (response: Response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) responses.push(response);
  };
  context.on('response', note);
  return async () => {
    context.off('response', note);
    const sent = await Promise.all(responses.map((response) => response.body()));
    const sum = (size: (body: Buffer) => number) => sent.reduce((total, body) => total + size(body), 0);
    return {
      gzip: sum((body) => gzipSync(body, { level: 9 }).length),
      brotli: sum((body) => brotliCompressSync(body).length),
      files: sent.length,
    };
  };
}
