// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { fail, succeed } from '../../../domain/failure.ts';
import { api } from '../../stores/api.ts';
import { followLogs, loadLogs } from '../../stores/logs.ts';

let stop: () => void;
let isHidden: boolean;
let read: MockInstance<typeof api.server.logs>;

beforeEach(async () => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  read = vi.spyOn(api.server, 'logs').mockResolvedValue(succeed([]));
  await loadLogs();
  read.mockClear();
  stop = followLogs();
});

afterEach(() => {
  stop();
});

it('reads every 7.5 seconds', async () => {
  await vi.advanceTimersByTimeAsync(7_499);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(read).toHaveBeenCalledTimes(3);
});

it('reads nothing while the page is hidden, and at once when it is visible again', async () => {
  isHidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
});

it('does not ask again before an answer', async () => {
  read.mockReturnValue(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});

it('leaves a failure to the attempts', async () => {
  read.mockResolvedValue(fail({ kind: 'timeout' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads no more once it is stopped', async () => {
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).not.toHaveBeenCalled();
});
