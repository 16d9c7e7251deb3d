import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_DAYS) * 24 * 3600 * 1000;

const ComputersDate = Date;
const computersNow = Date.now;
const nowAhead = () => computersNow() + aheadMs;

/** The computer's clock, some days ahead. A test that spies on `Date.now` keeps its own. */
const DateAhead = new Proxy(ComputersDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [nowAhead()] : parts, newTarget),
  get: (target, key) =>
    key === 'now' && target.now === computersNow ? nowAhead : (Reflect.get(target, key) as unknown),
});

/** Leaves fake timers of tests alone. Runs before each test, because restoring fake timers restores the computer's clock. */
function turnClock(): void {
  if (!vi.isFakeTimers() && globalThis.Date === ComputersDate) globalThis.Date = DateAhead;
}

turnClock();
beforeAll(turnClock);
beforeEach(turnClock);
// Files share a process. Otherwise each file would shift the clock again.
afterAll(() => {
  globalThis.Date = ComputersDate;
});
