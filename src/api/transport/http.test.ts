import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aclFromWire } from '../../domain/acl/aclWire.ts';
import { createApi } from '../createApi.ts';
import { aclWork, streamParsers } from '../work.ts';
import { createHttp } from './http.ts';
import { confirmation } from './reader.ts';
import {
  responding,
  createTestApi,
  aSession,
  lineOf,
  silence,
  testTime,
  type Responder,
} from '../testing/fakeBackend.ts';

const node = { network: 'net', id: 'node' };
const now = { a: { b: 2 }, b: { a: 2 } };
const mine = { a: { b: 1 }, b: { a: 1 } };

const session = aSession();
const anHttp = {
  baseUrl: 'http://backend.test',
  session: () => session,
  now: () => testTime,
  onSessionEnd: () => {},
};

function firstUnanswered(): Responder {
  let count = 0;
  return (request) => (count++ === 0 ? silence(request) : responding([])(request));
}

describe('a request', () => {
  it('goes to the backend below /api', async () => {
    const { api, asked } = createTestApi(responding([]), { baseUrl: 'https://example.com/netmaker' });
    await api.nodes.list();
    expect(asked[0]?.url).toBe('https://example.com/netmaker/api/nodes');
  });

  it('has no headers that the server’s CORS rules reject, and no credentials', async () => {
    const { api, asked } = createTestApi(responding(''));
    await api.nodes.list();
    await api.externalClients.create(node);
    expect(asked.map((request) => [...request.headers.keys()])).toEqual([
      ['authorization'],
      ['authorization', 'content-type'],
    ]);
    expect(asked.map((request) => request.credentials)).toEqual(['omit', 'omit']);
  });

  it('follows no redirect', async () => {
    const { api, asked } = createTestApi(() => Response.redirect('http://backend.test/login', 302));
    expect(await api.nodes.list()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(asked.map((request) => request.redirect)).toEqual(['manual']);
  });

  it('reports the date of its response and the time of the call', async () => {
    vi.useFakeTimers({ now: 5000 });
    const onDate = vi.fn<(header: string | null, since: number) => void>();
    const date = 'Sun, 22 Nov 2026 12:00:00 GMT';
    const answer = () => {
      vi.setSystemTime(7000);
      return new Response('[]', { headers: { Date: date } });
    };
    await createTestApi(answer, { onDate }).api.nodes.list();
    expect(onDate.mock.calls).toEqual([[date, 5000]]);
    vi.useRealTimers();
  });

  it('uses the current fetch, not that of the start', async () => {
    const api = createApi(createHttp(anHttp), { ...aclWork, ...streamParsers });
    vi.stubGlobal('fetch', responding([]));
    expect(await api.nodes.list()).toEqual({ ok: true, value: [] });
    vi.unstubAllGlobals();
  });
});

describe('the time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['a read', 20_000, ({ api }: ReturnType<typeof createTestApi>) => api.nodes.list()],
    ['a change', 30_000, ({ api }: ReturnType<typeof createTestApi>) => api.nodes.approve(node)],
  ])('of %s is %i ms', async (_, limit, call) => {
    const backend = createTestApi(silence);
    const settled = vi.fn();
    const result = call(backend).finally(settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('of a large change is longer by the time that a slow connection needs', async () => {
    const settled = vi.fn();
    const result = createHttp({ ...anHttp, fetch: async (request) => silence(request) })
      .change('post', '/networks', { body: { netid: 'net' } }, confirmation, {
        bytes: new Uint8Array(2_500_000),
      })
      .finally(settled);
    await vi.advanceTimersByTimeAsync(39_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('can be set', async () => {
    const { api } = createTestApi(silence, { timeLimits: { read: 5, change: 10 } });
    const result = api.nodes.list();
    await vi.advanceTimersByTimeAsync(5);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('ends with the response', async () => {
    const { api } = createTestApi(responding([]));
    await api.nodes.list();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never makes a change repeat', async () => {
    const { api, asked } = createTestApi(silence);
    const result = api.nodes.approve(node);
    await vi.advanceTimersByTimeAsync(120_000);
    await result;
    expect(asked).toHaveLength(1);
  });
});

/** A response whose body the test sends in chunks of 100 bytes. */
function inPieces(headers: Record<string, string> = {}) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  const answer: Responder = ({ signal }) =>
    new Response(
      new ReadableStream({
        start(controller) {
          body = controller;
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      }),
      { headers },
    );
  const text = (piece: string) => body?.enqueue(new TextEncoder().encode(piece.padEnd(100)));
  return { answer, text, end: () => body?.close() };
}

describe('a slow response', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('completes while chunks keep arriving', async () => {
    const { answer, text, end } = inPieces();
    const result = createTestApi(answer).api.acls.load('net');
    await vi.advanceTimersByTimeAsync(0);
    text('{"a":{"b":2},');
    for (let minute = 0; minute < 30; minute += 1) {
      for (let round = 0; round < 4; round += 1) {
        await vi.advanceTimersByTimeAsync(15_000);
        text(' ');
      }
    }
    text('"b":{"a":2}}');
    end();
    expect(await result).toMatchObject({ ok: true, value: { nodeIds: ['a', 'b'] } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['nodes', (api: ReturnType<typeof createApi>) => api.nodes.list()],
    ['rules', (api: ReturnType<typeof createApi>) => api.acls.load('net')],
  ])('times out after 20 s without a chunk: %s', async (_, call) => {
    const { answer, text } = inPieces();
    const settled = vi.fn();
    const result = call(createTestApi(answer).api).finally(settled);
    await vi.advanceTimersByTimeAsync(0);
    text('[');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout', hasBegun: true } });
  });

  it('has a minute to begin if the server prepares ACLs first', async () => {
    const settled = vi.fn();
    const result = createTestApi(silence).api.acls.load('net').finally(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it.each([
    ['with a length', { 'Content-Length': '400' }, 400],
    ['without one', {}, undefined],
    [
      'with the length of what is compressed',
      { 'Content-Length': '4000', 'Content-Encoding': 'gzip' },
      undefined,
    ],
    ['that is longer than it said', { 'Content-Length': '50' }, undefined],
  ])('%s reports its progress', async (_, headers, total) => {
    const { answer, text, end } = inPieces(headers);
    const reported: unknown[] = [];
    const result = createTestApi(answer).api.server.logs({
      onProgress: (progress) => reported.push(progress),
    });
    for (let piece = 1; piece <= 4; piece += 1) {
      await vi.advanceTimersByTimeAsync(125);
      text('line');
    }
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(100);
    await result;
    expect(reported).toEqual([100, 300, 400].map((received) => ({ received, total })));
  });

  it('is aborted with its connection when the user cancels', async () => {
    const { answer, text } = inPieces();
    const { api, asked } = createTestApi(answer);
    const stop = new AbortController();
    const result = api.acls.load('net', { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(0);
    text('{');
    stop.abort();
    expect(await result).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is also awaited by a change', async () => {
    const { answer, text } = inPieces();
    const settled = vi.fn();
    const backend = createTestApi(answer);
    const result = backend.api.acls.update('net', aclFromWire(now), aclFromWire(mine)).finally(settled);
    await vi.advanceTimersByTimeAsync(0);
    text('{');
    await vi.advanceTimersByTimeAsync(29_000);
    text(' ');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout', hasBegun: true } });
  });
});

describe('a later read', () => {
  it('of the same kind supersedes the earlier one', async () => {
    const { api, asked } = createTestApi(firstUnanswered());
    const first = api.nodes.list();
    const second = api.nodes.list();
    expect(await first).toEqual({ ok: false, error: { kind: 'superseded' } });
    expect(await second).toEqual({ ok: true, value: [] });
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('supersedes one whose response isn’t parsed yet', async () => {
    const bodies: (() => void)[] = [];
    const reader = async (response: Response) => {
      const text = await response.text();
      await new Promise<void>((resolve) => bodies.push(resolve));
      return text;
    };
    const http = createHttp({ ...anHttp, fetch: async (request) => responding(now)(request) });
    const read = () => http.read('/nodes', {}, reader, { kind: 'nodes' });
    const first = read();
    await vi.waitFor(() => expect(bodies).toHaveLength(1));
    const second = read();
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    for (const goOn of bodies) goOn();
    expect(await first).toEqual({ ok: false, error: { kind: 'superseded' } });
    expect(await second).toMatchObject({ ok: true });
  });

  it('of another network doesn’t affect the earlier one, which a change may wait for', async () => {
    const { api, asked } = createTestApi(firstUnanswered());
    void api.accessKeys.list('one');
    await api.accessKeys.list('other');
    expect(asked.map((request) => request.signal.aborted)).toEqual([false, false]);
  });

  it('of another kind doesn’t affect the earlier one', async () => {
    const { api, asked } = createTestApi(firstUnanswered());
    void api.nodes.list();
    await api.networks.list();
    expect(asked.map((request) => request.signal.aborted)).toEqual([false, false]);
  });

  it('doesn’t affect the read that starts an edit', async () => {
    const { api, asked } = createTestApi(firstUnanswered());
    void api.nodes.read(node);
    await api.nodes.list();
    expect(asked.map((request) => request.signal.aborted)).toEqual([false, false]);
  });

  it('doesn’t affect a complete response', async () => {
    const { api } = createTestApi(responding([]));
    expect(await api.nodes.list()).toEqual({ ok: true, value: [] });
    expect(await api.nodes.list()).toEqual({ ok: true, value: [] });
  });

  it('doesn’t affect a change with the same name', async () => {
    const { api, asked } = createTestApi(responding('SUCCESS'));
    await Promise.all([api.nodes.approve(node), api.nodes.approve(node)]);
    expect(asked.map(lineOf)).toEqual([
      'POST /api/nodes/net/node/approve',
      'POST /api/nodes/net/node/approve',
    ]);
  });
});
