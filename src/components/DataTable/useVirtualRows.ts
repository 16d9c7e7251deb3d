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

/** Up to so many rows, leaving out those out of sight costs more than it saves. */
const mostPlainRows = 60;

export type PlacedRow = {
  index: number;
  gap: number;
};

type VirtualRowsOptions = {
  keys: readonly string[];
  place: RowsPlace | null;
  rowHeight: number;
  /** Most rows have that height: the browser is not asked before it has laid them out, which would make it do so twice. */
  isEven?: boolean;
  /** This row stays, so that the focus is not lost when it scrolls out of sight. */
  kept: number;
};

/** The rows to render. In a long list these are the ones in sight of the scrolling element around it, and some beside. */
export function useVirtualRows({ keys, place, rowHeight, isEven = false, kept }: VirtualRowsOptions) {
  // On paper all rows are in sight.
  const isPrinting = useMedia(media.print);
  const isLong = keys.length > mostPlainRows && !isPrinting;
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

/** What is known already when a row comes into the document; its own height once the browser tells of it. */
function measureLaidOut(
  element: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  rows: Virtualizer<HTMLElement, HTMLElement>,
): number {
  if (entry) return measureElement(element, entry, rows);
  const index = rows.indexFromElement(element);
  return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? rows.options.estimateSize(index);
}

export type RowsPlace = {
  body: HTMLElement;
  /** Null when nothing around the rows scrolls. */
  scroller: HTMLElement | null;
};

/** Where the rows are in the document, and the ref of the element that holds them; null before the first layout. */
export function useRowsPlace() {
  const [place, setPlace] = useState<RowsPlace | null>(null);
  const ref = useCallback((body: HTMLElement | null) => {
    setPlace(body && { body, scroller: findScroller(body) });
  }, []);
  return [place, ref] as const;
}

/** How far the rows begin below the top of what is scrolled. It changes with what stands above them. */
function useOffset(place: RowsPlace | null): number {
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

function placed(items: readonly VirtualItem[], start: number): PlacedRow[] {
  return items.map(({ index, start: top }, position) => {
    const above = items[position - 1]?.end ?? start;
    return { index, gap: top - above };
  });
}

/** The element that scrolls this one: the nearest one around it that may, if there is any below the document. */
function findScroller(element: Element | null): HTMLElement | null {
  for (let parent = element?.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (overflowY === 'auto' || overflowY === 'scroll') return parent;
  }
  return null;
}

/** How far the element begins below the top of what is scrolled, in px. */
function offsetIn(scroller: HTMLElement, element: Element): number {
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.round(distance - scroller.clientTop + scroller.scrollTop);
}
