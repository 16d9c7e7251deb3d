import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { isMissingFile } from '../scripts/missingFiles.ts';
import { runEntryScript } from './entryScript.ts';
import { shippedHeaders } from './shippedHeaders.ts';

export type RunningBundle = {
  /** Without a slash at the end. */
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

/**
 * Serves `dist/` as a deployment would: the config.js and the policy of the entry script, the shipped headers, a missing
 * file is missing, any other unknown path is the app. It stands in for the real web server, which nginx.test.ts checks
 * and not every machine has. `policySource` is for a policy that lets pages call something else.
 */
export async function serveBundle(backend: string, policySource?: string): Promise<RunningBundle> {
  const { config, source } = configure(backend);
  const headers = shippedHeaders(policySource ?? source);
  const scripts = new Map([
    ['/config.js', config],
    ['/service-worker.js', '// The old console had one.'],
  ]);
  const server = createServer((request, response) => {
    const path = pathOf(request);
    response.setHeaders(headers);
    const script = scripts.get(path);
    if (script === undefined) sendFile(path, response);
    else response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(script);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bundle server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function configure(backend: string): { config: string; source: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const { source, errors } = runEntryScript(folder, backend);
    if (source === undefined) throw new Error(errors);
    return { config: readFileSync(join(folder, 'config.js'), 'utf8'), source };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A path that is no UTF-8 stays encoded: it names no file. */
function pathOf(request: IncomingMessage): string {
  const { pathname } = new URL(request.url ?? '/', 'http://bundle');
  try {
    return normalize(decodeURIComponent(pathname));
  } catch {
    return pathname;
  }
}

function sendFile(path: string, response: ServerResponse): void {
  const wanted = join(root, path);
  const isFile = wanted.startsWith(root) && existsSync(wanted) && statSync(wanted).isFile();
  if (!isFile && (/^\/(assets|static)\//.test(path) || isMissingFile(path))) {
    response.writeHead(404).end();
    return;
  }
  const file = isFile ? wanted : join(root, 'index.html');
  response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}
