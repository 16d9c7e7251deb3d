/** Time as the toasts see it; tests pass one that they move by hand. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls back after so many milliseconds, and returns how to prevent that. */
  after: (milliseconds: number, run: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
