import { memo } from 'react';
import type { SquareHeading } from './squareHeading.ts';
import { SquareCells } from './SquareCells.tsx';
import { SquareName } from './SquareName.tsx';
import { within } from './squareCursor.ts';
import { blockSize, cellSize } from './squareMarks.ts';
import type { SquareState } from './squareState.ts';
import * as css from './SquareGrid.css.ts';

type SquareRowProps = {
  heading: SquareHeading;
  row: number;
  /** The first columns of the blocks to render, and one character for each of their cells; undefined: they are to come. */
  blocks: readonly number[];
  codes: string | undefined;
  states: readonly SquareState[];
  columns: readonly SquareHeading[];
  left: number;
  isCurrent: boolean;
  /** The column that Tab leads to, if it is in this row; −1 is the row's name. */
  stop: number | undefined;
  selectedFrom: number;
  selectedTo: number;
  onToggle: (groupId: string) => void;
};

function PlainSquareRow(props: SquareRowProps) {
  const { heading, row, blocks, codes, states, columns, left, isCurrent, stop, onToggle } = props;
  const selected = { from: props.selectedFrom, to: props.selectedTo };
  return (
    <div role="row" aria-rowindex={row + 2} className={css.row} style={{ top: row * cellSize }}>
      <div role="rowheader" aria-colindex={1} className={css.rowHeader}>
        <SquareName
          heading={heading}
          isCurrent={isCurrent}
          isStop={stop === -1}
          onToggle={onToggle}
          row={row}
          column={-1}
        />
      </div>
      {codes !== undefined &&
        blocks.map((start, index) => {
          const { from, to } = within(selected, start, blockSize);
          return (
            <SquareCells
              key={start}
              row={row}
              rowLabel={heading.label}
              start={start}
              codes={codes.slice(index * blockSize, (index + 1) * blockSize)}
              states={states}
              columns={columns}
              left={left}
              stop={stop !== undefined && stop >= start && stop < start + blockSize ? stop : undefined}
              selectedFrom={from}
              selectedTo={to}
            />
          );
        })}
    </div>
  );
}

/** A row's name and its cells in sight. */
export const SquareRow = memo(PlainSquareRow);
