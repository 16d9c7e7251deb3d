import { createContext, use, useSyncExternalStore } from 'react';
import { Hint } from '../Hint/Hint.tsx';

export type RelativeTimeProps = {
  /** As one says it at a time, in Unix seconds: "21 s ago". It moves on by itself. */
  relative: (now: number) => string;
  /** Date and time, shown on hover and focus. */
  exact: string;
};

/** A moment as its distance from now. */
export function RelativeTime({ relative, exact }: RelativeTimeProps) {
  return (
    <Hint text={exact}>
      <TimedText say={relative} />
    </Hint>
  );
}

/** The time that a page is drawn with. */
export type Clock = {
  /** Unix seconds. */
  readonly now: () => number;
  readonly subscribe: (onTick: () => void) => () => void;
};

const loadedAt = Date.now() / 1000;

/** Where nobody says how time goes on, it stands still. */
export const ClockContext = createContext<Clock>({ now: () => loadedAt, subscribe: () => () => undefined });

/** What `read` makes of the time. A tick that makes no other text or number of it renders nothing. */
export function useClock<T extends string | number | undefined>(read: (now: number) => T): T {
  const { now, subscribe } = use(ClockContext);
  return useSyncExternalStore(subscribe, () => read(now()));
}

/** Words that follow the clock by themselves: nothing around them is drawn for it. */
export function TimedText({ say }: { say: (now: number) => string }): string {
  return useClock(say);
}
