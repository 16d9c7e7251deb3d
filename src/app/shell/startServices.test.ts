// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOW_MS } from '../../../mocks/fixtures/now.ts';
import { clock, tick } from '../stores/clock.ts';
import { startClockTick } from './startServices.ts';

let stop: () => void;
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  tick();
  stop = startClockTick();
});

afterEach(() => {
  stop();
});

it('updates the clock every five seconds', () => {
  vi.advanceTimersByTime(4_999);
  expect(clock.now).toBe(NOW_MS);
  vi.advanceTimersByTime(1);
  expect(clock.now).toBe(NOW_MS + 5_000);
});

it('pauses while the page is hidden, and updates at once when it becomes visible', () => {
  isHidden = true;
  vi.advanceTimersByTime(61_000);
  expect(clock.now).toBe(NOW_MS);
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(clock.now).toBe(NOW_MS + 61_000);
});

it('does nothing once it is stopped', () => {
  stop();
  vi.advanceTimersByTime(60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(clock.now).toBe(NOW_MS);
});
