import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../../../api/createApi.ts';
import { nodesApi } from '../../../api/nodes.ts';
import { AnswerReadElsewhere, type ReadAs, type Receiving } from '../../../api/transport/elsewhere.ts';
import { createHttp } from '../../../api/transport/http.ts';
import { recordTexts } from '../../../api/transport/recordTexts.ts';
import { aSession, silence } from '../../../api/testing/fakeBackend.ts';
import { aclWork, readContainer } from '../../../api/work.ts';
import { aclFromWire } from '../../../domain/acl/aclWire.ts';
import { reportOf } from '../../../domain/metrics/peerReports.ts';
import type { WorkerLike } from '../inWorker.ts';
import { receive, type ReceiveOrder } from './receive.ts';
import { receivingIn } from './receiving.ts';

/** A worker on this side, which receives what it is asked to, or breaks down over it. */
class NearWorker extends EventTarget implements WorkerLike {
  isOver = false;
  private readonly breaksDown: boolean;

  constructor(breaksDown = false) {
    super();
    this.breaksDown = breaksDown;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' } })));
  }

  postMessage(order: ReceiveOrder): void {
    if (this.breaksDown) this.dispatchEvent(new Event('error'));
    else void receive(order).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.isOver = true;
  }
}

const nodes = [{ id: 'a' }, { id: 'b', mtu: 1280 }];
const listOf = (wire: unknown) => new TextEncoder().encode(JSON.stringify(wire));
const noSums = new Float64Array();
const knownNodes: ReadAs = { kind: 'records', known: recordTexts(listOf(nodes), noSums)?.sums ?? noSums };
const container = { a: { b: 2 }, b: { a: 2 } };
const report = '{"nodes":{"a":{"node_name":"alpha","connectivity":{"b":{"latency":7}}}}}';

const server = vi.fn<typeof fetch>();
let workers: NearWorker[] = [];
const fetchElsewhere = receivingIn(() => {
  const worker = new NearWorker();
  workers.push(worker);
  return worker;
});
const anHttp = {
  baseUrl: 'http://backend.test',
  session: aSession,
  now: () => 0,
  onSessionEnd: () => {},
};

function ask(receiving: Partial<Receiving> = {}, init: RequestInit = {}): Promise<Response> {
  return fetchElsewhere(new Request('http://backend.test/api/nodes', init), {
    as: knownNodes,
    onPiece: () => {},
    ...receiving,
  });
}

/** All calls, of which the long answers are received elsewhere. */
function anApi() {
  return createApi(createHttp({ ...anHttp, fetch: fetchElsewhere }), anHttp.baseUrl, aclWork);
}

/** An answer that is sent bit by bit. */
function inPieces(headers: HeadersInit = {}) {
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  server.mockResolvedValue(
    new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) }), {
      headers,
    }),
  );
  return {
    text: (text: string) => body?.enqueue(new TextEncoder().encode(text)),
    end: () => body?.close(),
    breakOff: () => body?.error(new TypeError('network')),
  };
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('fetch', server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.mockReset();
});

it('brings what is not known yet, and what came with it', async () => {
  server.mockResolvedValue(Response.json([{ id: 'c' }, ...nodes], { headers: { Date: 'today' } }));
  const answer = await ask();
  if (!(answer instanceof AnswerReadElsewhere) || answer.read.kind !== 'records')
    throw new Error('The whole body has come.');
  const { fresh, sums } = answer.read.texts;
  expect(new TextDecoder().decode(fresh)).toBe('[{"id":"c"}]');
  expect(sums).toHaveLength(3);
  expect(answer.headers.get('Date')).toBe('today');
});

it('brings rules as they were read', async () => {
  server.mockResolvedValue(Response.json(container));
  expect(await anApi().acls.load('net')).toEqual({ ok: true, value: aclFromWire(container) });
});

