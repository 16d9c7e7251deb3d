import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aclWork } from './aclWork.ts';
import { createApi } from './createApi.ts';
import { answering, anApi, aSession, lineOf, silence, testTime, type Answer } from './fakeBackend.ts';

const node = { network: 'net', id: 'node' };

/** Leaves the first request unanswered. */
function firstUnanswered(): Answer {
  let count = 0;
  return (request) => (count++ === 0 ? silence(request) : answering([])(request));
}

describe('a request', () => {
  it('goes to the backend below /api', async () => {
    const { api, asked } = anApi(answering([]), { baseUrl: 'https://example.com/netmaker' });
    await api.nodes.list();
    expect(asked[0]?.url).toBe('https://example.com/netmaker/api/nodes');
  });

  it('carries no header that the CORS rules of the server refuse, and no credentials', async () => {
    const { api, asked } = anApi(answering(''));
    await api.nodes.list();
    await api.externalClients.create(node);
    expect(asked.map((request) => [...request.headers.keys()])).toEqual([
      ['authorization'],
      ['authorization', 'content-type'],
    ]);
    expect(asked.map((request) => request.credentials)).toEqual(['omit', 'omit']);
  });

  it('follows no redirect', async () => {
    const { api, asked } = anApi(() => Response.redirect('http://backend.test/login', 302));
    expect(await api.nodes.list()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(asked.map((request) => request.redirect)).toEqual(['manual']);
  });

  it('uses the fetch of the moment, not the one of the start', async () => {
    const http = {
      baseUrl: 'http://backend.test',
      session: () => aSession(),
      now: () => testTime,
      onSessionEnd: () => {},
    };
    const api = createApi(http, aclWork);
    vi.stubGlobal('fetch', answering([]));
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
    ['a read', 20_000, ({ api }: ReturnType<typeof anApi>) => api.nodes.list()],
    ['a change', 30_000, ({ api }: ReturnType<typeof anApi>) => api.nodes.approve(node)],
  ])('of %s is %i ms', async (_, limit, call) => {
    const backend = anApi(silence);
    const settled = vi.fn();
    const result = call(backend).finally(settled);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('can be set', async () => {
    const { api } = anApi(silence, { timeLimits: { read: 5, change: 10 } });
    const result = api.nodes.list();
    await vi.advanceTimersByTimeAsync(5);
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  });

  it('ends with the answer', async () => {
    const { api } = anApi(answering([]));
    await api.nodes.list();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never makes a change be sent again', async () => {
    const { api, asked } = anApi(silence);
    const result = api.nodes.approve(node);
    await vi.advanceTimersByTimeAsync(120_000);
    await result;
    expect(asked).toHaveLength(1);
  });
});

describe('a later read', () => {
  it('of the same kind takes over', async () => {
    const { api, asked } = anApi(firstUnanswered());
    const first = api.nodes.list();
    const second = api.nodes.list();
    expect(await first).toEqual({ ok: false, error: { kind: 'superseded' } });
    expect(await second).toEqual({ ok: true, value: [] });
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('takes over when it is about another network', async () => {
    const { api } = anApi(firstUnanswered());
    const first = api.accessKeys.list('one');
    expect(await api.accessKeys.list('other')).toEqual({ ok: true, value: [] });
    expect(await first).toEqual({ ok: false, error: { kind: 'superseded' } });
  });

  it('of another kind leaves the earlier one alone', async () => {
    const { api, asked } = anApi(firstUnanswered());
    void api.nodes.list();
    await api.networks.list();
    expect(asked.map((request) => request.signal.aborted)).toEqual([false, false]);
  });

  it('leaves the read alone that an edit begins with', async () => {
    const { api, asked } = anApi(firstUnanswered());
    void api.nodes.update(node, (fresh) => fresh);
    await api.nodes.list();
    expect(asked.map((request) => request.signal.aborted)).toEqual([false, false]);
  });

  it('leaves an answer alone that has come already', async () => {
    const { api } = anApi(answering([]));
    expect(await api.nodes.list()).toEqual({ ok: true, value: [] });
    expect(await api.nodes.list()).toEqual({ ok: true, value: [] });
  });

  it('changes nothing for a change of the same name', async () => {
    const { api, asked } = anApi(answering('SUCCESS'));
    await Promise.all([api.nodes.approve(node), api.nodes.approve(node)]);
    expect(asked.map(lineOf)).toEqual([
      'POST /api/nodes/net/node/approve',
      'POST /api/nodes/net/node/approve',
    ]);
  });
});
