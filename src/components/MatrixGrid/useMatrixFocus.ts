import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { cellSize } from './marks.ts';
import { placeAfter, type GridSize, type Place } from './place.ts';

type MatrixFocusOptions = Omit<GridSize, 'page'> & {
  /** Undefined: none yet. */
  current: Place | undefined;
  onMove: (place: Place) => void;
  onOpen: (place: Place) => void;
  scroller: HTMLElement | null;
  headerWidth: number;
  headerHeight: number;
};

/**
 * Moves through the grid by keys. Where one is, is the caller's: the focus follows when it was moved by a key, and the
 * cell comes into sight whoever moved it.
 */
export function useMatrixFocus(options: MatrixFocusOptions) {
  const { current, onMove, onOpen, scroller, rows, columns, headerWidth, headerHeight } = options;
  const isMovedByKey = useRef(false);
  const [row, column] = [current?.row, current?.column];

  useLayoutEffect(() => {
    if (!scroller || row === undefined || column === undefined) return;
    reveal(scroller, 'scrollTop', row, scroller.clientHeight - headerHeight);
    reveal(scroller, 'scrollLeft', column, scroller.clientWidth - headerWidth);
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    const target = scroller.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [scroller, row, column, headerWidth, headerHeight]);

  return {
    onKeyDown(event: KeyboardEvent) {
      const from = placeOf(event.target);
      if (!from || event.altKey || event.metaKey || event.shiftKey) return;
      if ((event.key === 'Enter' || event.key === ' ') && isCell(from)) {
        event.preventDefault();
        onOpen(from);
        return;
      }
      const page = Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - headerHeight) / cellSize) - 1);
      const to = placeAfter(event.key, event.ctrlKey, from, { rows, columns, page });
      if (!to) return;
      event.preventDefault();
      if (to.row === from.row && to.column === from.column) return;
      isMovedByKey.current = true;
      onMove(to);
    },
    onFocus(event: FocusEvent) {
      const place = placeOf(event.target);
      if (place && (place.row !== row || place.column !== column)) onMove(place);
    },
    onClick(event: MouseEvent) {
      const place = placeOf(event.target);
      if (place && isCell(place)) onOpen(place);
    },
  };
}

function isCell({ row, column }: Place): boolean {
  return row >= 0 && column >= 0;
}

/** The place of a cell or name, or of what is inside of it. */
function placeOf(target: EventTarget): Place | undefined {
  const element = target instanceof Element ? target.closest('[data-row]') : null;
  if (!(element instanceof HTMLElement)) return undefined;
  return { row: Number(element.dataset.row), column: Number(element.dataset.column) };
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
