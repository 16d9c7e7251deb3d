import { beforeAll, beforeEach, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { scenarios } from '../../../../mocks/scenarios/scenarios.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { beginSession } from '../../stores/session.ts';
import { resetApp } from '../resetApp.ts';
import { serve } from '../simulatedServer.ts';
import { sessionOf } from '../worldOf.ts';

/** Longer than the lifetime of a token. */
const thirteenHours = 13 * 3600 * 1000;

export function setupTestApp(): void {
  // The `beforeAll` hooks of test files also log in, and tokens are valid for twelve hours from `NOW_MS`.
  beforeAll(() => {
    vi.setSystemTime(NOW_MS);
  });
  beforeEach(() => {
    vi.useFakeTimers({
      now: NOW_MS,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    });
    resetApp();
  });
}

/** Creates a simulated server with a fixed clock, so that equal reads have equal responses. */
export function buildWorld(scenario = 'enterprise'): World {
  const found = scenarios.get(scenario);
  if (!found) throw new Error(`No scenario ${scenario}`);
  return found.build({ now: () => NOW_MS });
}

/** Connects the app to a simulated server and logs in. Returns a list of the requests. */
export function logInAs(world: World, username = 'admin'): readonly string[] {
  const { asked } = serve(world);
  beginSession(sessionOf(world, username));
  return asked;
}

export function expireSession(): void {
  vi.setSystemTime(NOW_MS + thirteenHours);
}

export function clearFaults(world: World): void {
  world.faults.clear();
  vi.setSystemTime(NOW_MS);
}

/** Enough turns of the event loop for all work that doesn't wait for timers. */
const maxTurns = 60;
/** Rounds of five seconds, more than twice the timeout of any call. */
const maxRounds = 20;

/** Waits for a promise, and advances the fake clock only when no other work is pending. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  const state = { isSettled: false };
  const settle = () => {
    state.isSettled = true;
  };
  work.then(settle, settle);
  for (let round = 0; round < maxRounds && !state.isSettled; round += 1) {
    for (let turn = 0; turn < maxTurns && !state.isSettled; turn += 1) await nextTurn();
    // Loading a module needs no timers but an unknown number of turns.
    if (!state.isSettled) await vi.dynamicImportSettled();
    if (!state.isSettled) await vi.advanceTimersByTimeAsync(5_000);
  }
  if (!state.isSettled) throw new Error('The promise never settles.');
  return work;
}

export async function flushWork(): Promise<void> {
  for (let turn = 0; turn < maxTurns; turn += 1) await nextTurn();
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
