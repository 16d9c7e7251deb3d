/** Where in the grid one is; −1 is the header: the name of the row or column. */
export type Place = { readonly row: number; readonly column: number };

export type GridSize = {
  readonly rows: number;
  readonly columns: number;
  /** How many rows the page keys go. */
  readonly page: number;
};

/**
 * Where a key leads: arrows by one cell, Home and End along the row, Page Up and Down along the column, with Control to
 * the corners. Arrows also reach the names of rows and columns. Undefined: it is no key of the grid.
 */
export function placeAfter(
  key: string,
  isControl: boolean,
  { row, column }: Place,
  { rows, columns, page }: GridSize,
): Place | undefined {
  // The corner between the headers holds nothing.
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

/** The place of a cell or name, or of what is inside of it. */
export function placeOf(target: EventTarget): Place | undefined {
  const element = target instanceof Element ? target.closest('[data-row]') : null;
  if (!(element instanceof HTMLElement)) return undefined;
  return { row: Number(element.dataset.row), column: Number(element.dataset.column) };
}
