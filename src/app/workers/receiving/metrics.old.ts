import { expect, it, vi } from 'vitest';
import { readMetrics } from '../../../api/work.ts';
import { reportOf } from '../../../domain/metrics/peerReports.ts';
import type { WorkerLike } from '../inWorker.ts';
import { piecesFrom } from './metricsPort.ts';
import { metricsIn } from './metricsWorker.ts';

const text = '{"nodes":{"a":{"node_name":"alpha","connectivity":{"b":{"latency":7}}}}}';

/** A worker on this side, which reads what comes through its port, or breaks down over it. */
class NearWorker extends EventTarget implements WorkerLike {
  isOver = false;
  private readonly breaksDown: boolean;

  constructor(breaksDown = false) {
    super();
    this.breaksDown = breaksDown;
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' } })));
  }

  postMessage(port: MessagePort): void {
    if (this.breaksDown) {
      port.close();
      this.dispatchEvent(new Event('error'));
    } else {
      void readMetrics(piecesFrom(port)).then((data) =>
        this.dispatchEvent(new MessageEvent('message', { data })),
      );
    }
  }

  terminate(): void {
    this.isOver = true;
  }
}

async function* arriving(length = 1, error?: Error) {
  for (let from = 0; from < text.length; from += length) {
    yield new TextEncoder().encode(text.slice(from, from + length));
  }
  if (error) throw error;
}

it.each([1, 10, 1000])('reads an answer in pieces of %d bytes', async (length) => {
  const read = await metricsIn(() => new NearWorker()).read(arriving(length));
  expect(read.ok && reportOf(read.value.get('a')?.connectivity, 'b')?.latency).toBe(7);
});

it('fails like the connection where that breaks off', async () => {
  expect(await metricsIn(() => new NearWorker()).read(arriving(10, new TypeError('network')))).toMatchObject({
    ok: false,
    error: { kind: 'unreachable' },
  });
});

it('says so when the worker breaks down over it', async () => {
  expect(await metricsIn(() => new NearWorker(true)).read(arriving())).toMatchObject({
    ok: false,
    error: { kind: 'malformed' },
  });
});

it.each([
  ['gives up', '{"nodes":{"a":7,'],
  ['breaks down', text],
])('takes no more of the answer once the worker %s', async (does, beginning) => {
  const download = { isOver: false, pieces: 0 };
  async function* endless() {
    try {
      yield new TextEncoder().encode(beginning.padEnd(80));
      for (;;) {
        download.pieces += 1;
        yield new TextEncoder().encode(' ');
      }
    } finally {
      download.isOver = true;
    }
  }
  const read = await metricsIn(() => new NearWorker(does === 'breaks down')).read(endless());
  expect(read).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  await vi.waitFor(() => expect(download.isOver).toBe(true));
  expect(download.pieces).toBeLessThan(100);
});

it('is done on the spot where there are no workers', async () => {
  const read = await metricsIn(() => {
    throw new ReferenceError('Worker is not defined');
  }).read(arriving());
  expect(read.ok && [...read.value.keys()]).toEqual(['a']);
});

it('takes a worker that was prepared, and lets it go when nothing comes', async () => {
  vi.useFakeTimers();
  const workers: NearWorker[] = [];
  const { read, prepare } = metricsIn(() => {
    const worker = new NearWorker();
    workers.push(worker);
    return worker;
  });
  prepare();
  prepare();
  await read(arriving(1000));
  expect(workers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  prepare();
  expect(workers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(workers.map(({ isOver }) => isOver)).toEqual([true, true]);
  vi.useRealTimers();
});
