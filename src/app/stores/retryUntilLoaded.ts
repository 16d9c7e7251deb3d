import { subscribe } from 'valtio';
import { isOverloaded } from '../../domain/loadable.ts';
import type { Resource } from './resource.ts';

/** The pause grows by this with each failure, so that ten attempts take 4.5 s. */
const pauseMs = 100;

/** Retries failed reads until the attempts are used up, and pauses while the page is hidden. */
export function retryUntilLoaded(store: Resource<object>, load: () => void): () => void {
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
