import { useMemo, useState, memo } from 'react';
import { Crosshair, GridColumns } from './GridColumns.tsx';
import { cellSize, type MatrixMark, markPaths, markShapes, type PlacedMark } from './marks.ts';
import { type MatrixHeading, MatrixName } from './MatrixName.tsx';
import { MatrixRow } from './MatrixRow.tsx';
import type { Place } from './place.ts';
import { useMatrixFocus } from './useMatrixFocus.ts';
import { useVisibleCells, type VisibleCells, contains, placesIn } from './useVisibleCells.ts';
import * as frame from './gridFrame.css.ts';
import * as css from './MatrixGrid.css.ts';
import * as matrixMarksCss from './MatrixMarks.css.ts';

export type MatrixGridProps = {
  /** Accessible name. */
  label: string;
  rows: readonly MatrixHeading[];
  columns: readonly MatrixHeading[];
  /** What a cell shows, by its place. These are the same functions in every render, or every cell renders anew. */
  markAt: (row: number, column: number) => MatrixMark;
  isFlaggedAt: (row: number, column: number) => boolean;
  /** What a cell says, in words. */
  nameAt: (row: number, column: number) => string;
  /** Where one is; −1 is the name of the row or column. */
  current: Place | undefined;
  onMove: (place: Place) => void;
  /** A cell was pressed. */
  onOpen: (place: Place) => void;
};

const block = { size: 8, margin: 1 };
const blocks = { rows: block, columns: block };
const noColumns: readonly number[] = [];

/** How much room the names get, px; more where they say what they belong to. */
const headers = { short: { width: 148, height: 112 }, long: { width: 224, height: 176 } };

/**
 * A mark for each pair of row and column. Only what is in sight is rendered, however many there are; names stay in
 * sight. One stop for Tab: arrows lead on from there, to the names too.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { label, rows, columns, markAt, isFlaggedAt, nameAt, current, onMove, onOpen } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const header = headers[rows.some(({ note }) => note) ? 'long' : 'short'];
  const extent = {
    rows: rows.length,
    columns: columns.length,
    headerWidth: header.width,
    headerHeight: header.height,
  };
  const { inSight, atRest } = useVisibleCells(scroller, { ...extent, cellSize, blocks });
  const focus = useMatrixFocus({ ...extent, current, onMove, onOpen, scroller });

  const stop = current ?? { row: 0, column: 0 };
  const shownRows = useMemo(() => placesIn(inSight.rows, stop.row), [inSight.rows, stop.row]);
  const shownColumns = useMemo(() => placesIn(inSight.columns, stop.column), [inSight.columns, stop.column]);
  // The cells themselves show nothing: they come once a scroll has ended.
  const cellColumns = useMemo(() => placesIn(atRest.columns, stop.column), [atRest.columns, stop.column]);
  const hasCells = (row: number) => row === stop.row || contains(atRest.rows, row);
  const width = columns.length * cellSize;
  const height = rows.length * cellSize;
  return (
    <div ref={setScroller} className={frame.scroller}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        className={frame.grid}
        style={{
          width: header.width + width,
          [frame.headerWidthName]: `${header.width}px`,
          [frame.headerHeightName]: `${header.height}px`,
        }}
        {...focus}
      >
        <MatrixColumns
          headings={columns}
          columns={shownColumns}
          start={header.width}
          current={current?.column}
          stop={stop.row === -1 ? stop.column : undefined}
        />
        <div role="rowgroup" className={frame.body} style={{ height }}>
          <div aria-hidden className={css.cells} style={{ width, height }}>
            {current && <Crosshair {...current} cellSize={cellSize} />}
            <div className={css.lines} />
            <MatrixMarks {...inSight} markAt={markAt} isFlaggedAt={isFlaggedAt} />
            {current && <MatrixOutline {...current} />}
          </div>
          {shownRows.map((row) => {
            const heading = rows[row];
            return (
              heading && (
                <MatrixRow
                  key={heading.id}
                  heading={heading}
                  row={row}
                  columns={hasCells(row) ? cellColumns : noColumns}
                  start={header.width}
                  current={row === current?.row ? current.column : undefined}
                  stop={row === stop.row ? stop.column : undefined}
                  nameAt={nameAt}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** Around the current cell. */
function MatrixOutline({ row, column }: Place) {
  if (row < 0 || column < 0) return null;
  return <div className={css.outline} style={{ top: row * cellSize, left: column * cellSize }} />;
}

type MatrixColumnsProps = {
  headings: readonly MatrixHeading[];
  /** The columns to render. */
  columns: readonly number[];
  current: number | undefined;
  /** Where the first column is, px. */
  start: number;
  /** The column whose name Tab leads to. */
  stop: number | undefined;
};

/** The names of the columns, each leading to its page. */
function MatrixColumns({ current, stop, ...place }: MatrixColumnsProps) {
  return (
    <GridColumns
      {...place}
      cellSize={cellSize}
      className={css.columnHeader}
      renderName={(heading, column) => (
        <MatrixName
          heading={heading}
          isCurrent={column === current}
          isStop={column === stop}
          data-row={-1}
          data-column={column}
        />
      )}
    />
  );
}

type MatrixMarksProps = VisibleCells & {
  markAt: (row: number, column: number) => MatrixMark;
  isFlaggedAt: (row: number, column: number) => boolean;
};

function PlainMatrixMarks({ rows, columns, markAt, isFlaggedAt }: MatrixMarksProps) {
  const paths = useMemo(() => {
    const marks: PlacedMark[] = [];
    for (let row = rows.from; row < rows.to; row += 1) {
      for (let column = columns.from; column < columns.to; column += 1) {
        const place = { row: row - rows.from, column: column - columns.from };
        marks.push({ mark: markAt(row, column), isFlagged: isFlaggedAt(row, column), ...place });
      }
    }
    return markPaths(marks);
  }, [rows, columns, markAt, isFlaggedAt]);
  return (
    <svg
      aria-hidden
      className={matrixMarksCss.marks}
      width={(columns.to - columns.from) * cellSize}
      height={(rows.to - rows.from) * cellSize}
      style={{ left: columns.from * cellSize, top: rows.from * cellSize }}
    >
      {markShapes.map((shape) => (
        <path key={shape} className={matrixMarksCss.shape[shape]} d={paths[shape]} />
      ))}
    </svg>
  );
}

/** The marks of all cells in sight, as a drawing under the cells. */
const MatrixMarks = memo(PlainMatrixMarks);
