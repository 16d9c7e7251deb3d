import type { Failure } from './failure.ts';

/** What is known of something that is loaded. A failed refresh keeps the value that was there. */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly progress?: Progress }
  | {
      readonly status: 'ready';
      readonly value: T;
      /** Unix milliseconds of the read that brought `value`. */
      readonly loadedAt: number;
      /** Why the latest refresh failed, while `value` is still the older one. */
      readonly staleBecause?: Failure;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

/** How much of an answer has come, in bytes. */
export type Progress = {
  readonly received: number;
  /** All of it, where the answer says so. */
  readonly total: number | undefined;
};

/** Bytes of rules on the wire, about: each cell takes a quoted id of 36 characters, a colon, a digit and a comma. */
export function containerBytes(nodeCount: number): number {
  return nodeCount ** 2 * 41;
}

/** The value if one is there, however old. */
export function valueOf<T>(loadable: Loadable<T>): T | undefined {
  return loadable.status === 'ready' ? loadable.value : undefined;
}

export function isPending({ status }: Loadable<unknown>): boolean {
  return status === 'idle' || status === 'loading';
}

/** After this many failed requests in a row, polling stops. */
export const mostAttempts = 10;

/** Reads that are repeated until they succeed: logs and metrics. */
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
