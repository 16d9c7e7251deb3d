import { memo, useMemo } from 'react';
import { cellSize, squarePaths, squareShapes } from './squareMarks.ts';
import type { SquareState } from './squareState.ts';
import * as css from './SquareMarks.css.ts';

type SquareMarksProps = {
  /** Its top left cell. */
  row: number;
  column: number;
  /** One character for each cell of the block: its state's place in `states`, as a character code. */
  codes: string;
  states: readonly SquareState[];
};

function PlainSquareMarks({ row, column, codes, states }: SquareMarksProps) {
  const paths = useMemo(
    () => squarePaths(Array.from(codes, (code) => states[code.charCodeAt(0)])),
    [codes, states],
  );
  return (
    <svg
      aria-hidden
      className={css.marks}
      width={cellSize}
      height={cellSize}
      style={{ left: column * cellSize, top: row * cellSize }}
    >
      {squareShapes.map((shape) => {
        const path = paths.get(shape);
        return path && <path key={shape} className={css.shape[shape]} d={path} />;
      })}
    </svg>
  );
}

/** The marks of a block of cells, as a drawing under them: it is drawn anew only when one of them changes. */
export const SquareMarks = memo(PlainSquareMarks);
