import { beforeEach, expect, it, vi } from 'vitest';
import type { Chunks } from '../../../api/transport/reader.ts';
import { streamParsers } from '../../../api/work.ts';
import { aclFromWire } from '../../../domain/acl/aclWire.ts';
import { reportOf } from '../../../domain/metrics/peerReports.ts';
import type { Bytes } from '../../../domain/wire.ts';
import { carryOut, type Call, type WorkerLike } from '../runInWorker.ts';
import { streamWork } from './streamWork.ts';
import { streamParsersIn } from './workerParsers.ts';

type Read = Call<typeof streamWork>;

/** A fake worker that parses its chunks, or crashes. */
class NearWorker extends EventTarget implements WorkerLike {
  isOver = false;
  private readonly breaksDown: boolean;

  constructor(breaksDown = false) {
    super();
    this.breaksDown = breaksDown;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: 'ready' })));
  }

  postMessage(call: Read): void {
    if (this.breaksDown) this.dispatchEvent(new Event('error'));
    else
      void carryOut(streamWork, call).then((data) =>
        this.dispatchEvent(new MessageEvent('message', { data })),
      );
  }

  terminate(): void {
    this.isOver = true;
  }
}

const container = { a: { b: 2 }, b: { a: 2 } };
const report = '{"nodes":{"a":{"node_name":"alpha","connectivity":{"b":{"latency":7}}}}}';

let workers: NearWorker[] = [];
const reads = streamParsersIn(() => {
  const worker = new NearWorker();
  workers.push(worker);
  return worker;
});

beforeEach(() => {
  workers = [];
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* inPieces(text: string, length = text.length): Chunks {
  const bytes = bytesOf(text);
  for (let from = 0; from < bytes.length; from += length) yield bytes.slice(from, from + length);
}

it.each([1, 10, 1000])('reads ACLs in chunks of %d bytes', async (length) => {
  const body = inPieces(JSON.stringify(container), length);
  expect(await reads.readContainer(body)).toEqual({ ok: true, value: aclFromWire(container) });
});

it.each([1, 10, 1000])('reads metrics in chunks of %d bytes', async (length) => {
  const read = await reads.readMetrics(inPieces(report, length));
  expect(read.ok && reportOf(read.value.get('a')?.connectivity, 'b')?.latency).toBe(7);
});

it.each([
  ['{"a":{"b":2', 'The response isn’t JSON or was cut off.'],
  ['{"a":{"b":2}', 'The response isn’t JSON or was cut off.'],
  ['{"a":{"b"}}', 'The response isn’t JSON or was cut off.'],
  ['[]', 'acls: expected an object, got a list'],
  ['{"a":{"b":"2"}}', 'acls.a.b: expected a number from 0 to 255, got a text'],
])('rejects %s as a container: %s', async (text, detail) => {
  const malformed = { ok: false, error: { kind: 'malformed', detail } };
  expect(await reads.readContainer(inPieces(text))).toEqual(malformed);
});

it('fails for an invalid response that is larger than the browser can hold', async () => {
  const gigabyte = new Uint8Array(2 ** 30);
  async function* body() {
    yield bytesOf('[{}');
    for (let sent = 0; sent < 64; sent++) yield gigabyte;
  }
  expect(await streamParsers.readContainer(body())).toMatchObject({
    ok: false,
    error: { kind: 'malformed' },
  });
});

it('throws the error of the connection', async () => {
  async function* body() {
    yield bytesOf(report.slice(0, 30));
    throw new TypeError('network');
  }
  await expect(reads.readMetrics(body())).rejects.toThrow('network');
});

it('stops reading a malformed response', async () => {
  const download = { isOver: false, pieces: 0 };
  async function* body(): AsyncGenerator<Bytes> {
    try {
      for (;;) yield bytesOf(download.pieces++ === 0 ? '{"nodes":{"a":7,' : ' ');
    } finally {
      download.isOver = true;
    }
  }
  expect(await reads.readMetrics(body())).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  await vi.waitFor(() => expect(download.isOver).toBe(true));
  expect(download.pieces).toBeLessThan(10);
});

it('requests a chunk only while the previous one is parsed', async () => {
  let taken = 0;
  let most = 0;
  const slow = streamParsersIn(() => {
    const worker = new NearWorker();
    worker.postMessage = ({ given: [port] }: Read) => {
      port.start();
      port.addEventListener('message', ({ data }: MessageEvent<Bytes | undefined>) => {
        most = Math.max(most, taken);
        taken = 0;
        if (data) port.postMessage('next');
        else worker.dispatchEvent(new MessageEvent('message', { data: {} }));
      });
      port.postMessage('next');
    };
    return worker;
  });
  async function* body() {
    for (let sent = 0; sent < 20; sent++) {
      taken += 1;
      yield bytesOf(' ');
    }
  }
  await slow.readContainer(body());
  expect(most).toBe(1);
});

it('reads each response in its own worker, which ends at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const text = JSON.stringify(container);
  const both = await Promise.all([reads.readContainer(inPieces(text)), reads.readMetrics(inPieces(report))]);
  expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  await vi.advanceTimersByTimeAsync(0);
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
  vi.useRealTimers();
});

it('fails if the worker crashes, and then starts another one', async () => {
  let started = 0;
  const twice = streamParsersIn(() => new NearWorker(started++ === 0));
  const text = JSON.stringify(container);
  expect(await twice.readContainer(inPieces(text))).toMatchObject({
    ok: false,
    error: { kind: 'malformed' },
  });
  expect(await twice.readContainer(inPieces(text))).toMatchObject({ ok: true });
});

it('reads on the page if no worker starts', async () => {
  const here = streamParsersIn(() => {
    throw new ReferenceError('Worker is not defined');
  });
  const body = inPieces(JSON.stringify(container), 3);
  expect(await here.readContainer(body)).toEqual({ ok: true, value: aclFromWire(container) });
});
