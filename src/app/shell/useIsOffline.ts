import { useSyncExternalStore } from 'react';

/** Whether this browser says that it has no network at all: then no server is to blame. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(follow, () => !navigator.onLine);
}

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
