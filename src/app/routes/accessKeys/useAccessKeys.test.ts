// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { aSession } from '../../../../mocks/fixtures/session.ts';
import { beginSession } from '../../stores/session.ts';
import { resetApp } from '../../testing/resetApp.ts';
import { startNodeWatch } from './useAccessKeys.ts';

let isHidden = false;
let requests = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  resetApp();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
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

it('loads nodes immediately and every 7.5 seconds for non-administrators', async () => {
  await watchAs(false);
  expect(requests).toBe(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(requests).toBe(3);
});

it('leaves polling to the session check for administrators', async () => {
  await watchAs(true);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(requests).toBe(1);
});

it('doesn’t poll in a hidden tab', async () => {
  await watchAs(false);
  isHidden = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(requests).toBe(1);
});

it('stops polling', async () => {
  await watchAs(false);
  stop();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(requests).toBe(1);
});
