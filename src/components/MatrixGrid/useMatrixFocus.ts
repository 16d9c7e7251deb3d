import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { cellSize } from './marks.ts';
import { placeAfter, type GridSize, type Place, placeOf } from './place.ts';
import { usePlaceInSight } from './usePlaceInSight.ts';

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
  const takeFocus = usePlaceInSight({ scroller, place: current, cellSize, headerWidth, headerHeight });

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
      takeFocus();
      onMove(to);
    },
    onFocus(event: FocusEvent) {
      const place = placeOf(event.target);
      if (place && (place.row !== current?.row || place.column !== current.column)) onMove(place);
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
