import { useStoreApi } from '@xyflow/react';
import { useEffect, useState } from 'react';
import { isWithin, type Places } from './place.ts';
import { seenArea, type Looking } from './viewport.ts';

/** With more things in sight each is a dot on the canvas, not an element; some fewer bring the elements back. */
const crowded = 250;
const cleared = 220;

/** Whether there is more in sight than a browser moves as elements. */
export function useIsCrowded(places: Places): boolean {
  const store = useStoreApi();
  const [isCrowded, setCrowded] = useState(places.size > crowded);
  useEffect(() => {
    const look = (looking: Looking) => {
      // Before it has been measured nothing would be in sight.
      if (looking.width === 0) return;
      setCrowded((was) => countSeen(places, looking) > (was ? cleared : crowded));
    };
    look(store.getState());
    return store.subscribe(look);
  }, [places, store]);
  return isCrowded;
}

function countSeen(places: Places, looking: Looking): number {
  if (places.size <= cleared) return places.size;
  const area = seenArea(looking);
  let count = 0;
  for (const place of places.values()) if (isWithin(area, place)) count += 1;
  return count;
}
