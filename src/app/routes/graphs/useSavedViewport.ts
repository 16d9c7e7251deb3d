import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SavedViewport } from '../../../screens/graphs/GraphCanvas/useViewport.ts';
import { register } from '../../stores/store.ts';

const looks = new Map<string, SavedViewport>();

register({ name: 'graphLooks', scope: 'session', store: undefined, reset: () => looks.clear() });

/** Restores the viewport on back navigation, and keeps it when the selection or layer changes. */
export function useSavedViewport(): {
  readonly before: SavedViewport | undefined;
  readonly look: (look: SavedViewport) => void;
} {
  const { key } = useLocation();
  const [before] = useState(() => looks.get(key));
  const latest = useRef(before);
  useEffect(() => {
    if (latest.current) looks.set(key, latest.current);
  }, [key]);
  const look = useCallback(
    (next: SavedViewport) => {
      latest.current = next;
      looks.set(key, next);
    },
    [key],
  );
  return { before, look };
}
