import type { CellRange } from '../MatrixGrid/visibleRange.ts';
import { SquareMarks } from './SquareMarks.tsx';
import { blockCodes } from './squareCodes.ts';
import type { SquareHeading } from './squareHeading.ts';
import { blockSize, cellSize } from './squareMarks.ts';
import type { SquareState } from './squareState.ts';
import * as css from './SquareGrid.css.ts';

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
