import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type LinesOptions = {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  count: number;
  keyOf: (index: number) => number;
  current: number | undefined;
  followsTop: boolean;
};

/** Height of one row of text before it is measured, px. */
const rowHeight = 26;

/** The lines to render. Whoever reads further down keeps the place when lines are added before it. */
export function useLines({ box, count, keyOf, current, followsTop }: LinesOptions) {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => box.current,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const first = count > 0 ? keyOf(0) : undefined;
  const before = useRef(first);

  useLayoutEffect(() => {
    const element = box.current;
    const added = addedBefore(before.current, count, keyOf);
    before.current = first;
    if (element && added > 0 && element.scrollTop > rowHeight) {
      element.scrollTop += virtualizer.measurementsCache[added]?.start ?? 0;
    }
  }, [first, box, count, keyOf, virtualizer]);

  const currentKey = current === undefined ? undefined : keyOf(current);
  const shown = useRef(currentKey);
  useEffect(() => {
    if (currentKey !== shown.current && current !== undefined)
      virtualizer.scrollToIndex(current, { align: 'auto' });
    shown.current = currentKey;
  }, [current, currentKey, virtualizer]);

  useEffect(() => {
    if (followsTop) virtualizer.scrollToOffset(0);
  }, [followsTop, virtualizer]);

  return {
    lines: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measureLine: virtualizer.measureElement,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  };
}

/** How many lines stand before the one that was the first; none when it is gone, for then it is another list. */
function addedBefore(first: number | undefined, count: number, keyOf: (index: number) => number): number {
  for (let index = 0; index < count; index += 1) if (keyOf(index) === first) return index;
  return 0;
}
