// @vitest-environment happy-dom
import { proxy } from 'valtio';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, succeed, type Failure, type Result } from '../../domain/failure.ts';
import { emptyResource, readInto, type Resource } from './resource.ts';
import { retryUntilLoaded } from './retryUntilLoaded.ts';

let store: Resource<readonly string[]>;
let answer: Result<readonly string[], Failure>;
let isHidden: boolean;
let stop: () => void;

const load = vi.fn(() => void readInto(store, async () => answer, { isRetried: true }));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  answer = fail({ kind: 'rejected', status: 503, message: '' });
  store = proxy(emptyResource<readonly string[]>());
});

afterEach(() => {
  stop();
});

it('tries ten times', async () => {
  stop = retryUntilLoaded(store, load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(10);
});

it('waits a little longer after each failure', async () => {
  stop = retryUntilLoaded(store, load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(99);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(199);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(3);
});

it('stops after a response', async () => {
  answer = succeed(['one']);
  stop = retryUntilLoaded(store, load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('restarts with all attempts when the user starts over', async () => {
  stop = retryUntilLoaded(store, load);
  await vi.advanceTimersByTimeAsync(60_000);
  store.attempts = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(20);
});

it('pauses while the page is hidden, and continues when it becomes visible', async () => {
  isHidden = true;
  stop = retryUntilLoaded(store, load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

it('does nothing once it is stopped', async () => {
  stop = retryUntilLoaded(store, load);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
