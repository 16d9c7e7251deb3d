import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pieces } from '../../../api/transport/reader.ts';
import { aclWork as onTheSpot } from '../../../api/work.ts';
import { pairsOf } from '../../../domain/acl/aclPairs.ts';
import { aclFromWire } from '../../../domain/acl/aclWire.ts';
import { carryOut, type AclOrder } from './aclOrder.ts';
import type { WorkerLike } from '../inWorker.ts';
import { aclWorkIn } from './aclWorker.ts';

/** A worker on this side, which tells what it was given and does it, or breaks down. */
class NearWorker extends EventTarget implements WorkerLike {
  readonly given: AclOrder[] = [];
  isOver = false;
  private readonly breaksDownOver: AclOrder['kind'] | 'start' | undefined;

  constructor(breaksDownOver?: AclOrder['kind'] | 'start') {
    super();
    this.breaksDownOver = breaksDownOver;
    queueMicrotask(() => {
      if (breaksDownOver === 'start') this.dispatchEvent(new Event('error'));
      else this.dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' } }));
    });
  }

  postMessage(order: AclOrder): void {
    this.given.push(order);
    void carryOut(onTheSpot, order).then((data) => {
      if (this.breaksDownOver === order.kind) this.dispatchEvent(new Event('error'));
      else this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.isOver = true;
  }
}

const open = aclFromWire({ a: { b: 2 }, b: { a: 2 } });
const closed = aclFromWire({ a: { b: 1 }, b: { a: 1 } });

/** As it may arrive: in two pieces. */
function bodyOf(container: unknown): Pieces {
  const bytes = new TextEncoder().encode(JSON.stringify(container));
  return [bytes.slice(0, 1), bytes.slice(1)];
}

let workers: NearWorker[] = [];

function starting(breaksDownOver?: AclOrder['kind'] | 'start') {
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
    const [parsed, rows] = await Promise.all([
      work.parse(bodyOf({ a: { b: 2 }, b: { a: 2 } })),
      work.changedRows(open, closed),
    ]);
    expect(parsed).toEqual({ ok: true, value: open });
    expect(JSON.parse(new TextDecoder().decode(rows))).toEqual({ a: { b: 1 }, b: { a: 1 } });
    expect((await work.merge(open, closed, open)).merged).toEqual(closed);
    expect(await work.restoreLost(open, closed, closed)).toBeUndefined();
    expect((await work.readAcls(pairsOf(closed))).blocked.closed).toEqual([0, 1]);
    expect(workers.map(({ given }) => given.map(({ kind }) => kind))).toEqual([
      ['parse', 'changedRows', 'merge', 'restoreLost', 'readAcls'],
    ]);
  });

  it('ends the worker once there was none for a while, and starts another with the next', async () => {
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

  it('is done on the spot where a worker does not start', async () => {
    const work = starting('start');
    expect(await work.parse(bodyOf({}))).toMatchObject({ ok: true });
    expect(workers[0]?.given).toEqual([]);
  });

  it('fails over a body that is larger than one can hold', async () => {
    const gigabyte = new Uint8Array(2 ** 30);
    const body = Array.from({ length: 64 }, () => gigabyte);
    expect(await onTheSpot.parse(body)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('is done on the spot where there are no workers', async () => {
    const work = aclWorkIn(() => {
      throw new ReferenceError('Worker is not defined');
    });
    expect((await work.merge(open, closed, open)).merged).toEqual(closed);
  });

  it('is done on the spot when the worker breaks down over it', async () => {
    expect((await starting('merge').merge(open, closed, open)).merged).toEqual(closed);
    expect(await starting('changedRows').changedRows(open, open)).toBeUndefined();
    expect(await starting('restoreLost').restoreLost(open, closed, closed)).toBeUndefined();
    expect((await starting('readAcls').readAcls(pairsOf(open))).blocked.pairs).toBe(0);
  });

  it('fails when the worker breaks down over a body that was handed to it, and goes on with another', async () => {
    const work = starting('parse');
    expect(await work.parse(bodyOf({}))).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(workers[0]?.isOver).toBe(true);
    await work.merge(open, closed, open);
    expect(workers).toHaveLength(2);
  });

  it('says why a body is no container', async () => {
    expect(await starting().parse(bodyOf([]))).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
});
