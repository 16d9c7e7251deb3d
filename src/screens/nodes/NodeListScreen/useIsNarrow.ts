import { useSyncExternalStore } from 'react';

/** Below it the columns do not fit beside the navigation at their best width. */
const query = 'screen and (max-width: 1439px)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
