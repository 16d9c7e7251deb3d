import type { ReactNode } from 'react';
import type { FrameWidth } from '../AppFrame/frame.ts';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  skeleton?: ReactNode;
  isNumeric?: boolean;
  isSortable?: boolean;
  /** A CSS length. Columns without one share the remaining width. */
  width?: string;
  /** Names its row for screen readers. Set on the column with the row's link. */
  isRowHeader?: boolean;
  hiddenBelow?: 'wide' | 'phone';
};

export function visibleColumns<Row>(columns: readonly Column<Row>[], width: FrameWidth) {
  if (width === 'wide') return columns;
  return columns.filter(({ hiddenBelow }) => !hiddenBelow || (width === 'rail' && hiddenBelow === 'phone'));
}

/** Least width of a column that sets none. In a narrower window, the page scrolls sideways. */
const minWidth = '112px';

export function minTableWidth(widths: readonly (string | undefined)[]): string {
  return `calc(${widths.map((width) => width ?? minWidth).join(' + ')})`;
}
