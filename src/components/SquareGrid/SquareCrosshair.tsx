import type { Place } from '../MatrixGrid/place.ts';
import type { SquareRectangle } from './squareCursor.ts';
import { cellSize } from './squareMarks.ts';
import * as css from './SquareGrid.css.ts';

/** Leads the eye from a cell to the two names it is about. A name alone has its whole row or column. */
export function SquareCrosshair({ row, column }: Place) {
  return (
    <>
      {row >= 0 && (
        <div
          className={css.rowBand}
          style={{ top: row * cellSize, [css.reachName]: `${(column + 1) * cellSize}px` }}
        />
      )}
      {column >= 0 && (
        <div
          className={css.columnBand}
          style={{ left: column * cellSize, [css.reachName]: `${(row + 1) * cellSize}px` }}
        />
      )}
    </>
  );
}

/** Around cells. */
export function SquareOutline({ rows, columns, look }: SquareRectangle & { look: 'cursor' | 'selection' }) {
  const spill = look === 'cursor' ? 1 : 0;
  return (
    <div
      className={css.outline[look]}
      style={{
        top: rows.from * cellSize - spill,
        left: columns.from * cellSize - spill,
        width: (columns.to - columns.from) * cellSize + 2 * spill,
        height: (rows.to - rows.from) * cellSize + 2 * spill,
      }}
    />
  );
}
