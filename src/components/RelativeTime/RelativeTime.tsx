import { createContext, use, useSyncExternalStore } from 'react';
import { Hint } from '../Hint/Hint.tsx';

export type RelativeTimeProps = {
  /** The text for a time in Unix seconds: "21 s ago". It updates by itself. */
  relative: (now: number) => string;
  /** Date and time, shown on hover and focus. */
  exact: string;
};

/** A moment relative to now. */
export function RelativeTime({ relative, exact }: RelativeTimeProps) {
  return (
    <Hint text={exact}>
      <TimedText say={relative} />
    </Hint>
  );
}

/** The time that a page is rendered with. */
export type Clock = {
  /** Unix seconds. */
  readonly now: () => number;
  readonly subscribe: (onTick: () => void) => () => void;
};

const loadedAt = Date.now() / 1000;

/** Without a provider, time stands still. */
export const ClockContext = createContext<Clock>({ now: () => loadedAt, subscribe: () => () => undefined });

/** Renders again only if a tick changes what `read` returns. */
export function useClock<T extends string | number | undefined>(read: (now: number) => T): T {
  const { now, subscribe } = use(ClockContext);
  return useSyncExternalStore(subscribe, () => read(now()));
}

/** A text that follows the clock without rendering what is around it. */
export function TimedText({ say }: { say: (now: number) => string }): string {
  return useClock(say);
}
