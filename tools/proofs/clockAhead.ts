import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

const aheadMs = Number(process.env.TEST_CLOCK_AHEAD_DAYS) * 24 * 3600 * 1000;

const ComputersDate = Date;
const computersNow = Date.now;
const nowAhead = () => computersNow() + aheadMs;

/** The computer's clock, some days later; a test that watches or replaces `Date.now` meets its own. */
const DateAhead = new Proxy(ComputersDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [nowAhead()] : parts, newTarget),
  get: (target, key) =>
    key === 'now' && target.now === computersNow ? nowAhead : (Reflect.get(target, key) as unknown),
});

/** Tests that fake the time keep theirs. Putting theirs back puts back the computer's, so this is done for each test. */
function turnClock(): void {
  if (!vi.isFakeTimers() && globalThis.Date === ComputersDate) globalThis.Date = DateAhead;
}

turnClock();
beforeAll(turnClock);
beforeEach(turnClock);
// Files share a process. Without this, each would put its own clock on top of the one before.
afterAll(() => {
  globalThis.Date = ComputersDate;
});
