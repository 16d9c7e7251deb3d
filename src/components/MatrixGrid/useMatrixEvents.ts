import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { placeAfter, type GridSize, type Place, placeOf } from './place.ts';
import { extended, isCell, rectangleOf, type MatrixCursor, type MatrixRectangle } from './place.ts';

type MatrixEventOptions = Omit<GridSize, 'page'> & {
  /** Whether rectangles can be drawn. */
  hasSeveral: boolean;
  cursor: MatrixCursor | undefined;
  /** How many rows the page keys go. */
  page: () => number;
  onMove: (cursor: MatrixCursor) => void;
  onAct: (rectangle: MatrixRectangle) => void;
  /** Before a move that the focus is to follow. */
  takeFocus: () => void;
};

/**
 * Keys and pointer. Arrows, Home, End and the page keys move; with Shift, as with dragging and Shift and a click, they
 * draw a rectangle. Space and Enter act on what is covered, a click on its cell; Escape lets go of the rectangle.
 */
export function useMatrixEvents(options: MatrixEventOptions) {
  const { hasSeveral, cursor, rows, columns, page, onMove, onAct, takeFocus } = options;
  const [hovered, setHovered] = useState<Place>();
  const drag = useRef<{ from: Place; hasMoved: boolean }>(undefined);

  function moveTo(next: MatrixCursor) {
    if (next.row !== cursor?.row || next.column !== cursor.column) takeFocus();
    onMove(next);
  }

  const events = {
    onKeyDown(event: KeyboardEvent) {
      const from = placeOf(event.target);
      if (!from || event.altKey || event.metaKey) return;
      const covered = rectangleOf(cursor ?? from);
      if ((event.key === ' ' || event.key === 'Enter') && covered) {
        event.preventDefault();
        onAct(covered);
      } else if (event.key === 'Escape' && cursor?.from) {
        event.preventDefault();
        onMove({ row: cursor.row, column: cursor.column });
      } else {
        const to = placeAfter(event.key, event.ctrlKey, from, { rows, columns, page: page() });
        if (!to) return;
        event.preventDefault();
        moveTo(event.shiftKey && hasSeveral ? extended(cursor ?? from, to) : to);
      }
    },
    onFocus(event: FocusEvent) {
      const place = placeOf(event.target);
      if (place && (place.row !== cursor?.row || place.column !== cursor.column)) onMove(place);
    },
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!hasSeveral || !place || !isCell(place) || event.button !== 0) return;
      drag.current = { from: place, hasMoved: event.shiftKey };
      if (event.shiftKey) {
        // The focus would let go of the rectangle.
        event.preventDefault();
        moveTo(extended(cursor, place));
      } else if (cursor?.from) {
        onMove(place);
      }
    },
    onMouseMove(event: MouseEvent) {
      const place = placeOf(event.target);
      if (place?.row !== hovered?.row || place?.column !== hovered?.column) setHovered(place);
      const dragged = drag.current;
      const isDragging = dragged !== undefined && event.buttons === 1 && !event.shiftKey;
      if (!isDragging || !place || !isCell(place)) return;
      if (place.row === cursor?.row && place.column === cursor.column) return;
      dragged.hasMoved = true;
      moveTo({ ...place, from: dragged.from });
    },
    onMouseLeave() {
      setHovered(undefined);
    },
    onClick(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place || drag.current?.hasMoved) return;
      const covered = rectangleOf(place);
      if (covered) onAct(covered);
    },
  };
  return { hovered, events };
}
