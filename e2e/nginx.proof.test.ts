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
  /** A star stands for what the name of an asset holds besides, its hash above all. */
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
  ])('answers %s with %i and every header of the policy', async (path, status) => {
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
    'answers an asset to %s with %j by %i, and each header once',
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
  ])('answers %s with the app, which nobody may keep', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(readFileSync(join(dist, 'index.html'), 'utf8'));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers config.js with the backend of this start, which nobody may keep', async () => {
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
  ])('lets %s be kept for a year, as %s', async (path, type) => {
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
  ])('does not find %s, and lets nobody keep that', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/../../etc/netmaker-console/nginx.conf',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../../../etc/passwd',
  ])('does not leave its folder for %s', async (path) => {
    const answer = await ask(path);
    expect([400, 404]).toContain(answer.status);
  });

  it('tells a prober that it is healthy', async () => {
    const answer = await ask('/healthz');
    expect(answer.body.toString()).toBe('ok\n');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('sends assets as they were compressed at build time', async () => {
    const path = '/assets/index-*.js';
    const plain = await ask(path);
    const packed = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    // What is compressed on the way has neither.
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(packed.headers.etag).toMatch(/^"/);
    expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  });

  it.each([
    ['/assets/index-*.js', 'text/javascript; charset=utf-8'],
    ['/assets/index-*.css', 'text/css; charset=utf-8'],
  ])('sends %s in brotli to whoever takes it, as it was compressed at build time', async (path, type) => {
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
    'sends no brotli to whoever takes %s',
    async (taken) => {
      const answer = await ask('/assets/index-*.js', { headers: { 'Accept-Encoding': taken } });
      expect(answer.headers['content-encoding']).not.toBe('br');
    },
  );

  it.each(['/', '/nodes/office', '/config.js', '/favicon.svg', `/${licensesFile}`])(
    'sends %s to browsers that take brotli too',
    async (path) => {
      const plain = await ask(path);
      const answer = await ask(path, { headers: { 'Accept-Encoding': 'br' } });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(answer.body.equals(plain.body)).toBe(true);
    },
  );

  it('takes no changing call', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
  });

  it('does not tell its version', async () => {
    const answer = await ask('/assets/missing-0000.js');
    expect(answer.headers.server).toBe('nginx');
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/);
  });

  it('names the backend in its first line and has nothing to complain about', async () => {
    expect(server.log().split('\n')[0]).toBe(
      `netmaker-console: the backend is ${backend}/netmaker (BACKEND_URL)`,
    );
    expect(server.log()).not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
  });

  it('writes the paths of calls into its log, but not the token of an OAuth return', async () => {
    await ask('/login?login=a.secret.token&user=ann');
    await expect.poll(() => server.log()).toContain('"GET /login HTTP/1.1" 200');
    expect(server.log()).not.toContain('secret');
  });

  it.each(['127.0.0.1', '::1'] as const)(
    'shows a browser a console that works, with a backend on %s',
    async (host) => {
      const deployment = await deploy('community', {
        host,
        serve: startNginx,
      });
      try {
        const { open, problems } = await deployment.visit();
        const page = await open('/nodes');
        await logIn(page, 'admin', adminPassword);
        await page.getByRole('link', { name: 'leaf-a' }).waitFor();
        expect(problems).toEqual([]);
      } finally {
        await deployment.shutDown();
      }
    },
  );
});

type AskOptions = { readonly method?: string; readonly headers?: Record<string, string> };
type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The names of all headers as they came, those that came twice included. */
  readonly names: readonly string[];
  readonly body: Buffer;
};

function expectPolicy({ headers }: Answer): void {
  for (const [name, value] of shippedHeaders(backend)) expect(headers[name.toLowerCase()]).toBe(value);
}

/** The answer as it was on the wire, over a connection of its own, to a path as it was given. */
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
