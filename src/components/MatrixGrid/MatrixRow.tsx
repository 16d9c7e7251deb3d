import { memo } from 'react';
import { MatrixName, type MatrixHeading } from './MatrixName.tsx';
import { cellSize } from './marks.ts';
import * as css from './MatrixGrid.css.ts';

type MatrixRowProps = {
  heading: MatrixHeading;
  row: number;
  /** The columns to render, and which of them is the current one: −1 is the row's name. */
  columns: readonly number[];
  current: number | undefined;
  /** The column that Tab leads to, if it is in this row. */
  stop: number | undefined;
  /** Where the first cell is, px. */
  start: number;
  nameAt: (row: number, column: number) => string;
};

function PlainMatrixRow({ heading, row, columns, current, stop, start, nameAt }: MatrixRowProps) {
  return (
    <div role="row" aria-rowindex={row + 2} className={css.row} style={{ top: row * cellSize }}>
      <div role="rowheader" aria-colindex={1} className={css.rowHeader}>
        <MatrixName
          heading={heading}
          isCurrent={current !== undefined}
          isStop={stop === -1}
          data-row={row}
          data-column={-1}
        />
      </div>
      {columns.map((column) => (
        <div
          key={column}
          role="gridcell"
          aria-colindex={column + 2}
          aria-label={nameAt(row, column)}
          aria-selected={column === current}
          tabIndex={column === stop ? 0 : -1}
          data-row={row}
          data-column={column}
          className={css.cell}
          style={{ left: start + column * cellSize }}
        />
      ))}
    </div>
  );
}

/** A row's name and its cells in sight, which hold no more than their names: the marks are drawn for all rows at once. */
export const MatrixRow = memo(PlainMatrixRow);
