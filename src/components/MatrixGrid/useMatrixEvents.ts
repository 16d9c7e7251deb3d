import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { placeAfter, type GridSize, type Place, placeOf } from './place.ts';
import {
  extended,
  isCell,
  lineAt,
  lineOf,
  rectangleOf,
  type MatrixCursor,
  type MatrixRectangle,
} from './place.ts';

type MatrixEventOptions = Omit<GridSize, 'page'> & {
  /** Whether rectangles can be drawn. */
  hasSeveral: boolean;
  cursor: MatrixCursor | undefined;
  /** How many rows the page keys go. */
  page: () => number;
  onMove: (cursor: MatrixCursor) => void;
  onAct: (rectangle: MatrixRectangle) => void;
  /** The cell or name that the pointer has come to rest on; undefined when it is gone. */
  onLook: (place: Place | undefined) => void;
  /** Before a move that the focus is to follow. */
  takeFocus: () => void;
};

/** The pointer rests: what it only passes is not looked at, ms. */
const restMs = 120;

/**
 * Keys and pointer. Arrows, Home, End and the page keys move; with Shift, as with dragging and Shift and a click, they
 * draw a rectangle. Control and A takes all cells, Shift and Space the row, Control and Space the column, as does a click
 * on their name. Space and Enter act on what is covered, a click on its cell; Escape lets go of the rectangle.
 */
export function useMatrixEvents(options: MatrixEventOptions) {
  const { hasSeveral, cursor, rows, columns, page, onMove, onAct, onLook, takeFocus } = options;
  const [hovered, setHovered] = useState<Place>();
  const drag = useRef<{ from: Place; hasMoved: boolean }>(undefined);

  function moveTo(next: MatrixCursor) {
    if (next.row !== cursor?.row || next.column !== cursor.column) takeFocus();
    onMove(next);
  }

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  function hover(place: Place | undefined) {
    setHovered(place);
    clearTimeout(rest.current);
    if (place) rest.current = setTimeout(() => onLook(place), restMs);
    else onLook(undefined);
  }
  useEffect(() => () => clearTimeout(rest.current), []);

  const events = {
    onKeyDown(event: KeyboardEvent) {
      const from = placeOf(event.target);
      if (!from || event.altKey || event.metaKey) return;
      const covered = rectangleOf(cursor ?? from);
      // A pointer that rests somewhere gives way to the keys until it moves again.
      setHovered(undefined);
      const all = hasSeveral ? lineAt(event, from, { rows, columns }) : undefined;
      if (all) {
        event.preventDefault();
        moveTo(all);
      } else if ((event.key === ' ' || event.key === 'Enter') && covered) {
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
      if (place?.row !== hovered?.row || place?.column !== hovered?.column) hover(place);
      const dragged = drag.current;
      const isDragging = dragged !== undefined && event.buttons === 1 && !event.shiftKey;
      if (!isDragging || !place || !isCell(place)) return;
      if (place.row === cursor?.row && place.column === cursor.column) return;
      dragged.hasMoved = true;
      moveTo({ ...place, from: dragged.from });
    },
    onMouseLeave() {
      hover(undefined);
    },
    onClick(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place || drag.current?.hasMoved) return;
      const covered = rectangleOf(place);
      if (covered) onAct(covered);
      else if (hasSeveral && isSelectingName(event.target)) moveTo(lineOf(place, { rows, columns }));
    },
  };
  return { hovered, events };
}

/** Names of groups open them, and the arrow beside a name leads to its page. */
function isSelectingName(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-selects]') !== null;
}
