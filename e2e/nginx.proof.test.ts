import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { routePatterns } from '../src/domain/paths.ts';
import { licensesFile } from '../tools/build/licenses.ts';
import { deploy, logIn } from './deployment.ts';
import { startNginx, type RunningNginx } from './nginx.ts';
import { shippedHeaders } from './shippedHeaders.ts';

const backend = 'https://api.nm.example.com';
const dist = join(import.meta.dirname, '../dist');
const oneYear = 'public, max-age=31536000, immutable';

describe('the shipped web server', () => {
  let server: RunningNginx;
  const assets = readdirSync(join(dist, 'assets'));
  /** In `path`, `*` matches the rest of an asset's name, for example its hash. */
  const ask = (path: string, options: AskOptions = {}) => {
    const [start = '', end] = path.replace('/assets/', '').split('*');
    const found = assets.find((name) => name.startsWith(start) && name.endsWith(end ?? ''));
    return send(server.url, end === undefined ? path : `/assets/${found}`, options);
  };

  beforeAll(async () => {
    server = await startNginx(`${backend}/netmaker/`);
    return server.close;
  });

  it.each([
    ['/', 200],
    ['/nodes/office', 200],
    ['/config.js', 200],
    ['/healthz', 200],
    ['/favicon.svg', 200],
    [`/${licensesFile}`, 200],
    ['/assets/index-*.js', 200],
    ['/assets/missing-0000.js', 404],
    ['/static/js/main.js', 404],
    ['/favicon.ico', 404],
    ['/%zz', 400],
  ])('responds to %s with %i and all security headers', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expectPolicy(answer);
  });

  it.each([
    ['GET', { Range: 'bytes=0-9' }, 200, oneYear],
    ['GET', { Range: 'bytes=99999999-' }, 200, oneYear],
    ['GET', { 'If-Match': '"other"' }, 412, 'no-store'],
    ['POST', {}, 405, 'no-store'],
  ])(
    'responds to %s of an asset with %j with %i and no duplicate headers',
    async (method, headers, status, caching) => {
      const answer = await ask('/assets/index-*.js', { method, headers });
      expect([answer.status, answer.headers['cache-control']]).toEqual([status, caching]);
      expectPolicy(answer);
      expect(answer.names).toEqual([...new Set(answer.names)]);
    },
  );

  it.each([
    '/',
    '/index.html',
    '/nodes',
    '/NODES',
    '/nope',
    '/assets',
    ...Object.values(routePatterns).map((pattern) => pattern.replaceAll(/:\w+\??/g, 'a.js')),
    '/users/first.last@example.com',
    '/ext-clients/office/backup.tar.gz/qr',
    '/prouser/.hidden/vpnview/phone.css/edit',
    '/Users/ann.js',
  ])('serves the uncached app at %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(readFileSync(join(dist, 'index.html'), 'utf8'));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('serves an uncached config.js with the configured backend', async () => {
    const answer = await ask('/config.js?v=1');
    expect(answer.body.toString()).toBe(`window.REACT_APP_BACKEND = "${backend}/netmaker";\n`);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/assets/index-*.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-*.css', 'text/css; charset=utf-8'],
    ['/assets/*.woff2', 'font/woff2'],
    ['/assets/inter-LICENSE-*.txt', 'text/plain; charset=utf-8'],
  ])('caches %s for a year as %s', async (path, type) => {
    const answer = await ask(path);
    expect(answer.headers['cache-control']).toBe(oneYear);
    expect(answer.headers['content-type']).toBe(type);
    const again = await ask(path, { headers: { 'If-None-Match': answer.headers.etag ?? '' } });
    expect([again.status, again.headers['cache-control']]).toEqual([304, oneYear]);
  });

  it.each([
    '/assets/',
    '/assets/nope',
    '/assets/missing-0000.js',
    `/assets/${assets.find((name) => name.endsWith('.js'))}.gz`,
    `/assets/${assets.find((name) => name.endsWith('.js'))}.br`,
    '/index.html.gz',
    '/index.html.br',
    '/static/js/main.js',
    '/backend.conf',
    '/favicon.ico',
    '/robots.txt',
    '/service-worker.js',
    '/asset-manifest.json',
    '/js/app.js',
    '/js/app.js.map',
    '/style.css',
    '/users.json',
    '/wp-login.php',
    '/.env',
    '/.git/config',
    '/.well-known/security.txt',
  ])('responds to %s with an uncached 404', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/../../etc/netmaker-console/nginx.conf',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../../../etc/passwd',
  ])('does not serve %s from outside its folder', async (path) => {
    const answer = await ask(path);
    expect([400, 404]).toContain(answer.status);
  });

  it('responds to health checks', async () => {
    const answer = await ask('/healthz');
    expect(answer.body.toString()).toBe('ok\n');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('serves assets compressed at build time', async () => {
    const path = '/assets/index-*.js';
    const plain = await ask(path);
    const packed = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    // Files compressed on the fly have neither header.
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(packed.headers.etag).toMatch(/^"/);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  });

  it.each([
    ['/assets/index-*.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-*.css', 'text/css; charset=utf-8'],
  ])('serves %s compressed at build time to browsers that accept Brotli', async (path, type) => {
    const plain = await ask(path);
    const packed = await ask(path, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
    expect(packed.status).toBe(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': type,
      'content-length': String(packed.body.length),
      'cache-control': oneYear,
      vary: 'Accept-Encoding',
    });
    expectPolicy(packed);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    const again = await ask(path, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': packed.headers.etag ?? '' },
    });
    expect([again.status, again.headers['cache-control']]).toEqual([304, oneYear]);
  });

  it.each(['br;q=0', 'gzip, br;q=0.0', 'brotli', 'gzip'])(
    'does not use Brotli for Accept-Encoding: %s',
    async (encoding) => {
      const answer = await ask('/assets/index-*.js', { headers: { 'Accept-Encoding': encoding } });
      expect(answer.headers['content-encoding']).not.toBe('br');
    },
  );

  it.each(['/', '/nodes/office', '/config.js', '/favicon.svg', `/${licensesFile}`])(
    'serves %s uncompressed to browsers that accept Brotli',
    async (path) => {
      const plain = await ask(path);
      const answer = await ask(path, { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body.equals(plain.body)).toBe(true);
    },
  );

  it('rejects POST', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  it('does not reveal its version', async () => {
    const answer = await ask('/assets/missing-0000.js');
    expect(answer.headers.server).toBe('nginx');
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/);
  });

  it('logs the backend first and no warnings', async () => {
    expect(server.log().split('\n')[0]).toBe(
      `netmaker-console: the backend is ${backend}/netmaker (BACKEND_URL)`,
    );
    expect(server.log()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
  });

  it('logs paths but not the token of an OAuth return', async () => {
    await ask('/login?login=a.secret.token&user=ann');
    await expect.poll(() => server.log()).toContain('"GET /login HTTP/1.1" 200');
    expect(server.log()).not.toContain('secret');
  });

  it.each([
    ['POST', 405],
    ['GET', 200],
  ])('does not log the query of a %s with a large body', async (method, status) => {
    const answer = await ask('/login?login=a.secret.token', {
      method,
      headers: { 'Content-Length': '2000000' },
    });
    expect(answer.status).toBe(status);
    await expect.poll(() => server.log()).toContain(`"${method} /login HTTP/1.1" ${status}`);
    expect(server.log()).not.toContain('secret');
  });

  it.each(['127.0.0.1', '::1'] as const)('serves a working console with a backend on %s', async (host) => {
    const deployment = await deploy('community', {
      host,
      serve: startNginx,
    });
    try {
      const { open, problems } = await deployment.visit();
      const page = await open('/nodes');
      await logIn(page, 'admin', adminPassword);
      await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();
      expect(problems).toEqual([]);
    } finally {
      await deployment.shutDown();
    }
  });
});

type AskOptions = { readonly method?: string; readonly headers?: Record<string, string> };
type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The names of all headers, including duplicates. */
  readonly names: readonly string[];
  readonly body: Buffer;
};

function expectPolicy({ headers }: Answer): void {
  for (const [name, value] of shippedHeaders(backend)) expect(headers[name.toLowerCase()]).toBe(value);
}

/** Sends a request with an unchanged path over a new connection and returns the raw response. */
function send(url: string, path: string, { method = 'GET', headers = {} }: AskOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, index) => index % 2 === 0),
          body: Buffer.concat(chunks),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
