import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import { isWithin, type Places } from './place.ts';
import { centredViewport, fittingViewport, seenArea } from './viewport.ts';

/**
 * Moves the view: to everything, or to one thing. While a first layout settles the view follows it; once it has settled,
 * or a person has moved, only a person moves it.
 */
export function useViewport(places: Places, isArranging: boolean, netid: string) {
  const store = useStoreApi();
  const { setViewport } = useReactFlow();
  const isReady = useStore(({ panZoom, width, height }) => panZoom !== null && width > 0 && height > 0);
  const fittedFor = useRef<{ readonly netid: string; readonly isSettled: boolean }>(undefined);

  const fit = useCallback(() => {
    const viewport = fittingViewport(places, store.getState());
    if (viewport) void setViewport(viewport);
  }, [places, store, setViewport]);

  useEffect(() => {
    const isDone = fittedFor.current?.netid === netid && fittedFor.current.isSettled;
    if (!isReady || isDone || places.size === 0) return;
    fit();
    fittedFor.current = { netid, isSettled: !isArranging };
  }, [isReady, places, isArranging, netid, fit]);

  /** Brings a thing into sight; nothing moves when it is. */
  const reveal = useCallback(
    (id: string) => {
      const place = places.get(id);
      const looking = store.getState();
      if (place && !isWithin(seenArea(looking), place)) void setViewport(centredViewport(place, looking));
    },
    [places, store, setViewport],
  );

  const holdStill = useCallback(() => {
    fittedFor.current = { netid, isSettled: true };
  }, [netid]);

  return { fit, reveal, holdStill };
}
