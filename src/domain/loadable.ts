import type { Failure } from './failure.ts';

/** The state of loaded data. A failed refresh keeps the previous value. */
export type Loadable<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly progress?: Progress }
  | {
      readonly status: 'ready';
      readonly value: T;
      /** Unix milliseconds. */
      readonly loadedAt: number;
      /** Why the latest refresh failed, while `value` is still the older one. */
      readonly staleBecause?: Failure;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

/** In bytes. */
export type Progress = {
  readonly received: number;
  /** Undefined if the response doesn’t declare its length. */
  readonly total: number | undefined;
};

/** Estimates the bytes on the wire: each cell is a quoted ID of 36 characters, a colon, a digit and a comma. */
export function containerBytes(nodeCount: number): number {
  return nodeCount ** 2 * 41;
}

export function valueOf<T>(loadable: Loadable<T>): T | undefined {
  return loadable.status === 'ready' ? loadable.value : undefined;
}

export function mapValue<T, U>(loadable: Loadable<T>, change: (value: T) => U): Loadable<U> {
  return loadable.status === 'ready' ? { ...loadable, value: change(loadable.value) } : loadable;
}

export function isPending({ status }: Loadable<unknown>): boolean {
  return status === 'idle' || status === 'loading';
}

/** Polling stops after this many failed requests in a row. */
export const maxAttempts = 10;

/** Logs and metrics, whose reads are retried until one succeeds. */
export type Attempted<T> = {
  readonly data: Loadable<T>;
  readonly isLoading: boolean;
  /** Counted since the last success. */
  readonly attempts: number;
  /** Unix milliseconds of the latest failure. */
  readonly failedAt: number | undefined;
};

/** Whether all attempts have failed, so that only the user can start over. */
export function isOverloaded({ data, attempts, isLoading }: Attempted<unknown>): boolean {
  return data.status === 'failed' && !isLoading && attempts >= maxAttempts;
}
