import type { ReactNode } from 'react';
import type { Place } from './place.ts';
import * as frame from './gridFrame.css.ts';

type GridColumnsProps<Heading extends { readonly id: string }> = {
  headings: readonly Heading[];
  /** The columns to render. */
  columns: readonly number[];
  /** Where the first column is, and how wide each is, px. */
  start: number;
  cellSize: number;
  className: string;
  renderName: (heading: Heading, column: number) => ReactNode;
};

/** The row of the names of the columns, upright. It stays in sight while the rows scroll. */
export function GridColumns<Heading extends { readonly id: string }>(props: GridColumnsProps<Heading>) {
  const { headings, columns, start, cellSize, className, renderName } = props;
  return (
    <div role="row" aria-rowindex={1} className={frame.header}>
      <div className={frame.corner} />
      {columns.map((column) => {
        const heading = headings[column];
        return (
          heading && (
            <div
              key={heading.id}
              role="columnheader"
              aria-colindex={column + 2}
              className={className}
              style={{ left: start + column * cellSize }}
            >
              {renderName(heading, column)}
            </div>
          )
        );
      })}
    </div>
  );
}

/** Leads the eye from a cell to the two names it is about. A name alone has its whole row or column. */
export function Crosshair({ row, column, cellSize }: Place & { cellSize: number }) {
  return (
    <>
      {row >= 0 && (
        <div
          className={frame.rowBand}
          style={{
            top: row * cellSize,
            height: cellSize,
            [frame.reachName]: `${(column + 1) * cellSize}px`,
          }}
        />
      )}
      {column >= 0 && (
        <div
          className={frame.columnBand}
          style={{
            left: column * cellSize,
            width: cellSize,
            [frame.reachName]: `${(row + 1) * cellSize}px`,
          }}
        />
      )}
    </>
  );
}
