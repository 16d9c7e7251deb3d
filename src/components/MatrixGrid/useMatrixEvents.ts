import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  extendedCursor,
  isCell,
  lineForKey,
  lineOf,
  positionAfterKey,
  positionOf,
  selectedCells,
  type CellPosition,
  type GridSize,
  type MatrixCursor,
  type MatrixRectangle,
} from './cellPosition.ts';

type MatrixEventOptions = Omit<GridSize, 'page'> & {
  hasSeveral: boolean;
  cursor: MatrixCursor | undefined;
  page: () => number;
  onMove: (cursor: MatrixCursor) => void;
  onAct: (rectangle: MatrixRectangle) => void;
  onLook: (place: CellPosition | undefined) => void;
  /** Called before a move that the focus follows. */
  takeFocus: () => void;
};

/** How long the pointer must rest, ms. */
const restMs = 120;

/**
 * Handles keys and pointer. Arrow keys, Home, End and the page keys move. With Shift, they select a rectangle, as do
 * dragging and Shift+click. Control+A selects all cells, Shift+Space the row and Control+Space the column, as does a
 * click on its name. Space and Enter act on the selection, and a click acts on one cell. Escape clears the selection.
 */
export function useMatrixEvents(options: MatrixEventOptions) {
  const { hasSeveral, cursor, rows, columns, page, onMove, onAct, onLook, takeFocus } = options;
  const [hovered, setHovered] = useState<CellPosition>();
  const drag = useRef<{ from: CellPosition; hasMoved: boolean }>(undefined);

  function moveTo(next: MatrixCursor) {
    if (next.row !== cursor?.row || next.column !== cursor.column) takeFocus();
    onMove(next);
  }

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  function hover(place: CellPosition | undefined) {
    setHovered(place);
    clearTimeout(rest.current);
    if (place) rest.current = setTimeout(() => onLook(place), restMs);
    else onLook(undefined);
  }
  useEffect(() => () => clearTimeout(rest.current), []);

  const events = {
    onKeyDown(event: KeyboardEvent) {
      const from = positionOf(event.target);
      if (!from || event.altKey || event.metaKey) return;
      const covered = selectedCells(cursor ?? from);
      // The keyboard takes precedence over a resting pointer.
      setHovered(undefined);
      const all = hasSeveral ? lineForKey(event, from, { rows, columns }) : undefined;
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
        const to = positionAfterKey(event.key, event.ctrlKey, from, { rows, columns, page: page() });
        if (!to) return;
        event.preventDefault();
        moveTo(event.shiftKey && hasSeveral ? extendedCursor(cursor ?? from, to) : to);
      }
    },
    onFocus(event: FocusEvent) {
      const place = positionOf(event.target);
      if (place && (place.row !== cursor?.row || place.column !== cursor.column)) onMove(place);
    },
    onMouseDown(event: MouseEvent) {
      const place = positionOf(event.target);
      if (!hasSeveral || !place || !isCell(place) || event.button !== 0) return;
      drag.current = { from: place, hasMoved: event.shiftKey };
      if (event.shiftKey) {
        // Focusing the cell would clear the rectangle.
        event.preventDefault();
        moveTo(extendedCursor(cursor, place));
      } else if (cursor?.from) {
        onMove(place);
      }
    },
    onMouseMove(event: MouseEvent) {
      const place = positionOf(event.target);
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
      const place = positionOf(event.target);
      if (!place || drag.current?.hasMoved) return;
      const covered = selectedCells(place);
      if (covered) onAct(covered);
      else if (hasSeveral && isSelectingName(event.target)) moveTo(lineOf(place, { rows, columns }));
    },
  };
  return { hovered, events };
}

/** Whether a click on a name selects. Other names toggle a group or open a page. */
function isSelectingName(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-selects]') !== null;
}
