import { memo, useMemo, type CSSProperties } from 'react';
import type { MatrixHeading } from './matrixHeading.ts';
import type { MatrixRectangle, CellPosition } from './cellPosition.ts';
import type { CellRange } from './useVisibleCells.ts';
import {
  blockCodes,
  blockSize,
  cellSizes,
  isRoomy,
  markPaths,
  type CellSize,
  type MatrixState,
} from './marks.ts';
import { markShapes, type MarkShape } from './markShapes.ts';
import * as css from './MatrixGrid.css.ts';
import * as matrixMarksCss from './MatrixMarks.css.ts';

type MatrixDrawingProps = {
  rows: CellRange;
  columns: CellRange;
  rowHeadings: readonly MatrixHeading[];
  columnHeadings: readonly MatrixHeading[];
  /** First columns of the blocks in `codes`. */
  blocks: readonly number[];
  codes: ReadonlyMap<number, string>;
  states: readonly MatrixState[];
  cellSize: CellSize;
};

/** The drawing under the invisible cells: lines, or bands for groups, and the marks. */
export function MatrixDrawing(props: MatrixDrawingProps) {
  const { rows, columns, rowHeadings, columnHeadings, blocks, codes, states, cellSize } = props;
  // Tiles need no bands behind them.
  const isBare = isRoomy(cellSize);
  const { width, height } = cellSize;
  const bands: readonly CSSProperties[] = isBare
    ? []
    : [
        ...groupsIn(rows, rowHeadings).map((row) => ({ top: row * height, left: 0, right: 0, height })),
        ...groupsIn(columns, columnHeadings).map((column) => ({
          left: column * width,
          top: 0,
          bottom: 0,
          width,
        })),
      ];
  return (
    <>
      {bands.map((band) => (
        <div key={`${band.top} ${band.left} ${band.width}`} className={css.groupBand} style={band} />
      ))}
      {!isBare && bands.length === 0 && <div className={css.lines} />}
      {startsIn(rows).flatMap((row) => {
        const rowsOfBlock = Array.from({ length: blockSize }, (_, index) => codes.get(row + index) ?? '');
        return blocks.map((column, index) => (
          <MatrixMarks
            key={`${row} ${column}`}
            row={row}
            column={column}
            codes={blockCodes(rowsOfBlock, index)}
            states={states}
            cellSize={cellSize}
          />
        ));
      })}
    </>
  );
}

function startsIn({ from, to }: CellRange): readonly number[] {
  const first = from - (from % blockSize);
  return Array.from({ length: Math.ceil((to - first) / blockSize) }, (_, index) => first + index * blockSize);
}

function groupsIn({ from, to }: CellRange, headings: readonly MatrixHeading[]): readonly number[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  return places.filter((place) => headings[place]?.kind === 'group');
}

type MatrixMarksProps = {
  row: number;
  column: number;
  /** One character for each cell: the index of its state in `states`, as a character code. */
  codes: string;
  states: readonly MatrixState[];
  cellSize: CellSize;
};

/** The marks of a block of cells. Rendered again only if one of them changes. */
const MatrixMarks = memo(function MatrixMarks(props: MatrixMarksProps) {
  const { row, column, codes, states, cellSize } = props;
  const paths = useMemo(
    () =>
      markPaths(
        Array.from(codes, (code) => states[code.charCodeAt(0)]),
        cellSize,
      ),
    [codes, states, cellSize],
  );
  return (
    <svg
      aria-hidden
      className={matrixMarksCss.marks}
      {...cellSize}
      style={{ left: column * cellSize.width, top: row * cellSize.height }}
    >
      <MarkPaths paths={paths} cellSize={cellSize} />
      {cellSize.width >= cellSizes.huge.width && <Labels {...{ codes, states, cellSize }} />}
    </svg>
  );
});

function Labels({ codes, states, cellSize }: Pick<MatrixMarksProps, 'codes' | 'states' | 'cellSize'>) {
  const { width, height } = cellSize;
  const className = isRoomy(cellSize) ? matrixMarksCss.roomyLabel : matrixMarksCss.label;
  return Array.from(codes, (code, index) => {
    const label = states[code.charCodeAt(0)]?.label;
    if (label === undefined) return null;
    const x = ((index % blockSize) + 0.5) * width;
    const y = (Math.floor(index / blockSize) + 0.5) * height;
    return (
      <text key={index} className={className} x={x} y={y} dominantBaseline="central">
        {label}
      </text>
    );
  });
}

const quiet: ReadonlySet<MarkShape> = new Set(['dot', 'halfDot', 'self']);

type MarkPathsProps = { paths: ReturnType<typeof markPaths>; cellSize: CellSize };

export function MarkPaths({ paths, cellSize }: MarkPathsProps) {
  return markShapes.map(({ shape, box }) => {
    const path = paths.get(shape);
    return (
      path && (
        <path
          key={shape}
          className={matrixMarksCss.shape[shape]}
          d={path}
          {...(!isRoomy(cellSize) &&
            box !== cellSize.width && {
              transform: `scale(${cellSize.width / box})`,
              // An allowed pair is quiet in a large cell as well.
              ...(quiet.has(shape) && { vectorEffect: 'non-scaling-stroke' }),
            })}
        />
      )
    );
  });
}

type MatrixOutlineProps = MatrixRectangle & { cellSize: CellSize; look: 'cursor' | 'selection' };

export function MatrixOutline({ rows, columns, cellSize, look }: MatrixOutlineProps) {
  const spill = look === 'cursor' ? 1 : 0;
  return (
    <div
      className={css.outline[look]}
      style={{
        top: rows.from * cellSize.height - spill,
        left: columns.from * cellSize.width - spill,
        width: (columns.to - columns.from) * cellSize.width + 2 * spill,
        height: (rows.to - rows.from) * cellSize.height + 2 * spill,
      }}
    />
  );
}

/** Bands from a cell to its two names. For a name, the band covers the whole row or column. */
export function Crosshair({ row, column, cellSize }: CellPosition & { cellSize: CellSize }) {
  return (
    <>
      {row >= 0 && (
        <div
          className={css.rowBand}
          style={{
            top: row * cellSize.height,
            [css.reachName]: `${(column + 1) * cellSize.width}px`,
          }}
        />
      )}
      {column >= 0 && (
        <div
          className={css.columnBand}
          style={{
            left: column * cellSize.width,
            [css.reachName]: `${(row + 1) * cellSize.height}px`,
          }}
        />
      )}
    </>
  );
}
