// @vitest-environment happy-dom
import { proxy } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { isOverloaded, valueOf, type Loadable } from '../../domain/loadable.ts';
import { deferred } from '../testing/deferred.ts';
import {
  changeIn,
  emptyResource,
  isAnythingBeingRead,
  readInto,
  resource,
  type Resource,
} from './resource.ts';
import { resetStores } from './store.ts';

type Names = readonly string[];
type Answer = Result<Names, Failure>;

const busy: Failure = { kind: 'rejected', status: 503, message: 'busy' };
const superseded: Failure = { kind: 'superseded' };
const cancelled: Failure = { kind: 'cancelled' };
let store: Resource<Names>;

function pendingRead<T = Names>() {
  const { promise, resolve } = deferred<Result<T, Failure>>();
  return { read: () => promise, answer: resolve };
}

const answering = (answer: Answer) => async () => answer;
const alpha = answering(succeed(['alpha']));
const beta = answering(succeed(['beta']));
const refused = answering(fail(busy));
const retried = { isRetried: true };

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  store = proxy(emptyResource<Names>());
});

describe('a read', () => {
  const [ready, failed] = [
    { status: 'ready', value: ['alpha'], loadedAt: 1000 },
    { status: 'failed', failure: busy },
  ] as const;

  it.each<[string, Answer, Loadable<Names>, Loadable<Names>, Loadable<Names>]>([
    [
      'that succeeds',
      succeed(['beta']),
      { ...ready, value: ['beta'], loadedAt: 9000 },
      { ...ready, value: ['beta'], loadedAt: 9000 },
      { ...ready, value: ['beta'], loadedAt: 9000 },
    ],
    ['that fails', fail(busy), failed, { ...ready, staleBecause: busy }, failed],
    [
      'that the user cancels',
      fail(cancelled),
      { status: 'failed', failure: cancelled },
      ready,
      { status: 'failed', failure: cancelled },
    ],
    ['that gives way to one of another resource', fail(superseded), { status: 'idle' }, ready, ready],
  ])('%s', async (_, answer, afterNothing, afterValue, afterValueRetried) => {
    const before = [[], [alpha], [alpha]];
    const after = [];
    for (const [index, reads] of before.entries()) {
      const one = proxy(emptyResource<Names>());
      const options = { isRetried: index === 2 };
      vi.setSystemTime(1000);
      for (const read of reads) await readInto(one, read, options);
      vi.setSystemTime(9000);
      await readInto(one, answering(answer), options);
      expect(one).toMatchObject({ isLoading: false, isPolling: false });
      after.push(one.data);
    }
    expect(after).toEqual([afterNothing, afterValue, afterValueRetried]);
  });

  it('shows that it loads, then the value', async () => {
    const { read, answer } = pendingRead();
    const loaded = readInto(store, read);
    expect(store).toMatchObject({ data: { status: 'loading' }, isLoading: true, attempts: 1 });
    answer(succeed(['alpha']));
    await loaded;
    expect(store).toMatchObject({ data: ready, isLoading: false, isPolling: false, attempts: 0 });
  });

  it.each([
    ['keeps the value', alpha, {}, ready],
    ['keeps the failure if it is retried', refused, retried, failed],
    ['drops the failure otherwise', refused, {}, { status: 'loading' }],
  ])('%s while it is under way', async (_, first, options, shown) => {
    await readInto(store, first, options);
    void readInto(store, pendingRead().read, options);
    expect(store).toMatchObject({ data: shown, isLoading: true });
  });

  it('is fresh again after the next success', async () => {
    for (const read of [alpha, refused, beta]) await readInto(store, read);
    expect(store.data).toEqual({ status: 'ready', value: ['beta'], loadedAt: 1000 });
  });

  it.each([
    ['gave way', fail(superseded)],
    ['was late', succeed(['old'])],
    ['failed late', fail(busy)],
  ])('settles nothing if it %s to a later one', async (_, answer) => {
    const [first, second] = [pendingRead(), pendingRead()];
    const done = readInto(store, first.read);
    const last = readInto(store, second.read);
    first.answer(answer);
    await done;
    expect(store).toMatchObject({ data: { status: 'loading' }, isLoading: true });
    second.answer(succeed(['beta']));
    await last;
    expect(store).toMatchObject({ data: { value: ['beta'] }, isLoading: false, attempts: 0 });
  });

  it('in the background shows as loading only while there is no value', async () => {
    void readInto(store, pendingRead().read, { isPoll: true });
    expect(store).toMatchObject({ data: { status: 'loading' }, isLoading: true });
    await readInto(store, alpha);
    const poll = pendingRead();
    const polled = readInto(store, poll.read, { isPoll: true });
    expect(store).toMatchObject({ isLoading: false, isPolling: true });
    const refreshed = readInto(store, beta);
    expect(store).toMatchObject({ isLoading: true });
    poll.answer(fail(superseded));
    await Promise.all([polled, refreshed]);
    expect(store).toMatchObject({ data: { value: ['beta'] }, isLoading: false, isPolling: false });
  });

  it('is the age of the value, even if nothing changed', async () => {
    await readInto(store, alpha, { share: [] });
    const before = valueOf(store.data);
    vi.setSystemTime(9000);
    await readInto(store, alpha, { share: [], isPoll: true });
    expect(store.data).toEqual({ status: 'ready', value: ['alpha'], loadedAt: 9000 });
    expect(valueOf(store.data)).toBe(before);
  });

  it('keeps unchanged records of the next response', async () => {
    const records = proxy(emptyResource<readonly { id: string; age: number }[]>());
    const answers = async (...ages: readonly number[]) => {
      const read = async () => succeed(ages.map((age, index) => ({ id: `id-${index}`, age })));
      await readInto(records, read, { share: ['id'] });
      return valueOf(records.data) ?? [];
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

it('changes its value only if there is one', async () => {
  const withBeta = (names: Names) => [...names, 'beta'];
  changeIn(store, withBeta);
  expect(store.data).toEqual({ status: 'idle' });
  await readInto(store, alpha);
  await readInto(store, refused);
  changeIn(store, withBeta);
  expect(store.data).toMatchObject({ value: ['alpha', 'beta'], staleBecause: busy });
});

describe('attempts', () => {
  const fails = async (times: number) => {
    for (let count = 1; count <= times; count += 1) await readInto(store, refused, retried);
  };

  it('are counted from the last success, with the time of the last failure', async () => {
    await readInto(store, alpha, retried);
    await fails(1);
    expect(store).toMatchObject({ attempts: 1, failedAt: 1000 });
    await readInto(store, answering(fail(superseded)), retried);
    expect(store.attempts).toBe(1);
    await readInto(store, alpha, retried);
    expect(store.attempts).toBe(0);
  });

  it('are used up after ten failures in a row', async () => {
    await fails(9);
    expect(isOverloaded(store)).toBe(false);
    await fails(1);
    expect(isOverloaded(store)).toBe(true);
    store.attempts = 0;
    expect(isOverloaded(store)).toBe(false);
  });

  it('aren’t used up while the tenth is under way', async () => {
    await fails(9);
    void readInto(store, pendingRead().read, retried);
    expect(store.attempts).toBe(10);
    expect(isOverloaded(store)).toBe(false);
  });
});

describe('a resource', () => {
  const asked: string[] = [];
  let next = pendingRead();
  const names = resource<Names, { netid: string }>(
    'names',
    ({ netid }) => {
      asked.push(netid);
      return next.read();
    },
    { about: { netid: '' } },
  );

  beforeEach(() => {
    asked.length = 0;
    next = pendingRead();
    resetStores('session');
  });

  async function loaded(netid: string, ...value: Names) {
    next = pendingRead();
    next.answer(succeed(value));
    await names.load({ netid });
  }

  it('is emptied when it turns to another network', async () => {
    await loaded('one', 'alpha');
    next = pendingRead();
    const done = names.load({ netid: 'two' });
    expect(names.store).toMatchObject({ netid: 'two', data: { status: 'loading' } });
    next.answer(succeed(['beta']));
    await done;
    expect(asked).toEqual(['one', 'two']);
    expect(valueOf(names.store.data)).toEqual(['beta']);
  });

  it('ignores responses about another network', async () => {
    const [first] = [next];
    const done = names.load({ netid: 'one' });
    names.open({ netid: 'two' });
    first.answer(succeed(['alpha']));
    await done;
    expect(names.store).toMatchObject({ netid: 'two', data: { status: 'idle' }, isLoading: false });
  });

  it('returns the result of the latest read to one that it superseded', async () => {
    const first = names.load({ netid: 'one' });
    next.answer(fail(superseded));
    next = pendingRead();
    const latest = names.load({ netid: 'one' });
    next.answer(succeed(['alpha']));
    expect(await Promise.all([first, latest])).toEqual([succeed(['alpha']), succeed(['alpha'])]);
  });

  it.each([
    ['session', () => resetStores('session')],
    ['network', () => names.open({ netid: 'two' })],
  ])('returns nothing of the next %s to a read that was superseded', async (_, turn) => {
    const first = names.load({ netid: 'one' });
    next.answer(fail(superseded));
    next = pendingRead();
    turn();
    const latest = names.load();
    next.answer(succeed(['beta']));
    expect(await Promise.all([first, latest])).toEqual([fail(superseded), succeed(['beta'])]);
  });

  it('stays about another network when a flow reads the former one again', async () => {
    await loaded('two', 'beta');
    next = pendingRead();
    next.answer(succeed(['alpha']));
    expect(await names.readAgain({ netid: 'one' })).toEqual(succeed(['alpha']));
    expect(names.store).toMatchObject({ netid: 'two', data: { value: ['beta'] } });
    expect(asked).toEqual(['two', 'one']);
  });

  it('reads again what a page opens that it knows', async () => {
    names.open({ netid: 'one' });
    expect(asked).toEqual([]);
    await loaded('one', 'alpha');
    names.open({ netid: 'one' });
    expect(asked).toEqual(['one', 'one']);
  });

  it('is empty once the session is over, whatever is answered then', async () => {
    const done = names.load({ netid: 'one' });
    expect(isAnythingBeingRead()).toBe(true);
    resetStores('session');
    expect(isAnythingBeingRead()).toBe(false);
    next.answer(succeed(['alpha']));
    await done;
    expect(names.store).toMatchObject({ netid: '', data: { status: 'idle' }, isLoading: false });
  });
});
