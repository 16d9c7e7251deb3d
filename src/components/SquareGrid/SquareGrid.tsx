import { useMemo, useState } from 'react';
import { Crosshair } from '../MatrixGrid/Crosshair.tsx';
import { usePlaceInSight } from '../MatrixGrid/usePlaceInSight.ts';
import { useVisibleCells } from '../MatrixGrid/useVisibleCells.ts';
import { contains, placesIn } from '../MatrixGrid/visibleRange.ts';
import { SquareColumns } from './SquareColumns.tsx';
import { SquareDrawing } from './SquareDrawing.tsx';
import { SquareOutline } from './SquareOutline.tsx';
import { SquareRow } from './SquareRow.tsx';
import { useCodes } from './useCodes.ts';
import { coversSeveral, rectangleOf, type SquareCursor, type SquareRectangle } from './squareCursor.ts';
import { headingLength, type SquareHeading } from './squareHeading.ts';
import { blockSize, cellSize } from './squareMarks.ts';
import type { SquareState } from './squareState.ts';
import { useSquareEvents } from './useSquareEvents.ts';
import * as frame from '../MatrixGrid/gridFrame.css.ts';
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
