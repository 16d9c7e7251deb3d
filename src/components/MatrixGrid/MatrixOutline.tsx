import { cellSize } from './marks.ts';
import type { Place } from './place.ts';
import * as css from './MatrixGrid.css.ts';

/** Around the current cell. */
export function MatrixOutline({ row, column }: Place) {
  if (row < 0 || column < 0) return null;
  return <div className={css.outline} style={{ top: row * cellSize, left: column * cellSize }} />;
}
