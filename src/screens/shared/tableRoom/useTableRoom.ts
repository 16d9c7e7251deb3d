import { useSyncExternalStore } from 'react';

/**
 * How much the window leaves for the table beside the navigation: every column at its best width, without the least
 * important one, or with network and tags below the name.
 */
export type TableRoom = 'wide' | 'narrow' | 'tight';

const queries = [
  ['tight', 'screen and (max-width: 1279px)'],
  ['narrow', 'screen and (max-width: 1439px)'],
] as const;

export function useTableRoom(): TableRoom {
  return useSyncExternalStore(subscribe, currentRoom);
}

function currentRoom(): TableRoom {
  return queries.find(([, query]) => window.matchMedia(query).matches)?.[0] ?? 'wide';
}

function subscribe(onChange: () => void): () => void {
  const lists = queries.map(([, query]) => window.matchMedia(query));
  lists.forEach((list) => list.addEventListener('change', onChange));
  return () => lists.forEach((list) => list.removeEventListener('change', onChange));
}
