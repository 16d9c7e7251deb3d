import { memo } from 'react';
import { GridColumns } from '../MatrixGrid/GridColumns.tsx';
import type { SquareHeading } from './squareHeading.ts';
import { SquareName } from './SquareName.tsx';
import { cellSize } from './squareMarks.ts';
import * as css from './SquareGrid.css.ts';

type SquareColumnsProps = {
  headings: readonly SquareHeading[];
  /** The columns to render. */
  columns: readonly number[];
  current: number | undefined;
  /** Where the first column is, px. */
  start: number;
  /** The column whose name Tab leads to. */
  stop: number | undefined;
  onToggle: (groupId: string) => void;
};

function PlainSquareColumns({ current, stop, onToggle, ...place }: SquareColumnsProps) {
  return (
    <GridColumns
      {...place}
      cellSize={cellSize}
      className={css.columnHeader}
      renderName={(heading, column) => (
        <SquareName
          heading={heading}
          isCurrent={column === current}
          isStop={column === stop}
          onToggle={onToggle}
          row={-1}
          column={column}
        />
      )}
    />
  );
}

/** The names of the columns, which lead to pages or open and close groups. */
export const SquareColumns = memo(PlainSquareColumns);
