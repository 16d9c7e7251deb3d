import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nodesApi } from '../../../api/nodes.ts';
import { createHttp, type Receiving } from '../../../api/transport/http.ts';
import { RecordsAnswer, recordTexts } from '../../../api/transport/recordTexts.ts';
import { aSession, silence } from '../../../api/testing/fakeBackend.ts';
import type { WorkerLike } from '../inWorker.ts';
import { receive, type RecordsOrder } from './receive.ts';
import { recordsIn } from './recordsWorker.ts';

/** A worker on this side, which receives what it is asked to, or breaks down over it. */
class NearWorker extends EventTarget implements WorkerLike {
  private readonly breaksDown: boolean;

  constructor(breaksDown = false) {
    super();
    this.breaksDown = breaksDown;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' } })));
  }

  postMessage(order: RecordsOrder): void {
    if (this.breaksDown) this.dispatchEvent(new Event('error'));
    else void receive(order).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {}
}

const nodes = [{ id: 'a' }, { id: 'b', mtu: 1280 }];
const listOf = (wire: unknown) => new TextEncoder().encode(JSON.stringify(wire));

const server = vi.fn<typeof fetch>();
const fetchRecords = recordsIn(() => new NearWorker());

function ask(receiving: Partial<Receiving> = {}, init: RequestInit = {}): Promise<Response> {
  return fetchRecords(new Request('http://backend.test/api/nodes', init), {
    known: recordTexts(listOf(nodes), new Float64Array())?.sums,
    onPiece: () => {},
    ...receiving,
  });
}

beforeEach(() => {
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

it('brings what is not known yet, and what came with it', async () => {
  server.mockResolvedValue(Response.json([{ id: 'c' }, ...nodes], { headers: { Date: 'today' } }));
  const answer = await ask();
  if (!(answer instanceof RecordsAnswer)) throw new Error('The whole body has come.');
  expect(new TextDecoder().decode(answer.texts.fresh)).toBe('[{"id":"c"}]');
  expect(answer.texts.sums).toHaveLength(3);
  expect(answer.headers.get('Date')).toBe('today');
});

it('asks as the page would have asked', async () => {
  server.mockResolvedValue(Response.json([]));
  await ask({}, { headers: { Authorization: 'Bearer token' }, redirect: 'manual', credentials: 'omit' });
  expect(server.mock.calls).toMatchObject([
    [
      'http://backend.test/api/nodes',
      {
        method: 'GET',
        redirect: 'manual',
        credentials: 'omit',
        headers: [['authorization', 'Bearer token']],
      },
    ],
  ]);
});

it.each([
  ['a refusal', new Response('{"Code":401}', { status: 401 }), 401, '{"Code":401}'],
  ['nothing', new Response(null, { status: 204 }), 204, ''],
  ['a web page', new Response('<html>'), 200, '<html>'],
])('brings %s as it is', async (_, answer, status, body) => {
  server.mockResolvedValue(answer);
  const brought = await ask();
  expect(brought).not.toBeInstanceOf(RecordsAnswer);
  expect([brought.status, await brought.text()]).toEqual([status, body]);
});

it('shows a redirect like a browser that does not follow it', async () => {
  server.mockResolvedValue(Response.error());
  expect(await ask()).toMatchObject({ status: 0 });
});

it('fails like a fetch without a connection', async () => {
  server.mockRejectedValue(new TypeError('network'));
  await expect(ask()).rejects.toThrow(TypeError);
});

it('fails when the worker breaks down over it, and starts another one', async () => {
  let started = 0;
  const fetchInTwo = recordsIn(() => new NearWorker(started++ === 0));
  const request = new Request('http://backend.test/api/nodes');
  const receiving = { known: new Float64Array(), onPiece: () => {} };
  await expect(fetchInTwo(request, receiving)).rejects.toThrow(TypeError);
  server.mockResolvedValue(Response.json(nodes));
  expect(await fetchInTwo(request, receiving)).toBeInstanceOf(RecordsAnswer);
});

it('is fetched by the page where there are no workers', async () => {
  const answer = Response.json(nodes);
  server.mockResolvedValue(answer);
  const fetchHere = recordsIn(() => {
    throw new ReferenceError('Worker is not defined');
  });
  const request = new Request('http://backend.test/api/nodes');
  expect(await fetchHere(request, { known: undefined, onPiece: () => {} })).toBe(answer);
});

it('is given up when nobody waits for it any more', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  server.mockImplementation(async (url, init) => {
    signals.push(init?.signal);
    return silence(new Request(url, init));
  });
  const abort = new AbortController();
  const answer = ask({}, { signal: abort.signal });
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  abort.abort(new Error('superseded'));
  await expect(answer).rejects.toThrow('superseded');
  expect(signals[0]?.aborted).toBe(true);
});

it('tells that pieces come, so that a slow answer is waited for', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  server.mockResolvedValue(
    new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) })),
  );
  let told = () => {};
  const http = createHttp({
    baseUrl: 'http://backend.test',
    session: aSession,
    now: () => 0,
    onSessionEnd: () => {},
    fetch: (request, { known, onPiece }) =>
      fetchRecords(request, {
        known,
        onPiece: () => {
          onPiece();
          told();
        },
      }),
  });
  const result = nodesApi(http).list();
  const text = JSON.stringify(nodes);
  for (const sign of text) {
    await vi.advanceTimersByTimeAsync(19_000);
    const isTold = new Promise<void>((resolve) => (told = resolve));
    body?.enqueue(new TextEncoder().encode(sign));
    await isTold;
  }
  body?.close();
  expect(await result).toMatchObject({ ok: true, value: [{ id: 'a' }, { id: 'b' }] });
  vi.useRealTimers();
});
