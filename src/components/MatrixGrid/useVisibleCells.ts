import { useLayoutEffect, useState } from 'react';
import { visibleRange, type Blocks, type CellRange } from './visibleRange.ts';

export type VisibleCells = { readonly rows: CellRange; readonly columns: CellRange };

/** How many cells there are, how large one is and in which blocks they come (the same object always), and how much of the scroller the headers cover, px. */
type Extent = {
  readonly rows: number;
  readonly columns: number;
  readonly cellSize: number;
  readonly blocks: { readonly rows: Blocks; readonly columns: Blocks };
  readonly headerWidth: number;
  readonly headerHeight: number;
};

const nothing: CellRange = { from: 0, to: 0 };

/** The cells in sight of what scrolls them. It changes by blocks of cells, not with every pixel. */
export function useVisibleCells(scroller: HTMLElement | null, extent: Extent): VisibleCells {
  const { rows, columns, cellSize, blocks, headerWidth, headerHeight } = extent;
  const [visible, setVisible] = useState<VisibleCells>({ rows: nothing, columns: nothing });
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    const look = () => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
      const rowRange = visibleRange(scrollTop, clientHeight - headerHeight, cellSize, rows, blocks.rows);
      const columnRange = visibleRange(
        scrollLeft,
        clientWidth - headerWidth,
        cellSize,
        columns,
        blocks.columns,
      );
      setVisible((now) => {
        const next = { rows: newer(now.rows, rowRange), columns: newer(now.columns, columnRange) };
        return next.rows === now.rows && next.columns === now.columns ? now : next;
      });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, rows, columns, cellSize, blocks, headerWidth, headerHeight]);
  return visible;
}

/** The same object while nothing changes: rows that stay in sight are not rendered anew when others come. */
function newer(now: CellRange, next: CellRange): CellRange {
  return now.from === next.from && now.to === next.to ? now : next;
}
