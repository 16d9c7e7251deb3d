import { useSyncExternalStore } from 'react';
import { media } from '../../../components/theme/measures.css.ts';

/** Whether the panel stands beside the graph, or opens over it. */
export function useHasPanelRoom(): boolean {
  return useSyncExternalStore(subscribe, hasRoom);
}

function hasRoom(): boolean {
  return !window.matchMedia(media.belowPanels).matches;
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(media.belowPanels);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
