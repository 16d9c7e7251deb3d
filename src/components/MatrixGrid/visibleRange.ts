/** Places of cells along one side, `to` excluded. */
export type CellRange = { readonly from: number; readonly to: number };

export function contains({ from, to }: CellRange, place: number): boolean {
  return place >= from && place < to;
}

/** Cells come and go in blocks of so many, so that most steps of a scroll change nothing. */
export type Blocks = { readonly size: number; readonly margin: number };

/** The cells in sight along one side, up to whole blocks, and `margin` more of them on either side. Lengths in px. */
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

/** The places in a range, and one more that stays: so that the focus is not lost when it scrolls out of sight. */
export function placesIn({ from, to }: CellRange, kept: number): readonly number[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  if (kept < 0 || contains({ from, to }, kept)) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}
