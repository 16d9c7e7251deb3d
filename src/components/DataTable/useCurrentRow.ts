import { useCallback, useState, type FocusEvent } from 'react';

/** The row that the keyboard is on: by key, so that it survives sorting; by index, for when it is removed. */
type Place = { key: string | undefined; index: number };

/** Index of the row that has, or had last, the focus in it. `onFocus` belongs to the element that holds the rows. */
export function useCurrentRow(keys: readonly string[]) {
  const [place, setPlace] = useState<Place>({ key: undefined, index: 0 });
  const found = place.key === undefined ? -1 : keys.indexOf(place.key);
  const current = found >= 0 ? found : Math.max(0, Math.min(place.index, keys.length - 1));
  const setCurrent = useCallback((index: number) => setPlace({ key: keys[index], index }), [keys]);
  const followFocus = {
    onFocus: (event: FocusEvent) => {
      const row = rowAround(event.target);
      // Of a menu or dialog opened from the row, React tells too: it is elsewhere in the document.
      if (row && Number(row.dataset.index) !== current) setCurrent(Number(row.dataset.index));
    },
  };
  return { current, setCurrent, followFocus };
}

/** The row of the table that something is in. */
export function rowAround(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
}

export function rowAt(body: HTMLElement | undefined, index: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`) ?? null;
}
