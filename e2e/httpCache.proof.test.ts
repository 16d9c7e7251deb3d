import { createServer, request as ask, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPassword } from '../mocks/scenarios/accounts.ts';
import { deploy, logIn, sharedBundle } from './deployment.ts';

let deployment: Awaited<ReturnType<typeof deploy>>;
let proxy: Server;
/** The status with which the proxy responds to the next `GET /api/nodes`. */
let strayStatus: number | undefined;
let preflights: string[] = [];

/** Starts a proxy in front of the server. Responses mocked inside the page would bypass the browser's cache. */
async function startProxy(backend: string): Promise<string> {
  proxy = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    if (method === 'OPTIONS') preflights.push(headers['access-control-request-headers'] ?? '');
    if (method === 'GET' && url === '/api/nodes' && strayStatus !== undefined) {
      outgoing.writeHead(strayStatus, {
        'Access-Control-Allow-Origin': '*',
        Location: 'https://netmaker.example.com/api/nodes',
      });
      outgoing.end();
      strayStatus = undefined;
      return;
    }
    const onward = ask(new URL(url, backend), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return `http://127.0.0.1:${address.port}`;
}

beforeAll(async () => {
  deployment = await deploy('community', {
    serve: async (backend) => sharedBundle(await startProxy(backend)),
  });
});

afterAll(async () => {
  await deployment.shutDown();
  proxy.close();
});

describe('the browser’s HTTP cache', () => {
  it.each([301, 308, 410, 300])('does not cache a %i, so the next read recovers', async (status) => {
    const { context, open } = await deployment.visit();
    preflights = [];
    strayStatus = status;
    const page = await open('/nodes');
    await logIn(page, 'admin', adminPassword);
    await page.getByRole('heading', { name: 'Couldn’t load nodes' }).waitFor();

    // The console loads immediately when it's back online.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('link', { name: 'leaf-a', exact: true }).waitFor();

    // The server rejects preflights with other headers.
    expect(new Set(preflights.flatMap((names) => names.split(',')))).toEqual(
      new Set(['authorization', 'content-type']),
    );
    await context.close();
  });
});
