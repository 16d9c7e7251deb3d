import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What a deployment sends with every page: nothing inline, nothing foreign, the backend and no other host. */
function securityPolicy(backend: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob:",
    "worker-src 'self'",
    `connect-src 'self' ${backend}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves `dist/` as a deployment would: its own config.js, a strict policy, unknown paths answered by the app. */
export async function serveBundle(backend: string): Promise<{ url: string; close: () => Promise<void> }> {
  const root = join(import.meta.dirname, '../dist');
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://bundle').pathname));
    response.setHeader('Content-Security-Policy', securityPolicy(backend));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin');
    if (path === '/config.js') {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end(`window.REACT_APP_BACKEND = ${JSON.stringify(backend)};`);
      return;
    }
    if (path === '/service-worker.js') {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.end('// The old console had one.');
      return;
    }
    const wanted = join(root, path);
    const isFile = wanted.startsWith(root) && existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : join(root, 'index.html');
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bundle server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
