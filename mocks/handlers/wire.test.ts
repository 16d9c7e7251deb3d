import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createClient } from '../world/nodes/externalClients.ts';
import { createIngress } from '../world/nodes/gateways.ts';
import { adminCaller, anAccount, join, smallWorld } from '../world/smallWorld.ts';
import { issueToken } from '../session/tokens.ts';
import { builtInDnsKey } from '../world/dnsKey.ts';
import type { World } from '../world/state.ts';
import type { WorldSeed } from '../world/world.ts';
import { createWorld } from '../world/world.ts';
import { makeHandlers, type HandlerOptions } from './makeHandlers.ts';

const root = anAccount('admin', { isadmin: true, networks: null });

async function call(
  world: World,
  name: string,
  {
    body,
    headers,
    options,
  }: { body?: string; headers?: Record<string, string>; options?: HandlerOptions } = {},
): Promise<Response> {
  const [method = '', path = ''] = name.split(' ');
  const request = new Request(`http://localhost:8081/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${issueToken(world, root)}`, ...headers },
    body: body ?? null,
  });
  const response = await getResponse(makeHandlers(world, options), request);
  if (!response) throw new Error(`no response to ${name}`);
  return response;
}

function withGateway(seed: WorldSeed = {}): { world: World; gateway: string } {
  const world = smallWorld(seed);
  const { id } = join(world, 'gw');
  createIngress(world, adminCaller, 'net', id, false);
  createClient(world, adminCaller, 'net', id, 'phone');
  return { world, gateway: id };
}

describe('content types and bodies', () => {
  it.each([
    ['GET /networks', 'text/plain; charset=utf-8'],
    ['GET /networks/net', 'application/json'],
    ['GET /logs', 'text/plain; charset=utf-8'],
    ['GET /users', 'application/json'],
    ['GET /extclients/net/phone/file', 'application/config'],
    ['GET /extclients/net/phone/qr', 'image/png'],
    ['GET /extclients/net/phone/png', 'application/json'],
    ['GET /oauth/login', 'text/html; charset=utf-8'],
  ])('%s is %s', async (name, type) => {
    const response = await call(withGateway().world, name);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
  });

  it('the name of a client is in a header, as UTF-8 bytes', async () => {
    const { world, gateway } = withGateway();
    createClient(world, adminCaller, 'net', gateway, '我的电脑');
    const response = await call(world, `GET /extclients/net/${encodeURIComponent('我的电脑')}/file`);
    const header = response.headers.get('Content-Disposition') ?? '';
    const bytes = Uint8Array.from(header, (character) => character.charCodeAt(0));
    expect(new TextDecoder().decode(bytes)).toBe('attachment; filename="我的电脑.conf"');
  });

  it.each([
    ['POST /usergroups/new', 'application/json'],
    ['DELETE /usergroups/new', null],
    ['DELETE /networkusers/net/alice', null],
  ])('%s has no body and the type %s', async (name, type) => {
    const response = await call(smallWorld(), name);
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      200,
      type,
      '',
    ]);
  });

  it('creating an external client returns an empty body', async () => {
    const { world, gateway } = withGateway();
    const response = await call(world, `POST /extclients/net/${gateway}`, { body: '{' });
    expect([response.status, await response.text(), world.extClients.size]).toEqual([200, '', 2]);
  });

  it('JSON ends with a newline and escapes HTML characters', async () => {
    const response = await call(smallWorld(), 'POST /dns/net', {
      body: '{"name":"a&<b>","address":"10.1.1.9"}',
    });
    expect(await response.text()).toBe(
      '{"address":"10.1.1.9","address6":"","name":"a\\u0026\\u003cb\\u003e","network":"net"}\n',
    );
  });

  it.each([
    ['GET /networks', 'null\n'],
    ['GET /extclients', 'null\n'],
    ['GET /dns', 'null\n'],
    ['GET /nodes', '[]\n'],
  ])('%s on an empty server is %j', async (name, body) => {
    expect(await (await call(createWorld({ users: [root] }), name)).text()).toBe(body);
  });

  it('a deletion returns a message object, a sentence or a word', async () => {
    const { world, gateway } = withGateway();
    expect(await (await call(world, `DELETE /nodes/net/${gateway}`)).json()).toEqual({
      Code: 200,
      Message: `${gateway} deleted.`,
      Response: null,
    });
    expect(await (await call(world, 'DELETE /dns/net/wiki')).json()).toBe('wiki.net deleted.');
    expect(await (await call(world, 'DELETE /networks/net')).json()).toBe('success');
  });
});

describe('refusals', () => {
  it('have capitalized Code and Message', async () => {
    const response = await call(smallWorld(), 'GET /networks/nonet');
    expect([response.status, await response.text()]).toEqual([
      500,
      '{"Code":500,"Message":"no result found"}',
    ]);
  });

  it.each([
    ['PUT /networks/net', '{"isipv4":true}', 400],
    ['PUT /networkusers/net', '{"accesslevel":"2"}', 500],
    ['POST /users/adm/authenticate', '{nope', 500],
  ])('%s with %s is %i', async (name, body, status) => {
    expect((await call(smallWorld(), name, { body })).status).toBe(status);
  });

  it('getconfig returns 500 for a token that it does not accept', async () => {
    const headers = { Authorization: 'Bearer garbage' };
    const response = await call(smallWorld(), 'GET /server/getconfig', { headers });
    expect([response.status, await response.json()]).toEqual([500, { Code: 500, Message: 'unauthorized' }]);
  });

  it('a crash closes the connection', async () => {
    const response = await call(smallWorld(), 'PUT /networks/net', { body: '{"netid":"net"}' });
    expect(response.type).toBe('error');
  });

  it('are written to the log', async () => {
    const world = smallWorld();
    await call(world, 'GET /networks/nonet');
    expect(await (await call(world, 'GET /logs')).text()).toContain(
      'processed request error: no result found (1) \n',
    );
  });

  it('errors in the simulation itself are not swallowed', async () => {
    const world = smallWorld();
    world.networks.get = () => {
      throw new Error('an error in the simulation');
    };
    const response = await call(world, 'GET /networks/net').catch((error: unknown) => error);
    expect(JSON.stringify(response instanceof Response ? await response.json() : String(response))).toContain(
      'an error in the simulation',
    );
  });
});

