import type { SquareRectangle } from './squareCursor.ts';
import { cellSize } from './squareMarks.ts';
import * as css from './SquareGrid.css.ts';

/** Around cells. */
export function SquareOutline({ rows, columns, look }: SquareRectangle & { look: 'cursor' | 'selection' }) {
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
