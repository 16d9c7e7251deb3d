import { memo } from 'react';
import type { MatrixHeading } from './matrixHeading.ts';
import { within } from './cellPosition.ts';
import { blockSize, type CellSize, type MatrixState } from './marks.ts';
import { MatrixName } from './MatrixName.tsx';
import * as css from './MatrixGrid.css.ts';

type MatrixRowProps = {
  heading: MatrixHeading;
  row: number;
  /** First columns of the blocks to render, and one character for each of their cells. Undefined: not rendered yet. */
  blocks: readonly number[];
  codes: string | undefined;
  states: readonly MatrixState[];
  columns: readonly MatrixHeading[];
  relation: string;
  cellSize: CellSize;
  /** Left edge of the first column, px. */
  left: number;
  isCurrent: boolean;
  isSelecting: boolean;
  /** The tab stop, if it is in this row. −1 is the row's name. */
  stop: number | undefined;
  selectedFrom: number;
  selectedTo: number;
  onToggle: (groupId: string) => void;
  total: RowTotal | undefined;
  /** Right edge of the last column, px. */
  right: number;
};

/** Must be the same object until it changes. */
export type RowTotal = { readonly text: string; readonly share: number };

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { heading, row, blocks, codes, cellSize, left, isCurrent, stop, onToggle } = props;
  const selected = { from: props.selectedFrom, to: props.selectedTo };
  return (
    <div role="row" aria-rowindex={row + 2} className={css.row} style={{ top: row * cellSize.height }}>
      <div role="rowheader" aria-colindex={1} className={css.rowHeader}>
        <MatrixName
          heading={heading}
          isCurrent={isCurrent}
          isStop={stop === -1}
          isSelecting={props.isSelecting}
          onToggle={onToggle}
          row={row}
          column={-1}
        />
      </div>
      {codes !== undefined &&
        blocks.map((start, index) => {
          const { from, to } = within(selected, start, blockSize);
          return (
            <MatrixCells
              key={start}
              row={row}
              name={`${heading.label} ${props.relation}`}
              start={start}
              codes={codes.slice(index * blockSize, (index + 1) * blockSize)}
              states={props.states}
              columns={props.columns}
              left={left + start * cellSize.width}
              stop={stop !== undefined && stop >= start && stop < start + blockSize ? stop : undefined}
              selectedFrom={from}
              selectedTo={to}
            />
          );
        })}
      {/* The panel of the row has it in words. */}
      {props.total && (
        <div aria-hidden className={css.total} style={{ left: props.right }}>
          <span className={props.total.share === 0 ? css.noneOfRow : css.ofRow}>{props.total.text}</span>
          <span className={css.totalBar} style={{ [css.shareName]: `${props.total.share * 100}%` }} />
        </div>
      )}
    </div>
  );
});

type MatrixCellsProps = {
  row: number;
  /** First part of each cell's accessible name. */
  name: string;
  start: number;
  /** One character for each cell: the index of its state in `states`, as a character code. */
  codes: string;
  states: readonly MatrixState[];
  columns: readonly MatrixHeading[];
  /** Left edge, px. */
  left: number;
  stop: number | undefined;
  /** End is exclusive. */
  selectedFrom: number;
  selectedTo: number;
};

/** Invisible cells of a row with their accessible names. Marks are drawn under them. */
const MatrixCells = memo(function MatrixCells(props: MatrixCellsProps) {
  const { row, name, start, codes, states, columns, left, stop, selectedFrom, selectedTo } = props;
  return (
    <div className={css.block} style={{ left }}>
      {Array.from(codes, (code, index) => {
        const column = start + index;
        const state = states[code.charCodeAt(0)];
        return (
          <div
            key={column}
            role="gridcell"
            aria-colindex={column + 2}
            aria-label={`${name} ${columns[column]?.label}: ${state?.description}`}
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
});
