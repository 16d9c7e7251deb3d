import { useLayoutEffect, useState } from 'react';
import type { CellSize } from './marks.ts';

export type VisibleCells = { readonly rows: CellRange; readonly columns: CellRange };

/** Size of the grid, its cells and headers, px. `blocks` must always be the same object. */
type Extent = {
  readonly rows: number;
  readonly columns: number;
  readonly cellSize: CellSize;
  readonly blocks: { readonly rows: Blocks; readonly columns: Blocks };
  readonly headerWidth: number;
  readonly headerHeight: number;
};

const nothing: CellRange = { from: 0, to: 0 };
const nowhere: VisibleCells = { rows: nothing, columns: nothing };

/** Time without a scroll event after which a scroll has ended, ms. */
const restTime = 80;

type CellsInSight = {
  readonly inSight: VisibleCells;
  readonly atRest: VisibleCells;
};

/**
 * Returns the visible cells of a scroller, in whole blocks. Invisible content waits for `atRest`, because rendering it
 * would drop frames during a quick scroll.
 */
export function useVisibleCells(scroller: HTMLElement | null, extent: Extent): CellsInSight {
  const { rows, columns, cellSize, blocks, headerWidth, headerHeight } = extent;
  const [visible, setVisible] = useState<CellsInSight>({ inSight: nowhere, atRest: nowhere });
  useLayoutEffect(() => {
    if (!scroller) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = (isAtRest: boolean) => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = scroller;
      const rowRange = visibleRange(
        scrollTop,
        clientHeight - headerHeight,
        cellSize.height,
        rows,
        blocks.rows,
      );
      const columnRange = visibleRange(
        scrollLeft,
        clientWidth - headerWidth,
        cellSize.width,
        columns,
        blocks.columns,
      );
      setVisible((now) => {
        const inSight = newer(now.inSight, rowRange, columnRange);
        const atRest = isAtRest ? inSight : now.atRest;
        return inSight === now.inSight && atRest === now.atRest ? now : { inSight, atRest };
      });
    };
    const lookAtRest = () => look(true);
    const scrolled = () => {
      look(false);
      clearTimeout(rest);
      rest = setTimeout(lookAtRest, restTime);
    };
    lookAtRest();
    const resized = new ResizeObserver(lookAtRest);
    resized.observe(scroller);
    scroller.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(rest);
      resized.disconnect();
      scroller.removeEventListener('scroll', scrolled);
    };
  }, [scroller, rows, columns, cellSize, blocks, headerWidth, headerHeight]);
  return visible;
}

/** Returns the same objects while nothing changes, so that cells that stay in view do not render again. */
function newer(now: VisibleCells, rows: CellRange, columns: CellRange): VisibleCells {
  const next = { rows: newerRange(now.rows, rows), columns: newerRange(now.columns, columns) };
  return next.rows === now.rows && next.columns === now.columns ? now : next;
}

function newerRange(now: CellRange, next: CellRange): CellRange {
  return now.from === next.from && now.to === next.to ? now : next;
}

/** `to` is exclusive. */
export type CellRange = { readonly from: number; readonly to: number };

export function contains({ from, to }: CellRange, place: number): boolean {
  return place >= from && place < to;
}

/** Size of the blocks in which cells render, and the number of blocks beyond the visible ones. */
type Blocks = { readonly size: number; readonly margin: number };

/** Returns the visible cells along one axis, in whole blocks plus `margin` blocks on either side. Lengths in px. */
export function visibleRange(
  scrolled: number,
  length: number,
  cellSize: number,
  count: number,
  { size, margin }: Blocks,
): CellRange {
  const first = Math.floor(Math.max(0, scrolled) / cellSize / size) - margin;
  const last = Math.ceil((Math.max(0, scrolled) + length) / cellSize / size) + margin;
  return { from: Math.min(Math.max(0, first * size), count), to: Math.min(last * size, count) };
}

/** Returns the indexes in a range, and `kept`, so that focus is not lost when it scrolls out of view. */
export function indexesIn({ from, to }: CellRange, kept: number): readonly number[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  if (kept < 0 || contains({ from, to }, kept)) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}
