import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApi } from '../testing/fakeBackend.ts';

let server: Server | undefined;

async function aServer(listener: RequestListener) {
  const started = createServer(listener);
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  server = started;
  return `http://127.0.0.1:${portOf(started.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const overTheWire = (baseUrl: string) =>
  createTestApi(() => new Response(), { baseUrl, fetch: (request) => fetch(request) }).api;
const unreachable = { ok: false, error: { kind: 'unreachable', offline: false } };

describe('a connection', () => {
  it('that is rejected is unreachable', async () => {
    const baseUrl = await aServer(() => {});
    await new Promise((resolve) => server?.close(resolve));
    expect(await overTheWire(baseUrl).nodes.list()).toEqual(unreachable);
  });

  it('that is closed without a response is unreachable', async () => {
    const baseUrl = await aServer((request) => request.socket.destroy());
    expect(await overTheWire(baseUrl).nodes.list()).toEqual(unreachable);
  });

  it('that is closed during a change is unreachable', async () => {
    const baseUrl = await aServer((request) => request.socket.destroy());
    expect(await overTheWire(baseUrl).networks.refreshPublicKeys('net')).toEqual(unreachable);
  });

  it('that breaks off within the body is unreachable and known to have begun', async () => {
    const baseUrl = await aServer((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('[{"id":"a"', () => response.destroy());
    });
    expect(await overTheWire(baseUrl).nodes.list()).toEqual({
      ok: false,
      error: { ...unreachable.error, hasBegun: true },
    });
  });

  it('that stalls within the body times out', async () => {
    const baseUrl = await aServer((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('[');
    });
    const { api } = createTestApi(() => new Response(), {
      baseUrl,
      fetch: (request) => fetch(request),
      timeLimits: { read: 50, change: 50 },
    });
    // Waits longer for the first byte than for the next one, so that a slow machine doesn’t matter.
    expect(await api.acls.load('net')).toEqual({ ok: false, error: { kind: 'timeout', hasBegun: true } });
  });

  it('with a redirect is not followed', async () => {
    const asked: (string | undefined)[] = [];
    const baseUrl = await aServer((request, response) => {
      asked.push(request.url);
      response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    expect(await overTheWire(baseUrl).nodes.list()).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
    expect(asked).toEqual(['/api/nodes']);
  });

  it.each([
    ['chunked', {}],
    ['of length 0', { 'Content-Length': 0 }],
  ])('with an empty body, %s, confirms a change', async (_, headers) => {
    const baseUrl = await aServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ...headers }).end();
    });
    expect(await overTheWire(baseUrl).externalClients.create({ network: 'net', id: 'node' })).toEqual({
      ok: true,
      value: undefined,
    });
  });
});
