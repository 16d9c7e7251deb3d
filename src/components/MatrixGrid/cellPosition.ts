import { pressedKey } from '../Shortcuts/pressedKey.ts';
import { useLayoutEffect, useRef } from 'react';
import type { CellSize } from './marks.ts';
import type { CellRange } from './useVisibleCells.ts';

/** A cell of the grid, or with −1 the name of a row or column. */
export type CellPosition = { readonly row: number; readonly column: number };

export type GridSize = {
  readonly rows: number;
  readonly columns: number;
  /** How many rows Page Up and Page Down move. */
  readonly page: number;
};

/**
 * Returns the place that a key moves to: arrow keys by one cell, Home and End along the row (with Control to a corner),
 * Page Up and Page Down along the column. Arrow keys also reach the names. Undefined for other keys.
 */
export function positionAfterKey(
  key: string,
  isControl: boolean,
  { row, column }: CellPosition,
  { rows, columns, page }: GridSize,
): CellPosition | undefined {
  // The corner between the headers is empty.
  const firstRow = column === -1 ? 0 : -1;
  const firstColumn = row === -1 ? 0 : -1;
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(firstRow, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(lastRow, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(firstColumn, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'PageUp':
      return { row: Math.max(Math.min(row, 0), row - page), column };
    case 'PageDown':
      return { row: Math.min(lastRow, row + page), column };
    case 'Home':
      return isControl ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return isControl ? { row: lastRow, column: lastColumn } : { row, column: lastColumn };
    default:
      return undefined;
  }
}

/** The place of a cell or name, or of an element inside it. */
export function positionOf(target: EventTarget): CellPosition | undefined {
  const element = target instanceof Element ? target.closest('[data-row]') : null;
  if (!(element instanceof HTMLElement)) return undefined;
  return { row: Number(element.dataset.row), column: Number(element.dataset.column) };
}

/** The current place, and the opposite corner if a rectangle is selected. */
export type MatrixCursor = CellPosition & { readonly from?: CellPosition | undefined };

export type MatrixRectangle = { readonly rows: CellRange; readonly columns: CellRange };

/** Returns the cells that the cursor covers. Undefined on a name. */
export function selectedCells({ row, column, from }: MatrixCursor): MatrixRectangle | undefined {
  if (!isCell({ row, column })) return undefined;
  const start = from ?? { row, column };
  return { rows: between(start.row, row), columns: between(start.column, column) };
}

export function coversSeveral({ rows, columns }: MatrixRectangle): boolean {
  return rows.to - rows.from > 1 || columns.to - columns.from > 1;
}

/** Extends the rectangle of the cursor to a place. Names are not covered. */
export function extendedCursor(cursor: MatrixCursor | undefined, to: CellPosition): MatrixCursor {
  const place = { row: Math.max(0, to.row), column: Math.max(0, to.column) };
  if (!cursor || !isCell(cursor)) return place;
  return { ...place, from: cursor.from ?? { row: cursor.row, column: cursor.column } };
}

type Lines = Pick<GridSize, 'rows' | 'columns'>;

export function lineOf({ row, column }: CellPosition, { rows, columns }: Lines): MatrixCursor {
  return row === -1
    ? { row: 0, column, from: { row: rows - 1, column } }
    : { row, column: 0, from: { row, column: columns - 1 } };
}

type Key = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
};

/** Keys that select everything (Control+A), the row (Shift+Space) or the column (Control+Space). */
export function lineForKey(
  pressed: Key,
  { row, column }: CellPosition,
  size: Lines,
): MatrixCursor | undefined {
  const { key, ctrlKey, shiftKey } = pressed;
  if (ctrlKey && pressedKey(pressed).toLowerCase() === 'a') {
    return { row: 0, column: 0, from: { row: size.rows - 1, column: size.columns - 1 } };
  }
  if (key !== ' ' || ctrlKey === shiftKey) return undefined;
  if (shiftKey && row >= 0) return lineOf({ row, column: -1 }, size);
  return ctrlKey && column >= 0 ? lineOf({ row: -1, column }, size) : undefined;
}

export function isCell({ row, column }: CellPosition): boolean {
  return row >= 0 && column >= 0;
}

/** Returns the part of a range inside a block, or an empty range. */
export function within(range: CellRange | undefined, start: number, length: number): CellRange {
  const from = Math.max(range?.from ?? 0, start);
  const to = Math.min(range?.to ?? 0, start + length);
  return from < to ? { from, to } : { from: 0, to: 0 };
}

function between(a: number, b: number): CellRange {
  return { from: Math.min(a, b), to: Math.max(a, b) + 1 };
}

type PlaceInSightOptions = {
  scroller: HTMLElement | null;
  place: CellPosition | undefined;
  cellSize: CellSize;
  /** In px. */
  headerWidth: number;
  headerHeight: number;
};

/**
 * Scrolls a place into view when it changes. The focus follows only if the returned function was called before, so that
 * it does not leave a field that changed the place.
 */
export function useScrollToCell(options: PlaceInSightOptions): () => void {
  const { scroller, place, cellSize, headerWidth, headerHeight } = options;
  const isDue = useRef(false);
  const [row, column] = [place?.row, place?.column];

  useLayoutEffect(() => {
    if (!scroller || row === undefined || column === undefined) return;
    reveal(scroller, 'scrollTop', row, cellSize.height, scroller.clientHeight - headerHeight);
    reveal(scroller, 'scrollLeft', column, cellSize.width, scroller.clientWidth - headerWidth);
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

function reveal(
  scroller: HTMLElement,
  edge: 'scrollTop' | 'scrollLeft',
  cell: number,
  size: number,
  length: number,
): void {
  if (cell < 0) return;
  const [start, end] = [cell * size, (cell + 1) * size];
  if (start < scroller[edge]) scroller[edge] = start;
  else if (end > scroller[edge] + length) scroller[edge] = end - length;
}
