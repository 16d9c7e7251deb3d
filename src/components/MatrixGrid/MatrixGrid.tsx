import { startTransition, useEffect, useLayoutEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { MatrixColumns } from './MatrixColumns.tsx';
import { columnNameLength, rowNameLength, type MatrixHeading } from './matrixHeading.ts';
import {
  coversSeveral,
  selectedCells,
  useScrollToCell,
  type MatrixCursor,
  type MatrixRectangle,
  type CellPosition,
} from './cellPosition.ts';
import { useVisibleCells, contains, indexesIn, type VisibleCells } from './useVisibleCells.ts';
import { Crosshair, MatrixDrawing, MatrixOutline } from './MatrixDrawing.tsx';
import {
  blocksOf,
  rowCodes,
  blockSize,
  cellSizes,
  fittingCells,
  isRoomy,
  type CellSize,
  type MatrixState,
} from './marks.ts';
import { MatrixRow, type RowTotal } from './MatrixRow.tsx';
import { useMatrixEvents } from './useMatrixEvents.ts';
import * as css from './MatrixGrid.css.ts';

export type MatrixGridProps = {
  label: string;
  /** Its keys, for screen readers. */
  description?: string;
  /** Must stay the same array until a name or the order changes. */
  rows: readonly MatrixHeading[];
  columns: readonly MatrixHeading[];
  /** The states a cell can have. Must always be the same array. */
  states: readonly MatrixState[];
  /** Index of a cell's state in `states`. Must be a new function when a state changes. */
  stateAt: (row: number, column: number) => number;
  /** Joins the two names in the accessible name of a cell, such as "left-01 and left-02". @default 'and' */
  relation?: string;
  /** `fit`: as large as the space allows. @default 'small' */
  cells?: keyof typeof cellSizes | 'fit';
  /** A figure after each row, with its share of 1. Must be a new function when a figure changes. */
  totalOf?: ((row: number) => RowTotal | undefined) | undefined;
  /** Below the grid, for example a legend. */
  below?: ReactNode;
  /** Allows selecting several cells. A click on a name then selects its row or column. */
  isMultiSelect: boolean;
  cursor: MatrixCursor | undefined;
  onMove: (cursor: MatrixCursor) => void;
  /** Called on a click on a cell, and on Space or Enter. */
  onActivate: (rectangle: MatrixRectangle) => void;
  /** Called when the pointer rests on a cell or name, and with undefined when it leaves. */
  onHover?: (place: CellPosition | undefined) => void;
  /** Must always be the same function. */
  onToggleGroup?: (id: string) => void;
};

/**
 * Rows render in smaller blocks than marks, because row names are slow to render. One more block on each side keeps
 * ahead of quick scrolls.
 */
const visibleBlocks = { rows: { size: 4, margin: 1 }, columns: { size: blockSize, margin: 1 } };

const noGroups = () => undefined;

const nameWidth = { least: 124, most: 220 };
const nameHeight = { least: 108, most: 180 };
/** Three horizontal lines. */
const roomyNameHeight = 60;

/**
 * Matrix whose cells each have one of a few states. Renders only the visible cells, and names stay in view. The grid is
 * a single tab stop, inside which arrow keys move between cells and names.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const {
    label,
    description,
    rows,
    columns,
    states,
    stateAt,
    relation = 'and',
    isMultiSelect,
    cursor,
  } = props;
  const { onMove, onActivate, onToggleGroup = noGroups, onHover = noGroups } = props;
  const { cells: given = 'small', totalOf, below } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const keysId = useId();
  const headerWidth = useMemo(() => rowNameLength(rows, nameWidth.least, nameWidth.most), [rows]);
  const columnsHeight = useMemo(
    () => columnNameLength(columns, nameHeight.least, nameHeight.most),
    [columns],
  );
  const endWidth = totalOf ? totalWidth : 0;
  const fitted = useFittingCells(scroller, {
    rows: rows.length,
    columns: columns.length,
    besides: {
      width: headerWidth + endWidth,
      height: columnsHeight + (below === undefined ? 0 : belowHeight),
    },
  });
  const cellSize = given === 'fit' ? fitted : cellSizes[given];
  const headerHeight = isRoomy(cellSize) ? roomyNameHeight : columnsHeight;
  const size = { rows: rows.length, columns: columns.length };
  const header = { headerWidth, headerHeight };
  const { inSight, atRest } = useVisibleCells(scroller, {
    ...size,
    ...header,
    cellSize,
    blocks: visibleBlocks,
  });
  const takeFocus = useScrollToCell({ scroller, place: cursor, cellSize, ...header });
  const page = () =>
    Math.max(1, Math.floor(((scroller?.clientHeight ?? 0) - headerHeight) / cellSize.height) - 1);
  const { hovered, events } = useMatrixEvents({
    ...size,
    hasSeveral: isMultiSelect,
    cursor,
    page,
    onMove,
    onAct: onActivate,
    onLook: onHover,
    takeFocus,
  });

  const stop = cursor ?? { row: 0, column: 0 };
  const shownRows = useMemo(() => indexesIn(inSight.rows, stop.row), [inSight.rows, stop.row]);
  const shownColumns = useMemo(() => indexesIn(inSight.columns, stop.column), [inSight.columns, stop.column]);
  const whole = useWholeBlocks(inSight, rows.length);
  const drawn = useCodes(whole, stop, columns.length, stateAt);
  // The cells themselves are invisible and only rendered when a scroll has ended.
  const cells = useCodes(atRest, stop, columns.length, stateAt);
  const isSettled = useSettled(rows, columns);
  const covered = cursor && selectedCells(cursor);
  const current = cursor && selectedCells({ row: cursor.row, column: cursor.column });
  const width = columns.length * cellSize.width;
  const height = rows.length * cellSize.height;
  return (
    <div ref={setScroller} data-keeps-place="matrix" className={css.scroller}>
      <span id={keysId} hidden>
        {description}
      </span>
      <div
        role="grid"
        aria-label={label}
        aria-describedby={description && keysId}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable={isMultiSelect}
        className={css.grid}
        style={{
          width: headerWidth + width + endWidth,
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
          isSelecting={isMultiSelect}
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
            {current && <MatrixOutline {...current} cellSize={cellSize} look="cursor" />}
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
                  isSelecting={isMultiSelect}
                  stop={row === stop.row ? stop.column : undefined}
                  selectedFrom={selected?.from ?? 0}
                  selectedTo={selected?.to ?? 0}
                  onToggle={onToggleGroup}
                  total={totalOf?.(row)}
                  right={headerWidth + width}
                />
              )
            );
          })}
        </div>
      </div>
      {below !== undefined && (
        <div className={css.below} style={{ marginInlineStart: headerWidth }}>
          {below}
        </div>
      )}
    </div>
  );
}

/** Space for the figure after a row, and for what is below the grid, px. */
const totalWidth = 148;
const belowHeight = 64;

type Fitting = { rows: number; columns: number; besides: CellSize };

/** Cells of a size that follows the window. */
function useFittingCells(scroller: HTMLElement | null, { rows, columns, besides }: Fitting): CellSize {
  const { width, height } = besides;
  const [side, setSide] = useState<number>(cellSizes.small.width);
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const fit = () => {
      const space = { width: scroller.clientWidth - width, height: scroller.clientHeight - height };
      setSide(fittingCells(space, rows, columns).width);
    };
    fit();
    // In the next frame, because another size of the cells changes what is observed.
    let frame = 0;
    const resized = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(fit);
    });
    resized.observe(scroller);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  }, [scroller, rows, columns, width, height]);
  return useMemo(() => ({ width: side, height: side }), [side]);
}

