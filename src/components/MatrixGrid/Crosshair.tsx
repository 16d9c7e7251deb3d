import type { Place } from './place.ts';
import * as frame from './gridFrame.css.ts';

/** Leads the eye from a cell to the two names it is about. A name alone has its whole row or column. */
export function Crosshair({ row, column, cellSize }: Place & { cellSize: number }) {
  return (
    <>
      {row >= 0 && (
        <div
          className={frame.rowBand}
          style={{
            top: row * cellSize,
            height: cellSize,
            [frame.reachName]: `${(column + 1) * cellSize}px`,
          }}
        />
      )}
      {column >= 0 && (
        <div
          className={frame.columnBand}
          style={{
            left: column * cellSize,
            width: cellSize,
            [frame.reachName]: `${(row + 1) * cellSize}px`,
          }}
        />
      )}
    </>
  );
}
