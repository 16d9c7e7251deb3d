import type { ReactNode } from 'react';
import type { FrameWidth } from '../AppFrame/frame.ts';
import { measure } from '../theme/measures.css.ts';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  skeleton?: ReactNode;
  isNumeric?: boolean;
  isSortable?: boolean;
  /** A CSS length. Columns without one share the remaining width. */
  width?: string;
  /** The greatest width of a column without a `width`. Space that no column can use comes after the last one. */
  maxWidth?: string;
  /** Names its row for screen readers. Set on the column with the row's link. */
  isRowHeader?: boolean;
  /** `panels`: below 1280 px, as the whole navigation leaves less space there than the rail does below 1024 px. */
  hiddenBelow?: 'panels' | 'wide' | 'phone';
  /**
   * Where the card of a row shows the cell on phones: as its title, beside the title, or in a line below. A function
   * renders something else there. Cards leave out columns without it.
   */
  card?: 'title' | 'beside' | 'line' | ((row: Row) => ReactNode);
};

export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  width: FrameWidth,
  isBelowPanels: boolean,
): readonly Column<Row>[] {
  const hiding = {
    panels: isBelowPanels,
    wide: width !== 'wide',
    phone: width === 'phone',
  };
  return columns.filter(({ hiddenBelow }) => !hiddenBelow || !hiding[hiddenBelow]);
}

/** Least width of a column that sets none. In a narrower window, the page scrolls sideways. */
const minWidth = '112px';

export function minTableWidth(widths: readonly (string | undefined)[]): string {
  return `calc(${widths.map((width) => width ?? minWidth).join(' + ')})`;
}

/**
 * Returns the width of the last column of a table over the whole page, with the space that columns without a width leave
 * because of their greatest width. A longer line would be hard to follow with the eye.
 */
export function withSlack<Row>(columns: readonly Column<Row>[], besides: readonly string[]) {
  const growing = columns.filter(({ width }) => width === undefined);
  const last = columns.at(-1);
  const most = growing.flatMap(({ maxWidth }) => maxWidth ?? []);
  if (!last?.width || growing.length === 0 || most.length < growing.length) return last?.width;
  const taken = [measure.size.nav, ...besides, ...columns.flatMap(({ width }) => width ?? []), ...most];
  return `calc(${last.width} + max(0px, 100vw - (${taken.join(' + ')})))`;
}
