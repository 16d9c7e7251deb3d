import { cellSize, markPaths, markShapes, type MatrixMark } from './marks.ts';
import * as marks from './MatrixMarks.css.ts';
import * as css from './MatrixLegend.css.ts';

export type MatrixLegendProps = {
  items: readonly { mark: MatrixMark; isFlagged?: boolean; label: string }[];
  /** How to read the grid. */
  note: string;
};

/** What the marks of a matrix mean. */
export function MatrixLegend({ items, note }: MatrixLegendProps) {
  return (
    <ul aria-label="Legend" className={css.legend}>
      {items.map(({ mark, isFlagged = false, label }) => (
        <li key={label} className={css.item}>
          <MarkSample mark={mark} isFlagged={isFlagged} />
          {label}
        </li>
      ))}
      <li>{note}</li>
    </ul>
  );
}

function MarkSample({ mark, isFlagged }: { mark: MatrixMark; isFlagged: boolean }) {
  const paths = markPaths([{ mark, isFlagged, row: 0, column: 0 }]);
  return (
    <svg aria-hidden width={16} height={16} viewBox={`2 2 ${cellSize - 4} ${cellSize - 4}`}>
      {markShapes.map((shape) => (
        <path key={shape} className={marks.shape[shape]} d={paths[shape]} />
      ))}
    </svg>
  );
}
