import { clockCorrection, type ClockOffset, type ClockSample } from '../../domain/server/clockOffset.ts';
import { pageScoped, sessionScoped } from './store.ts';

type Clock = {
  /** The server's time in Unix milliseconds. All ages on a page use it, so that they agree. */
  now: number;
  /** This computer's time. */
  here: number;
  /** Milliseconds by which this computer's clock is behind the server's; 0 if it may be right. */
  correction: number;
  offset: ClockOffset | undefined;
  /** From the `Date` header, which most servers hide from pages of another origin. */
  dated: ClockSample | undefined;
};

export const clock = pageScoped<Clock>('clock', () => ({
  now: Date.now(),
  here: Date.now(),
  correction: 0,
  offset: undefined,
  dated: undefined,
}));

/** Paused updates change nothing on a page until the user refreshes or resumes (WCAG 2.2.2). */
export const updates = sessionScoped('updates', () => ({ isPaused: false }));

export function pauseUpdates(isPaused: boolean): void {
  updates.isPaused = isPaused;
}

export function timeNow(): number {
  return Date.now() + clock.correction;
}

export function restoreOffset(offset: ClockOffset): void {
  clock.offset = offset;
  clock.correction = clockCorrection(offset) * 1000;
  tick();
}

export function tick(): void {
  clock.here = Date.now();
  if (!updates.isPaused) clock.now = timeNow();
}

/** `since` in Unix milliseconds: when the call was made. */
export function noteDate(header: string | null, since: number): void {
  // While updates are paused, only the user loads something, and its age counts from now.
  if (updates.isPaused) clock.now = timeNow();
  const there = Date.parse(header ?? '') / 1000;
  if (there > 0) clock.dated ??= { serverTime: there, since: since / 1000, until: Date.now() / 1000 };
}
