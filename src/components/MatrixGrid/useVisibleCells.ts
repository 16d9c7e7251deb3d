import { useLayoutEffect, useState } from 'react';
import { cellSize } from './marks.ts';
import { visibleRange, type CellRange } from './visibleRange.ts';

export type VisibleCells = { readonly rows: CellRange; readonly columns: CellRange };

/** How many cells there are, and how much of the scroller the headers cover, px. */
type Extent = {
  readonly rows: number;
  readonly columns: number;
  readonly headerWidth: number;
  readonly headerHeight: number;
};

const nothing: CellRange = { from: 0, to: 0 };

/** The cells in sight of what scrolls them. It changes by blocks of cells, not with every pixel. */
export function useVisibleCells(scroller: HTMLElement | null, extent: Extent): VisibleCells {
  const { rows, columns, headerWidth, headerHeight } = extent;
  const [visible, setVisible] = useState<VisibleCells>({ rows: nothing, columns: nothing });
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
      const next = {
        rows: visibleRange(scrollTop, clientHeight - headerHeight, cellSize, rows),
        columns: visibleRange(scrollLeft, clientWidth - headerWidth, cellSize, columns),
      };
      setVisible((now) => (isSame(now.rows, next.rows) && isSame(now.columns, next.columns) ? now : next));
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, rows, columns, headerWidth, headerHeight]);
  return visible;
}

function isSame(one: CellRange, other: CellRange): boolean {
  return one.from === other.from && one.to === other.to;
}