/**
 * Whether these rows and columns have been rendered. New ones show names and marks first, because rendering the cells is
 * slow and would delay typing in a filter. `useDeferredValue` wouldn’t defer, because filters already render deferred.
 */
function useSettled(rows: MatrixGridProps['rows'], columns: MatrixGridProps['columns']): boolean {
  const [drawn, setDrawn] = useState({ rows, columns });
  const isSettled = drawn.rows === rows && drawn.columns === columns;
  useEffect(() => {
    if (!isSettled) startTransition(() => setDrawn({ rows, columns }));
  }, [isSettled, rows, columns]);
  return isSettled;
}

/** Completes partial blocks, which would otherwise be drawn twice. */
function useWholeBlocks({ rows: { from, to }, columns }: VisibleCells, rowCount: number): VisibleCells {
  const first = from - (from % blockSize);
  const end = Math.min(Math.ceil(to / blockSize) * blockSize, rowCount);
  return useMemo(() => ({ rows: { from: first, to: end }, columns }), [first, end, columns]);
}

/** State codes of the visible cells and of the cell at `kept`. */
function useCodes(
  { rows, columns }: VisibleCells,
  kept: CellPosition,
  columnCount: number,
  stateAt: (row: number, column: number) => number,
) {
  const blocks = useMemo(() => blocksOf(columns, kept.column), [columns, kept.column]);
  const codes = useMemo(
    () => new Map(indexesIn(rows, kept.row).map((row) => [row, rowCodes(row, blocks, columnCount, stateAt)])),
    [rows, kept.row, blocks, columnCount, stateAt],
  );
  return { blocks, codes };
}
