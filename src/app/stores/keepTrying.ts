import { subscribe } from 'valtio';
import { isOverloaded } from '../../domain/loadable.ts';
import type { Attempts } from './attempts.ts';

/** Milliseconds by which the pause grows with each failure: ten attempts take 4.5 s and their answers. */
const pauseMs = 100;

/**
 * Reads while nothing is there, again after each failure, until the attempts are used up (§4). Nothing is asked while
 * the page is hidden; it goes on when the page becomes visible again. Returns what stops it.
 */
export function keepTrying(store: Attempts<object>, load: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function plan(): void {
    clearTimeout(timer);
    if (document.hidden || store.isLoading || store.data.status === 'ready' || isOverloaded(store)) return;
    timer = setTimeout(load, store.attempts * pauseMs);
  }
  const unsubscribe = subscribe(store, plan);
  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', plan);
  };
}
