import { useLayoutEffect, useRef } from 'react';
import type { CellSize } from './marks.ts';
import type { Place } from './place.ts';

type PlaceInSightOptions = {
  scroller: HTMLElement | null;
  /** Where one is; undefined: nowhere yet. */
  place: Place | undefined;
  cellSize: CellSize;
  /** Lengths, px. */
  headerWidth: number;
  headerHeight: number;
};

/**
 * Brings a place into sight wherever it moves to. The focus follows if the function given back was called before: so that
 * it does not leave a field outside of the grid that moved the place.
 */
export function usePlaceInSight(options: PlaceInSightOptions): () => void {
  const { scroller, place, cellSize, headerWidth, headerHeight } = options;
  const isDue = useRef(false);
  const [row, column] = [place?.row, place?.column];

  useLayoutEffect(() => {
    if (!scroller || row === undefined || column === undefined) return;
    reveal(
      scroller,
      'scrollTop',
      row * cellSize.height,
      cellSize.height,
      scroller.clientHeight - headerHeight,
    );
    reveal(
      scroller,
      'scrollLeft',
      column * cellSize.width,
      cellSize.width,
      scroller.clientWidth - headerWidth,
    );
    if (!isDue.current) return;
    isDue.current = false;
    const target = scroller.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    const named = target?.querySelector('[data-selects]') ?? target;
    if (named instanceof HTMLElement) named.focus({ preventScroll: true });
  }, [scroller, row, column, cellSize, headerWidth, headerHeight]);

  return () => {
    isDue.current = true;
  };
}

/** Scrolls by as little as brings the cell out from under the edge and the header. */
function reveal(
  scroller: HTMLElement,
  edge: 'scrollTop' | 'scrollLeft',
  start: number,
  size: number,
  length: number,
): void {
  if (start < 0) return;
  const end = start + size;
  if (start < scroller[edge]) scroller[edge] = start;
  else if (end > scroller[edge] + length) scroller[edge] = end - length;
}
