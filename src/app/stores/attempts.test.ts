import { beforeEach, expect, it, vi } from 'vitest';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { isOverloaded } from '../../domain/loadable.ts';
import { deferred } from '../testing/deferred.ts';
import { attempt, attemptsAt, clearAttempts, startOver, type Attempts } from './attempts.ts';

type Lines = readonly string[];

const busy: Failure = { kind: 'rejected', status: 503, message: 'busy' };
const superseded: Failure = { kind: 'superseded' };
const answered = async () => succeed(['one']);
const refused = async () => fail(busy);
let store: Attempts<Lines>;

function pendingRead() {
  const { promise, resolve } = deferred<Result<Lines, Failure>>();
  return { read: () => promise, answer: resolve };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  store = attemptsAt<Lines>('lines');
});

it('counts a request when it is sent, and restarts after a success', async () => {
  const { read, answer } = pendingRead();
  const done = attempt(store, read);
  expect(store).toMatchObject({ data: { status: 'loading' }, isLoading: true, attempts: 1 });
  answer(succeed(['one']));
  await done;
  expect(store).toMatchObject({
    data: { status: 'ready', value: ['one'], loadedAt: 1000 },
    isLoading: false,
    attempts: 0,
  });
});

it('drops the value when a request fails, and keeps the count', async () => {
  await attempt(store, answered);
  await attempt(store, refused);
  expect(store).toMatchObject({
    data: { status: 'failed', failure: busy },
    isLoading: false,
    attempts: 1,
    failedAt: 1000,
  });
});

it('keeps the value or failure during a request', async () => {
  await attempt(store, answered);
  const second = pendingRead();
  const done = attempt(store, second.read);
  expect(store.data).toMatchObject({ status: 'ready' });
  second.answer(fail(busy));
  await done;
  void attempt(store, pendingRead().read);
  expect(store).toMatchObject({ data: { status: 'failed', failure: busy }, isLoading: true, attempts: 2 });
});

it('is overloaded after ten failures in a row, until the user starts over', async () => {
  for (let count = 1; count <= 9; count += 1) await attempt(store, refused);
  expect(isOverloaded(store)).toBe(false);
  await attempt(store, refused);
  expect(isOverloaded(store)).toBe(true);
  startOver(store);
  expect(isOverloaded(store)).toBe(false);
});

it('is not overloaded while the tenth request is under way', async () => {
  for (let count = 1; count <= 9; count += 1) await attempt(store, refused);
  void attempt(store, pendingRead().read);
  expect(store.attempts).toBe(10);
  expect(isOverloaded(store)).toBe(false);
});

it('does not count a request that gave way to one of another store', async () => {
  await attempt(store, async () => fail(superseded));
  expect(store).toMatchObject({ data: { status: 'idle' }, isLoading: false, attempts: 0 });
});

it('is settled by the latest request, in whatever order they are answered', async () => {
  const [first, second] = [pendingRead(), pendingRead()];
  const done = [attempt(store, first.read), attempt(store, second.read)];
  second.answer(succeed(['two']));
  first.answer(fail(superseded));
  await Promise.all(done);
  expect(store).toMatchObject({ data: { status: 'ready', value: ['two'] }, isLoading: false, attempts: 0 });
});

it('is empty after it was cleared, whatever is answered then', async () => {
  const { read, answer } = pendingRead();
  const done = attempt(store, read);
  clearAttempts(store);
  answer(succeed(['one']));
  await done;
  expect(store).toMatchObject({ data: { status: 'idle' }, isLoading: false, attempts: 0 });
});
