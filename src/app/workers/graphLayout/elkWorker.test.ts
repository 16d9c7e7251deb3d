import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissElk, prepareElk, takeElk } from './elkWorker.ts';

/** Counts how many were started and ended; it answers nothing. */
class SilentWorker {
  static begun = 0;
  static ended = 0;

  constructor() {
    SilentWorker.begun += 1;
  }

  postMessage(): void {}

  terminate(): void {
    SilentWorker.ended += 1;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  SilentWorker.begun = 0;
  SilentWorker.ended = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('hands on the worker that was prepared, and starts another for the next layout', () => {
  prepareElk();
  prepareElk();
  expect(SilentWorker.begun).toBe(1);

  const first = takeElk();
  expect(SilentWorker.begun).toBe(1);
  const second = takeElk();
  expect(SilentWorker.begun).toBe(2);

  first.terminateWorker();
  second.terminateWorker();
  expect(SilentWorker.ended).toBe(2);
});

it('ends the worker that waits where a graph is arranged without it', () => {
  dismissElk();
  prepareElk();
  dismissElk();
  dismissElk();
  expect([SilentWorker.begun, SilentWorker.ended]).toEqual([1, 1]);
});

it('ends a worker that no graph came for, and none that was taken', () => {
  prepareElk();
  vi.advanceTimersByTime(60_000);
  expect(SilentWorker.ended).toBe(1);

  prepareElk();
  takeElk();
  vi.advanceTimersByTime(120_000);
  expect([SilentWorker.begun, SilentWorker.ended]).toEqual([2, 1]);
});
