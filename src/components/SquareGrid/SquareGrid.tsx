import { useMemo, useState, memo } from 'react';
import { Crosshair, GridColumns } from '../MatrixGrid/GridColumns.tsx';
import * as frame from '../MatrixGrid/gridFrame.css.ts';
import type { Place } from '../MatrixGrid/place.ts';
import { usePlaceInSight } from '../MatrixGrid/usePlaceInSight.ts';
import { useVisibleCells, type VisibleCells, contains, placesIn } from '../MatrixGrid/useVisibleCells.ts';
import { coversSeveral, rectangleOf, type SquareCursor, type SquareRectangle } from './squareCursor.ts';
import { SquareDrawing } from './SquareDrawing.tsx';
import { headingLength, type SquareHeading } from './squareHeading.ts';
import { blocksOf, rowCodes, blockSize, cellSize, type SquareState } from './squareMarks.ts';
import { SquareName } from './SquareName.tsx';
import { SquareRow } from './SquareRow.tsx';
import { useSquareEvents } from './useSquareEvents.ts';
import * as css from './SquareGrid.css.ts';

export type SquareGridProps = {
  /** Accessible name. */
  label: string;
  /** The same arrays until a name or the order changes. */
  rows: readonly SquareHeading[];
  columns: readonly SquareHeading[];
  /** The states cells can be in: the same array always. */
  states: readonly SquareState[];
  /** The place in `states` of a cell's state. Another function once any of them changes. */
  stateAt: (row: number, column: number) => number;
  cursor: SquareCursor | undefined;
  onMove: (cursor: SquareCursor) => void;
  /** A click on a cell, Space or Enter on what is covered. */
  onAct: (rectangle: SquareRectangle) => void;
  /** The name of a group was pressed. The same function always. */
  onToggleGroup: (id: string) => void;
};

/**
 * Fewer rows at a time than are drawn at a time: each of them brings a name, which takes longest. One block more than is
 * in sight on each side, or a quick scroll would be ahead of them.
 */
const visibleBlocks = { rows: { size: 4, margin: 1 }, columns: { size: blockSize, margin: 1 } };

/** How long the names may be, px. */
const nameWidth = { least: 124, most: 220 };
const nameHeight = { least: 108, most: 180 };

/**
 * Things against things, each cell in one of a few states that a person changes, one by one or rectangle by rectangle.
 * Only what is in sight is rendered, however many there are; names stay in sight. One stop for Tab: arrows lead on from
 * there, to the names too.
 */
export function SquareGrid(props: SquareGridProps) {
  const { label, rows, columns, states, stateAt, cursor, onMove, onAct, onToggleGroup } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const headerWidth = useMemo(() => headingLength(rows, nameWidth.least, nameWidth.most), [rows]);
  const headerHeight = useMemo(() => headingLength(columns, nameHeight.least, nameHeight.most), [columns]);
  const size = { rows: rows.length, columns: columns.length };
  const header = { headerWidth, headerHeight };
  const { inSight, atRest } = useVisibleCells(scroller, {
    ...size,
    ...header,
    cellSize,
    blocks: visibleBlocks,
  });
  const takeFocus = usePlaceInSight({ scroller, place: cursor, cellSize, ...header });
  const page = () => Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - headerHeight) / cellSize) - 1);
  const { hovered, events } = useSquareEvents({ ...size, cursor, page, onMove, onAct, takeFocus });

  const stop = cursor ?? { row: 0, column: 0 };
  const shownRows = useMemo(() => placesIn(inSight.rows, stop.row), [inSight.rows, stop.row]);
  const shownColumns = useMemo(() => placesIn(inSight.columns, stop.column), [inSight.columns, stop.column]);
  const drawn = useCodes(inSight, stop, columns.length, stateAt);
  // The cells themselves show nothing: they come once a scroll has ended.
  const cells = useCodes(atRest, stop, columns.length, stateAt);
  const covered = cursor && rectangleOf(cursor);
  const width = columns.length * cellSize;
  const height = rows.length * cellSize;
  return (
    <div ref={setScroller} className={frame.scroller}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className={css.grid}
        style={{
          width: headerWidth + width,
          [frame.headerWidthName]: `${headerWidth}px`,
          [frame.headerHeightName]: `${headerHeight}px`,
        }}
        {...events}
      >
        <SquareColumns
          headings={columns}
          columns={shownColumns}
          current={(hovered ?? cursor)?.column}
          start={headerWidth}
          stop={stop.row === -1 ? stop.column : undefined}
          onToggle={onToggleGroup}
        />
        <div role="rowgroup" className={frame.body} style={{ height }}>
          <div aria-hidden className={frame.cells} style={{ width, height }}>
            {(hovered ?? cursor) && <Crosshair {...(hovered ?? stop)} cellSize={cellSize} />}
            <SquareDrawing
              {...inSight}
              {...drawn}
              rowHeadings={rows}
              columnHeadings={columns}
              states={states}
            />
            {covered && coversSeveral(covered) && <SquareOutline {...covered} look="selection" />}
            {cursor && covered && <SquareOutline {...cellOf(cursor)} look="cursor" />}
          </div>
          {shownRows.map((row) => {
            const heading = rows[row];
            const selected = covered && contains(covered.rows, row) ? covered.columns : undefined;
            return (
              heading && (
                <SquareRow
                  key={heading.id}
                  heading={heading}
                  row={row}
                  blocks={cells.blocks}
                  codes={cells.codes.get(row)}
                  states={states}
                  columns={columns}
                  left={headerWidth}
                  isCurrent={row === (hovered ?? cursor)?.row}
                  stop={row === stop.row ? stop.column : undefined}
                  selectedFrom={selected?.from ?? 0}
                  selectedTo={selected?.to ?? 0}
                  onToggle={onToggleGroup}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

function cellOf({ row, column }: SquareCursor): SquareRectangle {
  return { rows: { from: row, to: row + 1 }, columns: { from: column, to: column + 1 } };
}

/** Around cells. */
function SquareOutline({ rows, columns, look }: SquareRectangle & { look: 'cursor' | 'selection' }) {
  const spill = look === 'cursor' ? 1 : 0;
  return (
    <div
      className={css.outline[look]}
      style={{
        top: rows.from * cellSize - spill,
        left: columns.from * cellSize - spill,
        width: (columns.to - columns.from) * cellSize + 2 * spill,
        height: (rows.to - rows.from) * cellSize + 2 * spill,
      }}
    />
  );
}

/** The states of cells and of one more, which is kept wherever it is. */
function useCodes(
  { rows, columns }: VisibleCells,
  kept: Place,
  columnCount: number,
  stateAt: (row: number, column: number) => number,
) {
  const blocks = useMemo(() => blocksOf(columns, kept.column), [columns, kept.column]);
  const codes = useMemo(
    () => new Map(placesIn(rows, kept.row).map((row) => [row, rowCodes(row, blocks, columnCount, stateAt)])),
    [rows, kept.row, blocks, columnCount, stateAt],
  );
  return { blocks, codes };
}

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
const SquareColumns = memo(PlainSquareColumns);
