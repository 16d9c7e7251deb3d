import { cellSize } from './marks.ts';
import type { Place } from './place.ts';
import * as css from './MatrixGrid.css.ts';

/** Leads the eye from the current cell to the two names it is about. A name alone has its whole row or column. */
export function MatrixCrosshair({ row, column }: Place) {
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

/** Around the current cell. */
export function MatrixOutline({ row, column }: Place) {
  if (row < 0 || column < 0) return null;
  return <div className={css.outline} style={{ top: row * cellSize, left: column * cellSize }} />;
}
