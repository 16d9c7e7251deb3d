import { memo } from 'react';
import type { SquareHeading } from './squareHeading.ts';
import { SquareName } from './SquareName.tsx';
import { cellSize } from './squareMarks.ts';
import * as css from './SquareGrid.css.ts';

type SquareColumnsProps = {
  columns: readonly SquareHeading[];
  /** The columns to render. */
  shown: readonly number[];
  current: number | undefined;
  left: number;
  /** The column whose name Tab leads to. */
  stop: number | undefined;
  onToggle: (groupId: string) => void;
};

function PlainSquareColumns({ columns, shown, current, left, stop, onToggle }: SquareColumnsProps) {
  return (
    <div role="row" aria-rowindex={1} className={css.header}>
      <div className={css.corner} />
      {shown.map((column) => {
        const heading = columns[column];
        return (
          heading && (
            <div
              key={heading.id}
              role="columnheader"
              aria-colindex={column + 2}
              className={css.columnHeader}
              style={{ left: left + column * cellSize }}
            >
              <SquareName
                heading={heading}
                isCurrent={column === current}
                isStop={column === stop}
                onToggle={onToggle}
                row={-1}
                column={column}
              />
            </div>
          )
        );
      })}
    </div>
  );
}

/** The names of the columns, upright. They stay in sight while the rows scroll. */
export const SquareColumns = memo(PlainSquareColumns);
