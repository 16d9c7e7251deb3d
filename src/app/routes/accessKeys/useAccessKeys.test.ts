// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSession } from '../../../../mocks/fixtures/session.ts';
import { beginSession } from '../../stores/session.ts';
import { resetApp } from '../../testing/resetApp.ts';
import { startNodeWatch } from './useAccessKeys.ts';

let isHidden = false;
let reads = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  resetApp();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  reads = 0;
  vi.stubGlobal('fetch', async () => {
    reads += 1;
    return Response.json([]);
  });
});

afterEach(() => {
  stop();
});

async function watchAs(isAdmin: boolean): Promise<void> {
  beginSession(aSession({ isAdmin }));
  stop = startNodeWatch();
  await vi.advanceTimersByTimeAsync(0);
}

it('reads nodes at once and every 7.5 seconds for whom nobody else reads them', async () => {
  await watchAs(false);
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reads).toBe(3);
});

it('leaves the later reads to the session check of an administrator', async () => {
  await watchAs(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reads).toBe(1);
});

it('reads nothing in a hidden page', async () => {
  await watchAs(false);
  isHidden = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reads).toBe(1);
});

it('ends', async () => {
  await watchAs(false);
  stop();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reads).toBe(1);
});
