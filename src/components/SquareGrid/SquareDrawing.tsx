import { memo, useMemo } from 'react';
import type { CellRange } from '../MatrixGrid/useVisibleCells.ts';
import type { SquareHeading } from './squareHeading.ts';
import {
  blockCodes,
  blockSize,
  cellSize,
  squarePaths,
  squareShapes,
  type SquareState,
} from './squareMarks.ts';
import * as css from './SquareGrid.css.ts';
import * as squareMarksCss from './SquareMarks.css.ts';

type SquareDrawingProps = {
  /** What is in sight. */
  rows: CellRange;
  columns: CellRange;
  rowHeadings: readonly SquareHeading[];
  columnHeadings: readonly SquareHeading[];
  /** The first columns of the blocks that `codes` are of. */
  blocks: readonly number[];
  /** By row. */
  codes: ReadonlyMap<number, string>;
  states: readonly SquareState[];
};

/** Under the cells in sight: lines, or bands where groups are, and the marks. */
export function SquareDrawing(props: SquareDrawingProps) {
  const { rows, columns, rowHeadings, columnHeadings, blocks, codes, states } = props;
  const groupRows = groupsIn(rows, rowHeadings);
  const groupColumns = groupsIn(columns, columnHeadings);
  const hasGroups = groupRows.length + groupColumns.length > 0;
  return (
    <>
      {groupRows.map((row) => (
        <div
          key={row}
          className={css.groupBand}
          style={{ top: row * cellSize, left: 0, right: 0, height: cellSize }}
        />
      ))}
      {groupColumns.map((column) => (
        <div
          key={column}
          className={css.groupBand}
          style={{ left: column * cellSize, top: 0, bottom: 0, width: cellSize }}
        />
      ))}
      {!hasGroups && <div className={css.lines} />}
      {startsIn(rows).flatMap((row) => {
        const rowsOfBlock = Array.from({ length: blockSize }, (_, index) => codes.get(row + index) ?? '');
        return blocks.map((column, index) => (
          <SquareMarks
            key={`${row} ${column}`}
            row={row}
            column={column}
            codes={blockCodes(rowsOfBlock, index)}
            states={states}
          />
        ));
      })}
    </>
  );
}

/** The first rows of the blocks that are drawn; a row of them that is not in sight is left empty. */
function startsIn({ from, to }: CellRange): readonly number[] {
  const first = from - (from % blockSize);
  return Array.from({ length: Math.ceil((to - first) / blockSize) }, (_, index) => first + index * blockSize);
}

function groupsIn({ from, to }: CellRange, headings: readonly SquareHeading[]): readonly number[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return places.filter((place) => headings[place]?.kind === 'group');
}

type SquareMarksProps = {
  /** Its top left cell. */
  row: number;
  column: number;
  /** One character for each cell of the block: its state's place in `states`, as a character code. */
  codes: string;
  states: readonly SquareState[];
};

function PlainSquareMarks({ row, column, codes, states }: SquareMarksProps) {
  const paths = useMemo(
    () => squarePaths(Array.from(codes, (code) => states[code.charCodeAt(0)])),
    [codes, states],
  );
  return (
    <svg
      aria-hidden
      className={squareMarksCss.marks}
      width={cellSize}
      height={cellSize}
      style={{ left: column * cellSize, top: row * cellSize }}
    >
      {squareShapes.map((shape) => {
        const path = paths.get(shape);
        return path && <path key={shape} className={squareMarksCss.shape[shape]} d={path} />;
      })}
    </svg>
  );
}

/** The marks of a block of cells, as a drawing under them: it is drawn anew only when one of them changes. */
const SquareMarks = memo(PlainSquareMarks);
