// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { nodesStore } from './records.ts';
import { whenQuiet } from './whenQuiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

it('runs a second after the last record was read', async () => {
  const run = vi.fn();
  nodesStore.isLoading = true;
  whenQuiet(run);
  await vi.advanceTimersByTimeAsync(5000);
  nodesStore.isLoading = false;
  await vi.advanceTimersByTimeAsync(900);
  nodesStore.isPolling = true;
  await vi.advanceTimersByTimeAsync(500);
  nodesStore.isPolling = false;
  await vi.advanceTimersByTimeAsync(700);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(run).toHaveBeenCalledOnce();
});

it('doesn’t run once it is cancelled', async () => {
  const run = vi.fn();
  const cancel = whenQuiet(run);
  await vi.advanceTimersByTimeAsync(500);
  cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).not.toHaveBeenCalled();
});
