import { afterEach, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from './server.ts';
import type { Fault } from './world/faults.ts';
import { anAccount, smallWorld } from './world/smallWorld.ts';
import type { World } from './world/state.ts';
import { issueToken } from './session/tokens.ts';

const root = anAccount('admin', { isadmin: true, networks: null });
const running: RunningServer[] = [];

async function serve(world: World): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const server = await startServer({ world });
  running.push(server);
  const headers = { Authorization: `Bearer ${issueToken(world, root)}` };
  return (path, init) => fetch(`${server.url}/api${path}`, { headers, ...init });
}

async function serveWith(fault: Fault) {
  const world = smallWorld();
  world.faults.add('GET /users', fault);
  return { world, get: await serve(world) };
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

describe('the server over HTTP', () => {
  it('sends the headers of the real server', async () => {
    const get = await serve(smallWorld());
    const response = await get('/networks');
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toHaveLength(1);
  });

  it('reads request bodies and stores their changes', async () => {
    const world = smallWorld();
    const send = await serve(world);
    const body = JSON.stringify({ name: 'wiki', address: '10.1.1.9' });
    const headers = { Authorization: `Bearer ${issueToken(world, root)}` };
    expect((await send('/dns/net', { method: 'POST', headers, body })).status).toBe(200);
    expect(world.dns).toEqual([{ name: 'wiki', address: '10.1.1.9', address6: '', network: 'net' }]);
  });

  it('answers a preflight', async () => {
    const send = await serve(smallWorld());
    const headers = {
      'Access-Control-Request-Method': 'DELETE',
      'Access-Control-Request-Headers': 'authorization',
    };
    const response = await send('/nodes/net/a', { method: 'OPTIONS', headers });
    expect(response.headers.get('Access-Control-Allow-Methods')).toBe('DELETE');
  });

  it('accepts the headers that browsers add', async () => {
    const world = smallWorld();
    const send = await serve(world);
    const headers = { Authorization: `Bearer ${issueToken(world, root)}`, 'X-Added': 'by the browser' };
    expect((await send('/nodes', { headers })).status).toBe(200);
  });

  it('closes the connection where the real server crashes', async () => {
    const world = smallWorld();
    const send = await serve(world);
    const headers = { Authorization: `Bearer ${issueToken(world, root)}` };
    await expect(send('/networks/net', { method: 'PUT', headers, body: '{"netid":"net"}' })).rejects.toThrow(
      'fetch failed',
    );
  });

  it.each([{ kind: 'refuse' }, { kind: 'lost' }] as const)('does not respond with %j', async (fault) => {
    const { get } = await serveWith(fault);
    await expect(get('/users')).rejects.toThrow('fetch failed');
  });

  it('closes the connection in the middle of the body with cut', async () => {
    const { get } = await serveWith({ kind: 'cut' });
    const response = await get('/users');
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('responds without the origin header with cors', async () => {
    const { get } = await serveWith({ kind: 'cors' });
    const response = await get('/users');
    expect([response.status, response.headers.has('Access-Control-Allow-Origin')]).toEqual([200, false]);
  });

  it('can be closed while a call hangs', async () => {
    const { get } = await serveWith({ kind: 'hang' });
    const failure = get('/users').catch((error: unknown) => error);
    await Promise.all(running.splice(0).map((server) => server.close()));
    expect(await failure).toEqual(new TypeError('fetch failed'));
  });

  it('rejects a port that is in use', async () => {
    const first = await startServer({ world: smallWorld() });
    running.push(first);
    await expect(startServer({ world: smallWorld(), port: first.port })).rejects.toThrow(
      expect.objectContaining({ code: 'EADDRINUSE' }),
    );
  });

  it('returns 404 outside the API', async () => {
    const { url } = await startServer({ world: smallWorld() }).then((server) => {
      running.push(server);
      return server;
    });
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  });
});
