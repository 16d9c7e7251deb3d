import { ref } from 'valtio';
import type { Failure, Result } from '../../domain/failure.ts';
import type { Attempted, Progress } from '../../domain/loadable.ts';
import { timeNow } from './clock.ts';
import { sessionScoped } from './store.ts';

export type Attempts<T extends object> = {
  -readonly [Key in keyof Attempted<T>]: Attempted<T>[Key];
} & {
  /** A late response to an earlier read changes nothing. */
  latestRead: number;
};

export function attemptsAt<T extends object, About extends object = object>(
  name: string,
  about?: About,
): Attempts<T> & About {
  return sessionScoped(name, (before?: Attempts<T> & About): Attempts<T> & About =>
    Object.assign(emptyAttempts<T>(before && before.latestRead + 1), about),
  );
}

export function emptyAttempts<T extends object>(latestRead = 0): Attempts<T> {
  return { data: { status: 'idle' }, isLoading: false, attempts: 0, failedAt: undefined, latestRead };
}

/**
 * Reads into a store and counts the attempts since the last success. The previous value stays during the request and is
 * dropped on failure. A superseded read doesn’t count.
 */
export async function attempt<T extends object>(
  store: Attempts<T>,
  read: (onProgress: (progress: Progress) => void) => Promise<Result<T, Failure>>,
): Promise<void> {
  const thisRead = ++store.latestRead;
  store.attempts += 1;
  store.isLoading = true;
  if (store.data.status === 'idle') store.data = { status: 'loading' };
  const result = await read((progress) => {
    const isAwaited = thisRead === store.latestRead && store.data.status === 'loading';
    if (isAwaited) store.data = { status: 'loading', progress };
  });
  if (thisRead !== store.latestRead) return;
  store.isLoading = false;
  if (result.ok) {
    store.data = { status: 'ready', value: ref(result.value), loadedAt: timeNow() };
    store.attempts = 0;
  } else if (result.error.kind === 'superseded') {
    store.attempts -= 1;
    if (store.data.status === 'loading') store.data = { status: 'idle' };
  } else {
    store.data = { status: 'failed', failure: result.error };
    store.failedAt = timeNow();
  }
}

export function startOver(store: Attempts<object>): void {
  store.attempts = 0;
}

export function clearAttempts(store: Attempts<object>): void {
  Object.assign(store, emptyAttempts(store.latestRead + 1));
}
