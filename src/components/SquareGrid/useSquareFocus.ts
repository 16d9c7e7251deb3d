import { useLayoutEffect, useRef } from 'react';
import type { SquareCursor } from './squareCursor.ts';
import { cellSize } from './squareMarks.ts';

type SquareFocusOptions = {
  scroller: HTMLElement | null;
  cursor: SquareCursor | undefined;
  headerWidth: number;
  headerHeight: number;
};

/**
 * Brings the cursor into sight wherever it moves to. The focus follows if the function given back was called before:
 * so that it does not leave a field outside of the grid that moved the cursor.
 */
export function useSquareFocus({ scroller, cursor, headerWidth, headerHeight }: SquareFocusOptions) {
  const isDue = useRef(false);
  const [row, column] = [cursor?.row, cursor?.column];

  useLayoutEffect(() => {
    if (!scroller || row === undefined || column === undefined) return;
    reveal(scroller, 'scrollTop', row, scroller.clientHeight - headerHeight);
    reveal(scroller, 'scrollLeft', column, scroller.clientWidth - headerWidth);
    if (!isDue.current) return;
    isDue.current = false;
    const target = scroller.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [scroller, row, column, headerWidth, headerHeight]);

  return () => {
    isDue.current = true;
  };
}

/** Scrolls by as little as brings the cell out from under the edge and the header. */
function reveal(
  scroller: HTMLElement,
  edge: 'scrollTop' | 'scrollLeft',
  place: number,
  length: number,
): void {
  if (place < 0) return;
  const [start, end] = [place * cellSize, (place + 1) * cellSize];
  if (start < scroller[edge]) scroller[edge] = start;
  else if (end > scroller[edge] + length) scroller[edge] = end - length;
}
