import { memo } from 'react';
import type { SquareHeading } from './squareHeading.ts';
import { cellSize } from './squareMarks.ts';
import type { SquareState } from './squareState.ts';
import * as css from './SquareGrid.css.ts';

type SquareCellsProps = {
  row: number;
  rowLabel: string;
  /** The first column. */
  start: number;
  /** One character a cell: its state's place in `states`, as a character code. */
  codes: string;
  states: readonly SquareState[];
  columns: readonly SquareHeading[];
  /** Where the first column of the grid is, px. */
  left: number;
  /** The column that Tab leads to, if it is among these. */
  stop: number | undefined;
  /** Columns that are selected, from and up to. */
  selectedFrom: number;
  selectedTo: number;
};

function PlainSquareCells(props: SquareCellsProps) {
  const { row, rowLabel, start, codes, states, columns, left, stop, selectedFrom, selectedTo } = props;
  return (
    <div className={css.block} style={{ left: left + start * cellSize }}>
      {Array.from(codes, (code, index) => {
        const column = start + index;
        const state = states[code.charCodeAt(0)];
        return (
          <div
            key={column}
            role="gridcell"
            aria-colindex={column + 2}
            aria-label={`${rowLabel} and ${columns[column]?.label}: ${state?.words}`}
            aria-selected={column >= selectedFrom && column < selectedTo}
            tabIndex={column === stop ? 0 : -1}
            data-row={row}
            data-column={column}
            className={css.cell}
          />
        );
      })}
    </div>
  );
}

/** Some cells of a row, side by side. They hold no more than what they say: marks are drawn under them. */
export const SquareCells = memo(PlainSquareCells);
