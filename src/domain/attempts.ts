import type { Loadable } from './loadable.ts';

/** §9: after so many failed requests in a row nothing more is asked. */
export const mostAttempts = 10;

/** What is read again and again until it succeeds (§4): logs and metrics. */
export type Attempted<T> = {
  readonly data: Loadable<T>;
  /** A request is on its way. */
  readonly isLoading: boolean;
  /** Requests since the latest success. */
  readonly attempts: number;
  /** Unix milliseconds of the latest failure. */
  readonly failedAt: number | undefined;
};

/** The last attempt there is has failed; only a person starts over. */
export function isOverloaded({ data, attempts, isLoading }: Attempted<unknown>): boolean {
  return data.status === 'failed' && !isLoading && attempts >= mostAttempts;
}
