import { createContext, use, useSyncExternalStore } from 'react';
import { InlineTooltip } from '../InlineTooltip/InlineTooltip.tsx';

export type RelativeTimeProps = {
  /** Returns the text at a time in Unix seconds, such as "21 s ago". It updates by itself. */
  relative: (now: number) => string;
  /** Date and time, shown on hover and focus. */
  exact: string;
};

/** Relative time. The exact time is shown on hover and focus. */
export function RelativeTime({ relative, exact }: RelativeTimeProps) {
  return (
    <InlineTooltip text={exact}>
      <TimedText say={relative} />
    </InlineTooltip>
  );
}

export type Clock = {
  /** Unix seconds. */
  readonly now: () => number;
  readonly subscribe: (onTick: () => void) => () => void;
};

const loadedAt = Date.now() / 1000;

/** Without a provider, the clock is frozen. */
export const ClockContext = createContext<Clock>({ now: () => loadedAt, subscribe: () => () => undefined });

export function useClock<T extends string | number | undefined>(read: (now: number) => T): T {
  const { now, subscribe } = use(ClockContext);
  return useSyncExternalStore(subscribe, () => read(now()));
}

/** Text that follows the clock without rendering its parent. */
export function TimedText({ say }: { say: (now: number) => string }): string {
  return useClock(say);
}
