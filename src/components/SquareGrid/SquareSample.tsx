import { cellSize, squarePaths, squareShapes } from './squareMarks.ts';
import type { SquareState } from './squareState.ts';
import * as marks from './SquareMarks.css.ts';
import * as css from './SquareLegend.css.ts';

/** The mark of a state outside of the grid, beside words. */
export function SquareSample({ mark, isChanged }: Pick<SquareState, 'mark' | 'isChanged'>) {
  const paths = squarePaths([{ mark, isChanged, words: '' }]);
  return (
    <svg aria-hidden width={cellSize} height={cellSize} className={css.sample}>
      {squareShapes.map((shape) => {
        const path = paths.get(shape);
        return path && <path key={shape} className={marks.shape[shape]} d={path} />;
      })}
    </svg>
  );
}
