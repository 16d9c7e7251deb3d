import { memo } from 'react';
import { isRoomy, type CellSize } from './marks.ts';
import * as css from './MatrixGrid.css.ts';
import type { MatrixHeading } from './matrixHeading.ts';
import { MatrixName } from './MatrixName.tsx';

type MatrixColumnsProps = {
  headings: readonly MatrixHeading[];
  columns: readonly number[];
  current: number | undefined;
  /** Left edge of the first column, px. */
  start: number;
  cellSize: CellSize;
  /** The column whose name is the tab stop. */
  stop: number | undefined;
  /** A click on a name selects its column. */
  isSelecting: boolean;
  onToggle: (groupId: string) => void;
};

/** Vertical column names, which stay in view while the rows scroll. */
export const MatrixColumns = memo(function MatrixColumns(props: MatrixColumnsProps) {
  const { headings, columns, start, cellSize, ...names } = props;
  const { current, stop, isSelecting, onToggle } = names;
  return (
    <div role="row" aria-rowindex={1} className={css.header}>
      <div className={css.corner} />
      {columns.map((column) => {
        const heading = headings[column];
        return (
          heading && (
            <div
              key={heading.id}
              role="columnheader"
              aria-colindex={column + 2}
              className={isRoomy(cellSize) ? css.roomyColumnHeader : css.columnHeader}
              style={{ left: start + column * cellSize.width }}
            >
              <MatrixName
                heading={heading}
                isCurrent={column === current}
                isStop={column === stop}
                isSelecting={isSelecting}
                onToggle={onToggle}
                row={-1}
                column={column}
              />
            </div>
          )
        );
      })}
    </div>
  );
});