it('sends what is changed, and brings the rules that come back', async () => {
  const asked = { a: { b: 1 }, b: { a: 1 } };
  const bodies: string[] = [];
  server.mockImplementation(async (url, init) => {
    bodies.push(await new Request(url, init).text());
    return Response.json(asked);
  });
  const updated = await anApi().acls.update('net', aclFromWire(container), aclFromWire(asked));
  expect(updated).toEqual({ ok: true, value: aclFromWire(asked) });
  expect(bodies.map((body) => JSON.parse(body))).toEqual([asked]);
  expect(server.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT' });
});

it('says why an answer is no container', async () => {
  server.mockResolvedValue(Response.json([]));
  expect(await anApi().acls.load('net')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

it('fails over an answer that is no container and larger than one can hold', async () => {
  const gigabyte = new Uint8Array(2 ** 30);
  async function* body() {
    yield new TextEncoder().encode('[{}');
    for (let sent = 0; sent < 64; sent++) yield gigabyte;
  }
  expect(await readContainer(body())).toMatchObject({ ok: false, error: { kind: 'malformed' } });
});

it.each([1, 10, 1000])('brings rules that come in pieces of %d bytes', async (length) => {
  const { text, end } = inPieces();
  const sent = JSON.stringify(container);
  for (let from = 0; from < sent.length; from += length) text(sent.slice(from, from + length));
  end();
  expect(await anApi().acls.load('net')).toEqual({ ok: true, value: aclFromWire(container) });
});

it.each([1, 10, 1000])('brings metrics that come in pieces of %d bytes', async (length) => {
  const { text, end } = inPieces();
  for (let from = 0; from < report.length; from += length) text(report.slice(from, from + length));
  end();
  const read = await anApi().metrics.ofNetwork('net');
  expect(read.ok && reportOf(read.value.get('a')?.connectivity, 'b')?.latency).toBe(7);
});

it.each<[string, (api: ReturnType<typeof createApi>) => Promise<unknown>]>([
  ['metrics', (api) => api.metrics.ofAllNetworks()],
  ['rules', (api) => api.acls.load('net')],
  ['nodes', (api) => api.nodes.list({ records: [] })],
])('fails like the connection where that breaks off within %s', async (_, read) => {
  const { text, breakOff } = inPieces();
  const result = read(anApi());
  await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
  text(report.slice(0, 30));
  await new Promise((resolve) => setTimeout(resolve));
  breakOff();
  expect(await result).toMatchObject({ ok: false, error: { kind: 'unreachable', hasBegun: true } });
});

it('takes no more of metrics once they are none', async () => {
  const download = { isOver: false, pieces: 0 };
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = download.pieces++ === 0 ? '{"nodes":{"a":7,'.padEnd(80) : ' ';
      controller.enqueue(new TextEncoder().encode(piece));
    },
    cancel: () => void (download.isOver = true),
  });
  server.mockResolvedValue(new Response(endless));
  expect(await anApi().metrics.ofNetwork('net')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  expect(download.isOver).toBe(true);
  expect(download.pieces).toBeLessThan(100);
});

it('has what takes long read by workers of their own, which go at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = inPieces();
  const first = anApi().acls.load('one', { kind: 'acls' });
  await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
  server.mockResolvedValue(Response.json(container));
  expect(await anApi().acls.load('other', { kind: 'aclsOfQuestion' })).toMatchObject({ ok: true });
  slow.text('{}');
  slow.end();
  expect(await first).toMatchObject({ ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
  vi.useRealTimers();
});

it('tells how much has come', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const { text, end } = inPieces({ 'Content-Length': '8' });
  const told: unknown[] = [];
  const onPiece: Receiving['onPiece'] = (progress, isLast) => told.push({ ...progress, isLast });
  const answer = ask({ as: { kind: 'acls', bytes: undefined }, onPiece });
  await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
  for (const [piece, after] of [
    ['{', 100],
    [' ', 200],
    ['    ', 100],
    [' }', 100],
  ] as const) {
    text(piece);
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(after);
  }
  end();
  await answer;
  await vi.waitFor(() =>
    expect(told).toEqual([
      { received: 1, total: 8, isLast: false },
      { received: 6, total: 8, isLast: false },
      { received: 8, total: 8, isLast: true },
    ]),
  );
  vi.useRealTimers();
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
  expect(brought).not.toBeInstanceOf(AnswerReadElsewhere);
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
  const fetchInTwo = receivingIn(() => new NearWorker(started++ === 0));
  const request = new Request('http://backend.test/api/nodes');
  const receiving: Receiving = { as: { kind: 'records', known: noSums }, onPiece: () => {} };
  await expect(fetchInTwo(request, receiving)).rejects.toThrow(TypeError);
  server.mockResolvedValue(Response.json(nodes));
  expect(await fetchInTwo(request, receiving)).toBeInstanceOf(AnswerReadElsewhere);
});

it('is fetched by the page where there are no workers', async () => {
  const answer = Response.json(nodes);
  server.mockResolvedValue(answer);
  const fetchHere = receivingIn(() => {
    throw new ReferenceError('Worker is not defined');
  });
  const request = new Request('http://backend.test/api/nodes');
  expect(await fetchHere(request, { as: knownNodes, onPiece: () => {} })).toBe(answer);
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
  const { text, end } = inPieces();
  let told = () => {};
  const http = createHttp({
    ...anHttp,
    fetch: (request, { as, onPiece }) =>
      fetchElsewhere(request, {
        as,
        onPiece: (...piece) => {
          onPiece(...piece);
          told();
        },
      }),
  });
  const result = nodesApi(http).list({ records: [] });
  for (const sign of JSON.stringify(nodes)) {
    await vi.advanceTimersByTimeAsync(19_000);
    const isTold = new Promise<void>((resolve) => (told = resolve));
    text(sign);
    await isTold;
  }
  end();
  expect(await result).toMatchObject({ ok: true, value: [{ id: 'a' }, { id: 'b' }] });
  vi.useRealTimers();
});
