import { GridColumns } from './GridColumns.tsx';
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

/** The names of the columns, each leading to its page. */
export function MatrixColumns({ current, stop, ...place }: MatrixColumnsProps) {
  return (
    <GridColumns
      {...place}
      cellSize={cellSize}
      className={css.columnHeader}
      renderName={(heading, column) => (
        <MatrixName
          heading={heading}
          isCurrent={column === current}
          isStop={column === stop}
          data-row={-1}
          data-column={column}
        />
      )}
    />
  );
}
