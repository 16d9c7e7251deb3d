import type { Clock } from './clock.ts';

/** Runs once after `milliseconds` of running time; stopping keeps what is left. */
export type Countdown = { start: () => void; stop: () => void };

export function createCountdown(clock: Clock, milliseconds: number, run: () => void): Countdown {
  let left = milliseconds;
  let startedAt = 0;
  let cancel: (() => void) | undefined;
  return {
    start() {
      if (cancel) return;
      startedAt = clock.now();
      cancel = clock.after(left, run);
    },
    stop() {
      if (!cancel) return;
      cancel();
      cancel = undefined;
      left -= clock.now() - startedAt;
    },
  };
}
