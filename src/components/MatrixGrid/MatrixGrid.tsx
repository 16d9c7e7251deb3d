import { startTransition, useEffect, useMemo, useState } from 'react';
import { MatrixColumns } from './MatrixColumns.tsx';
import { headingLength, type MatrixHeading } from './matrixHeading.ts';
import {
  coversSeveral,
  rectangleOf,
  usePlaceInSight,
  type MatrixCursor,
  type MatrixRectangle,
  type Place,
} from './place.ts';
import { useVisibleCells, contains, placesIn, type VisibleCells } from './useVisibleCells.ts';
import { Crosshair, MatrixDrawing, MatrixOutline } from './MatrixDrawing.tsx';
import { blocksOf, rowCodes, blockSize, cellSizes, isRoomy, type MatrixState } from './marks.ts';
import { MatrixRow } from './MatrixRow.tsx';
import { useMatrixEvents } from './useMatrixEvents.ts';
import * as css from './MatrixGrid.css.ts';

export type MatrixGridProps = {
  /** Accessible name. */
  label: string;
  /** The same arrays until a name or the order changes. */
  rows: readonly MatrixHeading[];
  columns: readonly MatrixHeading[];
  /** The states cells can be in: the same array always. */
  states: readonly MatrixState[];
  /** The place in `states` of a cell's state. Another function once any of them changes. */
  stateAt: (row: number, column: number) => number;
  /**
   * Between the two names in the name of a cell: left-01 and left-02.
   * @default 'and'
   */
  relation?: string;
  /** @default 'small' */
  cells?: keyof typeof cellSizes;
  /** Whether rectangles can be drawn, so that several cells are acted on at once. A name then takes its whole line. */
  hasSeveral: boolean;
  cursor: MatrixCursor | undefined;
  onMove: (cursor: MatrixCursor) => void;
  /** A click on a cell, Space or Enter on what is covered. */
  onAct: (rectangle: MatrixRectangle) => void;
  /** The pointer has come to rest on a cell or name, or is gone. */
  onLook?: (place: Place | undefined) => void;
  /** The name of a group was pressed. The same function always. */
  onToggleGroup?: (id: string) => void;
};

/**
 * Fewer rows at a time than are drawn at a time: each of them brings a name, which takes longest. One block more than is
 * in sight on each side, or a quick scroll would be ahead of them.
 */
const visibleBlocks = { rows: { size: 4, margin: 1 }, columns: { size: blockSize, margin: 1 } };

const noGroups = () => undefined;

/** How long the names may be, px. */
const nameWidth = { least: 124, most: 220 };
const nameHeight = { least: 108, most: 180 };
/** Three level lines. */
const roomyNameHeight = 60;

