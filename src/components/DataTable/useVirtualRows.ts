import { useCallback, useEffect, useState } from 'react';
import {
  defaultRangeExtractor,
  measureElement,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { media } from '../theme/measures.css.ts';
import { useMedia } from '../theme/useMedia.ts';

/** For fewer rows, virtual rendering costs more than it saves. */
const maxPlainRows = 60;

export type PositionedRow = {
  index: number;
  gap: number;
};

type VirtualRowsOptions = {
  keys: readonly string[];
  place: RowsLocation | null;
  rowHeight: number;
  /** Most rows have this height. They are measured only after layout, which avoids a second layout. */
  isEven?: boolean;
  /** Index of a row that stays rendered, so that focus is not lost when it scrolls out of view. */
  kept: number;
};

/** The rows to render. In a long list, only the visible rows and a few around them. */
export function useVirtualRows({ keys, place, rowHeight, isEven = false, kept }: VirtualRowsOptions) {
  const isPrinting = useMedia(media.print);
  const isLong = keys.length > maxPlainRows && !isPrinting;
  const scroller = place?.scroller ?? null;
  const isVirtual = isLong && (place === null || scroller !== null);
  const scrollMargin = useOffset(isVirtual ? place : null);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled: isVirtual,
    count: keys.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => rowHeight,
    measureElement: isEven ? measureLaidOut : measureElement,
    overscan: 5,
    scrollMargin,
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), kept),
  });
  const rowsPerPage = Math.max(1, Math.floor((scroller?.clientHeight ?? 0) / rowHeight) - 2);
  if (!isVirtual) {
    return { isVirtual, rows: keys.map((_, index) => ({ index, gap: 0 })), gapAfter: 0, rowsPerPage };
  }
  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? scrollMargin;
  return {
    isVirtual,
    rows: placed(items, scrollMargin),
    gapAfter: virtualizer.getTotalSize() + scrollMargin - end,
    rowsPerPage,
    measureRow: virtualizer.measureElement,
  };
}

/** Returns the known height of a row when it is added, and its measured height after layout. */
function measureLaidOut(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<HTMLElement, HTMLElement>,
): number {
  if (entry) return measureElement(element, entry, rows);
  const index = rows.indexFromElement(element);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}

export type RowsLocation = {
  body: HTMLElement;
  /** Null if no element around the rows scrolls. */
  scroller: HTMLElement | null;
};

/** Returns the place of the rows in the document (null before the first layout), and the ref of their container. */
export function useRowsLocation() {
  const [place, setPlace] = useState<RowsLocation | null>(null);
  const ref = useCallback((body: HTMLElement | null) => {
    setPlace(body && { body, scroller: findScroller(body) });
  }, []);
  return [place, ref] as const;
}

/** Offset of the rows in the scrolled content, px. Changes with the content above them. */
function useOffset(place: RowsLocation | null): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    if (!place?.scroller) return undefined;
    const { body, scroller } = place;
    const observer = new ResizeObserver(() => setOffset(offsetIn(scroller, body)));
    for (const content of scroller.children) observer.observe(content);
    return () => observer.disconnect();
  }, [place]);
  return offset;
}

function withIndex(indexes: number[], index: number): number[] {
  if (indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((a, b) => a - b);
}

function placed(items: readonly VirtualItem[], start: number): PositionedRow[] {
  return items.map(({ index, start: top }, position) => {
    const above = items[position - 1]?.end ?? start;
    return { index, gap: top - above };
  });
}

/** Returns the nearest scrolling ancestor, apart from the document. */
function findScroller(element: Element | null): HTMLElement | null {
  for (let parent = element?.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') return parent;
  }
  return null;
}

function offsetIn(scroller: HTMLElement, element: Element): number {
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.round(distance - scroller.clientTop + scroller.scrollTop);
}
