import { clockCorrection, type ClockOffset, type ClockSight } from '../../domain/server/clockOffset.ts';
import { pageScoped } from './store.ts';

type Clock = {
  /** The time that screens are drawn with, so that all ages on a page agree: the server's, in Unix milliseconds. */
  now: number;
  /** This computer's, for what happens here alone. */
  here: number;
  /** Milliseconds by which this computer's clock is behind the server's; 0 while it may be right. */
  correction: number;
  /** How far the server's clock may be from this computer's; undefined while nothing is known. */
  offset: ClockOffset | undefined;
  /** The `Date` header of an answer: most servers do not let a page of another origin read it. */
  dated: ClockSight | undefined;
};

export const clock = pageScoped<Clock>('clock', () => ({
  now: Date.now(),
  here: Date.now(),
  correction: 0,
  offset: undefined,
  dated: undefined,
}));

export function timeNow(): number {
  return Date.now() + clock.correction;
}

/** What another page of this session has learnt, before the first frame is drawn. */
export function restoreOffset(offset: ClockOffset): void {
  clock.offset = offset;
  clock.correction = clockCorrection(offset) * 1000;
  tick();
}

export function tick(): void {
  clock.here = Date.now();
  clock.now = timeNow();
}

/** `since` in Unix milliseconds: when the call was made. */
export function noteDate(header: string | null, since: number): void {
  const there = Date.parse(header ?? '') / 1000;
  if (there > 0) clock.dated ??= { there, since: since / 1000, until: Date.now() / 1000 };
}
