import type { Place } from '../MatrixGrid/place.ts';
import type { CellRange } from '../MatrixGrid/useVisibleCells.ts';

/** Where in the grid one is, −1 being the name of a row or column, and where the rectangle began that ends there. */
export type SquareCursor = Place & { readonly from?: Place | undefined };

/** Cells from corner to corner. */
export type SquareRectangle = { readonly rows: CellRange; readonly columns: CellRange };

/** What the cursor covers: one cell, or the rectangle from where it began; undefined on a name. */
export function rectangleOf({ row, column, from }: SquareCursor): SquareRectangle | undefined {
  if (!isCell({ row, column })) return undefined;
  const start = from ?? { row, column };
  return { rows: between(start.row, row), columns: between(start.column, column) };
}

/** Whether it covers more than the cell it is at. */
export function coversSeveral({ rows, columns }: SquareRectangle): boolean {
  return rows.to - rows.from > 1 || columns.to - columns.from > 1;
}

/** The cursor after the rectangle was drawn on to a place; names are not covered. */
export function extended(cursor: SquareCursor | undefined, to: Place): SquareCursor {
  const place = { row: Math.max(0, to.row), column: Math.max(0, to.column) };
  if (!cursor || !isCell(cursor)) return place;
  return { ...place, from: cursor.from ?? { row: cursor.row, column: cursor.column } };
}

export function isCell({ row, column }: Place): boolean {
  return row >= 0 && column >= 0;
}

/** The part of a range within a block that begins at `start`; empty where they do not meet. */
export function within(range: CellRange | undefined, start: number, length: number): CellRange {
  const from = Math.max(range?.from ?? 0, start);
  const to = Math.min(range?.to ?? 0, start + length);
  return from < to ? { from, to } : { from: 0, to: 0 };
}

function between(one: number, other: number): CellRange {
  return { from: Math.min(one, other), to: Math.max(one, other) + 1 };
}