/**
 * Things against things, each cell in one of a few states, which are looked at one by one or rectangle by rectangle.
 * Only what is in sight is rendered, however many there are; names stay in sight. One stop for Tab: arrows lead on from
 * there, to the names too.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const {
    label,
    rows,
    columns,
    states,
    stateAt,
    relation = 'and',
    hasSeveral,
    cursor,
    onMove,
    onAct,
  } = props;
  const { onToggleGroup = noGroups, onLook = noGroups } = props;
  const cellSize = cellSizes[props.cells ?? 'small'];
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const headerWidth = useMemo(() => headingLength(rows, nameWidth.least, nameWidth.most), [rows]);
  const headerHeight = useMemo(
    () => (isRoomy(cellSize) ? roomyNameHeight : headingLength(columns, nameHeight.least, nameHeight.most)),
    [columns, cellSize],
  );
  const size = { rows: rows.length, columns: columns.length };
  const header = { headerWidth, headerHeight };
  const { inSight, atRest } = useVisibleCells(scroller, {
    ...size,
    ...header,
    cellSize,
    blocks: visibleBlocks,
  });
  const takeFocus = usePlaceInSight({ scroller, place: cursor, cellSize, ...header });
  const page = () =>
    Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - headerHeight) / cellSize.height) - 1);
  const { hovered, events } = useMatrixEvents({
    ...size,
    hasSeveral,
    cursor,
    page,
    onMove,
    onAct,
    onLook,
    takeFocus,
  });

  const stop = cursor ?? { row: 0, column: 0 };
  const shownRows = useMemo(() => placesIn(inSight.rows, stop.row), [inSight.rows, stop.row]);
  const shownColumns = useMemo(() => placesIn(inSight.columns, stop.column), [inSight.columns, stop.column]);
  const whole = useWholeBlocks(inSight, rows.length);
  const drawn = useCodes(whole, stop, columns.length, stateAt);
  // The cells themselves show nothing: they come once a scroll has ended.
  const cells = useCodes(atRest, stop, columns.length, stateAt);
  const isSettled = useSettled(rows, columns);
  const covered = cursor && rectangleOf(cursor);
  const width = columns.length * cellSize.width;
  const height = rows.length * cellSize.height;
  return (
    <div ref={setScroller} data-keeps-place="matrix" className={css.scroller}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable={hasSeveral}
        className={css.grid}
        style={{
          width: headerWidth + width,
          [css.headerWidthName]: `${headerWidth}px`,
          [css.headerHeightName]: `${headerHeight}px`,
          [css.cellWidthName]: `${cellSize.width}px`,
          [css.cellHeightName]: `${cellSize.height}px`,
        }}
        {...events}
      >
        <MatrixColumns
          headings={columns}
          columns={shownColumns}
          current={(hovered ?? cursor)?.column}
          start={headerWidth}
          cellSize={cellSize}
          stop={stop.row === -1 ? stop.column : undefined}
          isSelecting={hasSeveral}
          onToggle={onToggleGroup}
        />
        <div role="rowgroup" className={css.body} style={{ height }}>
          <div aria-hidden className={isRoomy(cellSize) ? css.tiles : css.cells} style={{ width, height }}>
            {(hovered ?? cursor) && <Crosshair {...(hovered ?? stop)} cellSize={cellSize} />}
            <MatrixDrawing
              {...whole}
              {...drawn}
              rowHeadings={rows}
              columnHeadings={columns}
              states={states}
              cellSize={cellSize}
            />
            {covered && coversSeveral(covered) && (
              <MatrixOutline {...covered} cellSize={cellSize} look="selection" />
            )}
            {cursor && covered && <MatrixOutline {...cellOf(cursor)} cellSize={cellSize} look="cursor" />}
          </div>
          {shownRows.map((row) => {
            const heading = rows[row];
            const selected = covered && contains(covered.rows, row) ? covered.columns : undefined;
            return (
              heading && (
                <MatrixRow
                  key={heading.id}
                  heading={heading}
                  row={row}
                  blocks={cells.blocks}
                  codes={isSettled || row === stop.row ? cells.codes.get(row) : undefined}
                  states={states}
                  columns={columns}
                  relation={relation}
                  cellSize={cellSize}
                  left={headerWidth}
                  isCurrent={row === (hovered ?? cursor)?.row}
                  isSelecting={hasSeveral}
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

/**
 * Whether these rows and columns have been drawn. Other ones show their names and marks first: making the cells takes
 * longest, and what is typed into a filter waits for it. Those of the row with the focus are there at once.
 */
function useSettled(rows: MatrixGridProps['rows'], columns: MatrixGridProps['columns']): boolean {
  const [drawn, setDrawn] = useState({ rows, columns });
  const isSettled = drawn.rows === rows && drawn.columns === columns;
  useEffect(() => {
    if (!isSettled) startTransition(() => setDrawn({ rows, columns }));
  }, [isSettled, rows, columns]);
  return isSettled;
}

function cellOf({ row, column }: MatrixCursor): MatrixRectangle {
  return { rows: { from: row, to: row + 1 }, columns: { from: column, to: column + 1 } };
}

/** Rows come in parts of blocks; a block that is drawn in two parts is drawn twice. */
function useWholeBlocks({ rows: { from, to }, columns }: VisibleCells, rowCount: number): VisibleCells {
  const first = from - (from % blockSize);
  const end = Math.min(Math.ceil(to / blockSize) * blockSize, rowCount);
  return useMemo(() => ({ rows: { from: first, to: end }, columns }), [first, end, columns]);
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
