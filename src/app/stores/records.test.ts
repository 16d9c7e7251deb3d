// @vitest-environment happy-dom
import { proxy } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { valueOf } from '../../domain/loadable.ts';
import type { User } from '../../domain/user/userWire.ts';
import { deferred } from '../testing/deferred.ts';
import { changeIn, loadInto, usersStore, type Collection } from './records.ts';
import { resetStores } from './store.ts';

type Names = readonly string[];

const busy: Failure = { kind: 'rejected', status: 503, message: 'busy' };
let store: Collection<Names>;

const filling = Symbol('filling');
const idle = { data: { status: 'idle' }, isLoading: false, isPolling: false, filling };

/** A collection that isn’t registered for clearing at logout. */
function emptyCollection<T extends object>(): Collection<T> {
  return proxy<Collection<T>>({
    data: { status: 'idle' },
    isLoading: false,
    isPolling: false,
    filling,
  });
}

function pendingRead<T = Names>() {
  const { promise, resolve } = deferred<Result<T, Failure>>();
  return { read: () => promise, answer: resolve };
}

const withBeta = (names: Names) => [...names, 'beta'];

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  store = emptyCollection<Names>();
});

describe('a collection', () => {
  it('is loading during its first read, then ready', async () => {
    const { read, answer } = pendingRead();
    const loaded = loadInto(store, read);
    expect(store).toEqual({ ...idle, data: { status: 'loading' }, isLoading: true });
    answer(succeed(['alpha']));
    await loaded;
    expect(store).toEqual({
      data: { status: 'ready', value: ['alpha'], loadedAt: 1000 },
      isLoading: false,
      isPolling: false,
      filling,
    });
  });

  it('keeps its value during a refresh', async () => {
    await loadInto(store, async () => succeed(['alpha']));
    const { read } = pendingRead();
    void loadInto(store, read);
    expect(store).toMatchObject({ data: { status: 'ready', value: ['alpha'] }, isLoading: true });
  });

  it('keeps its value and the reason when a refresh fails', async () => {
    await loadInto(store, async () => succeed(['alpha']));
    vi.setSystemTime(9000);
    await loadInto(store, async () => fail(busy));
    expect(store).toEqual({
      data: { status: 'ready', value: ['alpha'], loadedAt: 1000, staleBecause: busy },
      isLoading: false,
      isPolling: false,
      filling,
    });
  });

  it('is fresh again after the next read', async () => {
    await loadInto(store, async () => succeed(['alpha']));
    await loadInto(store, async () => fail(busy));
    await loadInto(store, async () => succeed(['beta']));
    expect(store.data).toEqual({ status: 'ready', value: ['beta'], loadedAt: 1000 });
  });

  it('shows a poll only if there is no value yet', async () => {
    const first = pendingRead();
    void loadInto(store, first.read, [], { isPoll: true });
    expect(store).toEqual({ ...idle, data: { status: 'loading' }, isLoading: true });
    await loadInto(store, async () => succeed(['alpha']));
    const poll = pendingRead();
    const polled = loadInto(store, poll.read, [], { isPoll: true });
    expect(store).toMatchObject({ isLoading: false, isPolling: true });
    const refresh = pendingRead();
    void loadInto(store, refresh.read);
    expect(store).toMatchObject({ isLoading: true });
    poll.answer(succeed(['beta']));
    await polled;
    expect(store).toMatchObject({ data: { value: ['beta'] }, isLoading: false, isPolling: false });
  });

  it('has the age of its latest poll, even if nothing changed', async () => {
    const names = ['alpha'];
    await loadInto(store, async () => succeed(names));
    vi.setSystemTime(9000);
    await loadInto(store, async () => succeed(['alpha']), [], { isPoll: true });
    expect(store.data).toEqual({ status: 'ready', value: names, loadedAt: 9000 });
    expect(valueOf(store.data)).toBe(names);
  });

  it('is failed after a failed first read, until one succeeds', async () => {
    await loadInto(store, async () => fail(busy));
    expect(store).toEqual({ ...idle, data: { status: 'failed', failure: busy } });
    await loadInto(store, async () => succeed([]));
    expect(store.data).toMatchObject({ status: 'ready', value: [] });
  });

  it('is settled only by the later of two reads', async () => {
    const first = pendingRead();
    const second = pendingRead();
    const superseded = loadInto(store, first.read);
    const settled = loadInto(store, second.read);
    first.answer(fail({ kind: 'superseded' }));
    await superseded;
    expect(store).toEqual({ ...idle, data: { status: 'loading' }, isLoading: true });
    second.answer(succeed(['beta']));
    await settled;
    expect(store).toMatchObject({ data: { status: 'ready', value: ['beta'] }, isLoading: false });
  });

  it('changes its value only if there is one', async () => {
    changeIn(store, withBeta);
    expect(store.data).toEqual({ status: 'idle' });
    await loadInto(store, async () => succeed(['alpha']));
    await loadInto(store, async () => fail(busy));
    changeIn(store, withBeta);
    expect(store.data).toMatchObject({ value: ['alpha', 'beta'], staleBecause: busy });
  });

  it('is empty and idle once it is cleared', async () => {
    const { read } = pendingRead<readonly User[]>();
    void loadInto(usersStore, read);
    expect(usersStore.data.status).toBe('loading');
    resetStores('session');
    expect(usersStore).toMatchObject({ data: { status: 'idle' }, isLoading: false, isPolling: false });
  });

  it('ignores reads from before it was cleared', async () => {
    const [first, next] = [pendingRead<readonly User[]>(), pendingRead<readonly User[]>()];
    const old = loadInto(usersStore, first.read);
    resetStores('session');
    void loadInto(usersStore, next.read);
    first.answer(succeed([]));
    await old;
    expect(usersStore).toMatchObject({ data: { status: 'loading' }, isLoading: true });
  });

  it('keeps unchanged records of the next response', async () => {
    const records = emptyCollection<readonly { id: string; age: number }[]>();
    const answers = async (...ages: readonly number[]) => {
      const read = async () => succeed(ages.map((age, index) => ({ id: `id-${index}`, age })));
      await loadInto(records, read, ['id']);
      return records.data.status === 'ready' ? records.data.value : [];
    };
    const before = await answers(1, 2);
    expect(await answers(1, 2)).toBe(before);
    const after = await answers(1, 3);
    expect(after[0]).toBe(before[0]);
    expect(after).toEqual([
      { id: 'id-0', age: 1 },
      { id: 'id-1', age: 3 },
    ]);
  });
});
