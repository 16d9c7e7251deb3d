import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pairsOf } from '../../../domain/acl/aclPairs.ts';
import { aclFromWire } from '../../../domain/acl/aclWire.ts';
import { aclWork, type AclWork } from '../../../api/work.ts';
import { carryOut, type Call, type WorkerLike } from '../runInWorker.ts';
import { aclWorkIn } from './aclWorker.ts';

type AclCall = Call<AclWork>;

/** A fake worker that reports and carries out its calls, or crashes. */
class NearWorker extends EventTarget implements WorkerLike {
  readonly calls: AclCall[] = [];
  isOver = false;
  private readonly breaksDownOver: AclCall['kind'] | 'start' | undefined;

  constructor(breaksDownOver?: AclCall['kind'] | 'start') {
    super();
    this.breaksDownOver = breaksDownOver;
    queueMicrotask(() => {
      if (breaksDownOver === 'start') this.dispatchEvent(new Event('error'));
      else this.dispatchEvent(new MessageEvent('message', { data: 'ready' }));
    });
  }

  postMessage(call: AclCall): void {
    this.calls.push(call);
    void carryOut(aclWork, call).then((data) => {
      if (this.breaksDownOver === call.kind) this.dispatchEvent(new Event('error'));
      else this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.isOver = true;
  }
}

const open = aclFromWire({ a: { b: 2 }, b: { a: 2 } });
const closed = aclFromWire({ a: { b: 1 }, b: { a: 1 } });

let workers: NearWorker[] = [];

function starting(breaksDownOver?: AclCall['kind'] | 'start') {
  return aclWorkIn(() => {
    const worker = new NearWorker(breaksDownOver);
    workers.push(worker);
    return worker;
  });
}

beforeEach(() => {
  workers = [];
});

describe('work on containers', () => {
  it('is done by one worker', async () => {
    const work = starting();
    const [rows, { merged }] = await Promise.all([
      work.changedRows(open, closed),
      work.merge(open, closed, open),
    ]);
    expect(JSON.parse(new TextDecoder().decode(rows))).toEqual({ a: { b: 1 }, b: { a: 1 } });
    expect(merged).toEqual(closed);
    expect(await work.restoreLost(open, closed, closed)).toBeUndefined();
    expect((await work.readAcls(pairsOf(closed))).blocked.closed).toEqual([0, 1]);
    expect(workers.map(({ calls }) => calls.map(({ kind }) => kind))).toEqual([
      ['changedRows', 'merge', 'restoreLost', 'readAcls'],
    ]);
  });

  it('ends an idle worker, and starts another with the next order', async () => {
    vi.useFakeTimers();
    const work = starting();
    await work.merge(open, closed, open);
    expect(workers[0]?.isOver).toBe(false);
    await vi.runAllTimersAsync();
    expect(workers[0]?.isOver).toBe(true);
    expect((await work.merge(open, closed, open)).merged).toEqual(closed);
    expect(workers).toHaveLength(2);
    vi.useRealTimers();
  });

  it('runs on the page if a worker doesn’t start', async () => {
    const work = starting('start');
    expect((await work.merge(open, closed, open)).merged).toEqual(closed);
    expect(workers[0]?.calls).toEqual([]);
  });

  it('runs on the page if workers aren’t supported', async () => {
    const work = aclWorkIn(() => {
      throw new ReferenceError('Worker is not defined');
    });
    expect((await work.merge(open, closed, open)).merged).toEqual(closed);
  });

  it('runs on the page if the worker crashes', async () => {
    expect((await starting('merge').merge(open, closed, open)).merged).toEqual(closed);
    expect(await starting('changedRows').changedRows(open, open)).toBeUndefined();
    expect(await starting('restoreLost').restoreLost(open, closed, closed)).toBeUndefined();
    expect((await starting('readAcls').readAcls(pairsOf(open))).blocked.pairs).toBe(0);
  });

  it('continues with another worker after a crash', async () => {
    const work = starting('merge');
    await work.merge(open, closed, open);
    expect(workers[0]?.isOver).toBe(true);
    await work.changedRows(open, closed);
    expect(workers).toHaveLength(2);
  });
});
