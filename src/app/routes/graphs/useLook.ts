import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Look } from '../../../screens/graphs/GraphCanvas/useViewport.ts';
import { register } from '../../stores/store.ts';

const looks = new Map<string, Look>();

register({ name: 'graphLooks', scope: 'session', store: undefined, reset: () => looks.clear() });

/** Restores the viewport on back navigation, and keeps it when the selection or layer changes. */
export function useLook(): { readonly before: Look | undefined; readonly look: (look: Look) => void } {
  const { key } = useLocation();
  const [before] = useState(() => looks.get(key));
  const latest = useRef(before);
  useEffect(() => {
    if (latest.current) looks.set(key, latest.current);
  }, [key]);
  const look = useCallback(
    (next: Look) => {
      latest.current = next;
      looks.set(key, next);
    },
    [key],
  );
  return { before, look };
}
