import { MatrixName, type MatrixHeading } from './MatrixName.tsx';
import { cellSize } from './marks.ts';
import * as css from './MatrixGrid.css.ts';

type MatrixColumnsProps = {
  headings: readonly MatrixHeading[];
  /** The columns to render. */
  columns: readonly number[];
  current: number | undefined;
  /** Where the first column is, px. */
  start: number;
  /** The column whose name Tab leads to. */
  stop: number | undefined;
};

/** The names of the columns, upright. They stay in sight while the rows scroll. */
export function MatrixColumns({ headings, columns, start, current, stop }: MatrixColumnsProps) {
  return (
    <div role="row" aria-rowindex={1} className={css.header}>
      <div className={css.corner} />
      {columns.map((column) => {
        const heading = headings[column];
        return (
          heading && (
            <div
              key={heading.id}
              role="columnheader"
              aria-colindex={column + 2}
              className={css.columnHeader}
              style={{ left: start + column * cellSize }}
            >
              <MatrixName
                heading={heading}
                isCurrent={column === current}
                isStop={column === stop}
                data-row={-1}
                data-column={column}
              />
            </div>
          )
        );
      })}
    </div>
  );
}
