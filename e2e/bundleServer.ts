import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { isMissingFile } from '../tools/build/missingFiles.ts';
import { runEntryScript } from './entryScript.ts';
import { shippedHeaders } from './shippedHeaders.ts';

export type RunningBundle = {
  /** The address without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const root = join(import.meta.dirname, '../dist');

/** Encodings with the endings of their files. */
const compressed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Settings = { readonly headers: Map<string, string>; readonly scripts: Map<string, string> };

/**
 * Serves `dist/` like a deployment: with config.js and the security policy from the entry script, the shipped headers,
 * 404 for missing files, compressed files, and the app for all other paths. It replaces nginx, which nginx.proof.test.ts tests.
 * `policySource` replaces the backend in the security policy.
 */
export async function serveBundle(backend: string, policySource?: string): Promise<RunningBundle> {
  const settings = settingsFor(backend, policySource);
  const { port, close } = await listen(() => settings);
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Serves `dist/` like a host that can't send headers. */
export async function serveWithoutHeaders(backend: string): Promise<RunningBundle> {
  const settings = { ...settingsFor(backend), headers: new Map<string, string>() };
  const { port, close } = await listen(() => settings);
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Serves `dist/` for any backend, which is encoded in the page's host name; see `addressFor`. */
export async function serveForAnyBackend(): Promise<{ port: number; close: () => Promise<void> }> {
  const known = new Map<string, Settings>();
  return listen(({ headers: { host = '' } }) => {
    const settings = known.get(host) ?? settingsFor(backendOf(host));
    known.set(host, settings);
    return settings;
  });
}

/** Returns the address of a console with this backend. Browsers resolve *.localhost themselves. */
export function addressFor(backend: string, port: number): string {
  return `http://${Buffer.from(backend).toString('hex')}.localhost:${port}`;
}

function backendOf(host: string): string {
  const [name = ''] = host.split('.');
  return Buffer.from(name, 'hex').toString();
}

function settingsFor(backend: string, policySource?: string): Settings {
  const [{ config, source, errors = '' } = {}] = runEntryScript([backend]);
  if (config === undefined || source === undefined) throw new Error(errors);
  return {
    headers: shippedHeaders(policySource ?? source),
    scripts: new Map([
      ['/config.js', config],
      ['/service-worker.js', '// The old console had one.'],
    ]),
  };
}

async function listen(settingsOf: (request: IncomingMessage) => Settings) {
  const server = createServer((request, response) => {
    const path = pathOf(request);
    const { headers, scripts } = settingsOf(request);
    response.setHeaders(headers);
    const script = scripts.get(path);
    if (script === undefined) sendFile(path, request, response);
    else send(response, '.js', script);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bundle server has no port');
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return { port: address.port, close };
}

/** Returns the decoded path, or the original if it isn't valid UTF-8. That path can't be a file. */
function pathOf(request: IncomingMessage): string {
  const { pathname } = new URL(request.url ?? '/', 'http://bundle');
  try {
    return normalize(decodeURIComponent(pathname));
  } catch {
    return pathname;
  }
}

function sendFile(path: string, request: IncomingMessage, response: ServerResponse): void {
  const wanted = join(root, path);
  const isFile = wanted.startsWith(root) && existsSync(wanted) && statSync(wanted).isFile();
  const isAsset = /^\/(assets|static)\//.test(path);
  if (!isFile && (isAsset || isMissingFile(path))) {
    response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    return;
  }
  const file = isFile ? wanted : join(root, 'index.html');
  const accepted = String(request.headers['accept-encoding']);
  const ending = compressed.find(([name, suffix]) => accepted.includes(name) && existsSync(file + suffix));
  if (ending) response.setHeader('Content-Encoding', ending[0]).setHeader('Vary', 'Accept-Encoding');
  send(
    response,
    extname(file),
    readFileSync(file + (ending?.[1] ?? '')),
    isAsset ? 'public, max-age=31536000, immutable' : undefined,
  );
}

function send(response: ServerResponse, ending: string, body: Buffer | string, caching = 'no-store'): void {
  response
    .setHeader('Content-Type', types[ending] ?? 'application/octet-stream')
    .setHeader('Cache-Control', caching)
    .end(body);
}