describe('paths', () => {
  it.each([
    'GET /nothing/here',
    'GET /',
    'GET /networks/',
    'POST /usergroups/',
    'GET /Networks',
    'DELETE /networks/net/keys/a%2Fb',
    'GET /metrics',
  ])('%s is not found, in plain text', async (name) => {
    const response = await call(smallWorld(), name);
    expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '404 page not found\n',
    ]);
  });

  it('GET /metrics exists in the enterprise edition', async () => {
    expect((await call(smallWorld({ edition: 'enterprise' }), 'GET /metrics')).status).toBe(200);
  });

  it.each(['PATCH /networks', 'PUT /nodes', 'POST /logs'])('%s is 405 without a body', async (name) => {
    const response = await call(smallWorld(), name);
    expect([response.status, await response.text()]).toEqual([405, '']);
  });

  it('an encoded name is decoded', async () => {
    const response = await call(smallWorld(), 'DELETE /dns/net/Two%20Words%3F');
    expect(await response.json()).toBe('Two Words?.net deleted.');
  });
});

function preflight(method: string, headers: string) {
  return call(smallWorld(), 'OPTIONS /networks/net', {
    headers: { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': headers },
  });
}

describe('CORS', () => {
  it.each([
    ['GET', 'accept,authorization', 200, 'Authorization', null],
    ['PUT', 'authorization,content-type', 200, 'Authorization,Content-Type', 'PUT'],
    ['GET', 'authorization,x-extra', 403, null, null],
    ['PATCH', 'authorization', 405, null, null],
  ])('a preflight for %s with %s is %i', async (method, headers, status, allowedHeaders, allowedMethods) => {
    const response = await preflight(method, headers);
    expect([
      response.status,
      response.headers.get('Access-Control-Allow-Headers'),
      response.headers.get('Access-Control-Allow-Methods'),
      response.headers.has('Access-Control-Allow-Origin'),
    ]).toEqual([status, allowedHeaders, allowedMethods, status === 200]);
  });

  it('all responses, including errors and 404s, have the configured origin', async () => {
    const world = smallWorld({ settings: { allowedOrigin: 'https://console.example.com' } });
    for (const name of ['GET /nodes', 'GET /networks/nonet', 'GET /nothing']) {
      const response = await call(world, name);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://console.example.com');
    }
  });

  it.each([
    ['page', 403],
    ['http', 200],
  ] as const)('a custom header over %s is %i', async (over, status) => {
    const headers = { 'X-Request-Id': '7' };
    const options = { baseUrl: '*/api', over };
    expect((await call(smallWorld(), 'GET /nodes', { headers, options })).status).toBe(status);
  });
});

describe('the DNS key', () => {
  const withKey = (world: World, name: string, key = builtInDnsKey) =>
    call(world, name, { headers: { Authorization: `Bearer ${key}` } }).then(({ status }) => status);
  const open = () => smallWorld({ settings: { dnsKey: builtInDnsKey } });

  it.each([
    ['GET /dns', 200],
    ['GET /users?/dns', 200],
    ['GET /networks?/dns', 200],
    ['GET /networks/net/keys?/dns', 200],
    ['GET /extclients?/dns', 200],
    ['GET /logs?/dns', 200],
    ['GET /users', 401],
    ['GET /nodes?/dns', 401],
    ['GET /server/getconfig?/dns', 500],
    ['DELETE /networks/net?/dns', 401],
  ])('if it is the built-in one, %s with it is %i', async (name, status) => {
    expect(await withKey(open(), name)).toBe(status);
  });

  it('if the server has its own key, the built-in one is rejected', async () => {
    expect(await withKey(smallWorld(), 'GET /dns')).toBe(401);
    expect(await withKey(smallWorld({ settings: { dnsKey: 'own' } }), 'GET /dns', 'own')).toBe(200);
  });
});

describe('OAuth', () => {
  const frontendUrl = 'https://console.example.com';

  it('without a provider redirects to the referrer with login appended', async () => {
    const headers = { Referer: 'https://console.example.com/' };
    const response = await call(smallWorld(), 'GET /oauth/login', { headers });
    expect([response.status, response.headers.get('Location')]).toEqual([
      307,
      'https://console.example.com/login?oauth=callback-error',
    ]);
  });

  it('with a provider redirects with the token and user name', async () => {
    const users = [root, anAccount('olga@example.com', { oauth: true })];
    const world = smallWorld({ users, settings: { authProvider: 'google', frontendUrl } });
    const response = await call(world, 'GET /oauth/login');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toMatch(
      /^https:\/\/console\.example\.com\/login\?login=[\w.-]+&user=olga@example\.com$/,
    );
  });

  it('with a provider but no OAuth user reports an error', async () => {
    const world = smallWorld({ settings: { authProvider: 'google', frontendUrl } });
    expect((await call(world, 'GET /oauth/login')).headers.get('Location')).toBe(
      'https://console.example.com/login?oauth=callback-error',
    );
  });
});
