import { cellSize, squarePaths, squareShapes, type SquareMark, type SquareState } from './squareMarks.ts';
import * as css from './SquareLegend.css.ts';
import * as marks from './SquareMarks.css.ts';

type LegendItem = { mark: SquareMark; isChanged?: boolean; label: string };

/** What the marks mean. */
export function SquareLegend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul aria-label="Legend" className={css.legend}>
      {items.map(({ mark, isChanged = false, label }) => (
        <li key={label} className={css.item}>
          <SquareSample mark={mark} isChanged={isChanged} />
          {label}
        </li>
      ))}
    </ul>
  );
}

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
