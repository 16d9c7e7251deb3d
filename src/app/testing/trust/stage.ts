import { beforeAll, beforeEach, vi } from 'vitest';
import { NOW_MS } from '../../../../mocks/fixtures/now.ts';
import { scenarios } from '../../../../mocks/scenarios/scenarios.ts';
import type { World } from '../../../../mocks/world/state.ts';
import { beginSession } from '../../stores/session.ts';
import { resetApp } from '../resetApp.ts';
import { serve } from '../simulatedServer.ts';
import { sessionOf } from '../worldOf.ts';

/** Longer than any token lives. */
const thirteenHours = 13 * 3600 * 1000;

/** For all tests of a file: a fresh page and a clock that moves only when it is waited for. */
export function setUpStage(): void {
  // What a file prepares once signs in as well, and a token lives for twelve hours from `NOW_MS` on.
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

/** A server whose own clock stands still: the same reads have the same answers. */
export function buildWorld(scenario = 'enterprise'): World {
  const found = scenarios.get(scenario);
  if (!found) throw new Error(`There is no scenario ${scenario}`);
  return found.build({ now: () => NOW_MS });
}

/** Puts a server behind the app and signs in there. */
export function enter(world: World, username = 'admin'): readonly string[] {
  const { asked } = serve(world);
  beginSession(sessionOf(world, username));
  return asked;
}

export function expireSession(): void {
  vi.setSystemTime(NOW_MS + thirteenHours);
}

/** Undoes what strikes, and sets the clock back. */
export function calm(world: World): void {
  world.faults.clear();
  vi.setSystemTime(NOW_MS);
}

/** Steps of the event loop that everything takes which waits for no clock. */
const steps = 60;
/** Rounds of five seconds: more than twice the time that any call is given. */
const rounds = 20;

/** Waits for something; the clock moves on only when nothing else goes on. */
export async function settled<T>(work: Promise<T>): Promise<T> {
  const state = { isOver: false };
  const end = () => {
    state.isOver = true;
  };
  work.then(end, end);
  for (let round = 0; round < rounds && !state.isOver; round += 1) {
    for (let step = 0; step < steps && !state.isOver; step += 1) await nextStep();
    // A module on its way waits for no clock, and for as many steps as the disk takes.
    if (!state.isOver) await vi.dynamicImportSettled();
    if (!state.isOver) await vi.advanceTimersByTimeAsync(5_000);
  }
  if (!state.isOver) throw new Error('It never ends.');
  return work;
}

/** Lets what was started and is not waited for come to its end. */
export async function quiet(): Promise<void> {
  for (let step = 0; step < steps; step += 1) await nextStep();
}

function nextStep(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
