import { useMemo } from 'react';
import type { Place } from '../MatrixGrid/place.ts';
import type { VisibleCells } from '../MatrixGrid/useVisibleCells.ts';
import { placesIn } from '../MatrixGrid/visibleRange.ts';
import { blocksOf, rowCodes } from './squareCodes.ts';

/** The states of cells and of one more, which is kept wherever it is. */
export function useCodes(
  { rows, columns }: VisibleCells,
  kept: Place,
  columnCount: number,
  stateAt: (row: number, column: number) => number,
) {
  const blocks = useMemo(() => blocksOf(columns, kept.column), [columns, kept.column]);
  const codes = useMemo(
    () => new Map(placesIn(rows, kept.row).map((row) => [row, rowCodes(row, blocks, columnCount, stateAt)])),
    [rows, kept.row, blocks, columnCount, stateAt],
  );
  return { blocks, codes };
}
