import { memo, useMemo } from 'react';
import { cellSize, markPaths, markShapes, type MatrixMark, type PlacedMark } from './marks.ts';
import type { VisibleCells } from './useVisibleCells.ts';
import * as css from './MatrixMarks.css.ts';

type MatrixMarksProps = VisibleCells & {
  markAt: (row: number, column: number) => MatrixMark;
  isFlaggedAt: (row: number, column: number) => boolean;
};

function PlainMatrixMarks({ rows, columns, markAt, isFlaggedAt }: MatrixMarksProps) {
  const paths = useMemo(() => {
    const marks: PlacedMark[] = [];
    for (let row = rows.from; row < rows.to; row += 1) {
      for (let column = columns.from; column < columns.to; column += 1) {
        const place = { row: row - rows.from, column: column - columns.from };
        marks.push({ mark: markAt(row, column), isFlagged: isFlaggedAt(row, column), ...place });
      }
    }
    return markPaths(marks);
  }, [rows, columns, markAt, isFlaggedAt]);
  return (
    <svg
      aria-hidden
      className={css.marks}
      width={(columns.to - columns.from) * cellSize}
      height={(rows.to - rows.from) * cellSize}
      style={{ left: columns.from * cellSize, top: rows.from * cellSize }}
    >
      {markShapes.map((shape) => (
        <path key={shape} className={css.shape[shape]} d={paths[shape]} />
      ))}
    </svg>
  );
}

/** The marks of all cells in sight, as a drawing under the cells. */
export const MatrixMarks = memo(PlainMatrixMarks);
