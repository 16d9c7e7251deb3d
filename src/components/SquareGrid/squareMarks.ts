/** Edge of a cell, px. */
export const cellSize = 17;

/** Cells are drawn and rendered in blocks of so many by so many; what scrolls comes and goes by blocks, too. */
export const blockSize = 8;

/** From the top left corner of a cell. A dot is a stroke without length whose ends are round. */
const outlines = {
  dot: 'm8.5 8.5h.01',
  tile: 'm4 1.5h9a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z',
  bar: 'm5.75 8.5h5.5',
  half: 'm1.5 1.5h12.5l-12.5 12.5z',
  halfDot: 'm11.5 11.5h.01',
  frame:
    'm4 2.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5z',
  corner: 'm2.5 4a1.5 1.5 0 0 1 1.5-1.5h9l-10.5 10.5z',
  self: 'm5 12 7-7',
  change:
    'm3.5 1h10a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5z',
} as const;

export type SquareShape = keyof typeof outlines;

/** What lies behind comes first. */
export const squareShapes: readonly SquareShape[] = [
  'tile',
  'half',
  'corner',
  'frame',
  'dot',
  'halfDot',
  'bar',
  'self',
  'change',
];

const shapesOf: Readonly<Record<SquareMark, readonly SquareShape[]>> = {
  dot: ['dot'],
  tile: ['tile', 'bar'],
  half: ['half', 'halfDot'],
  mixed: ['corner', 'frame'],
  self: ['self'],
};

/** The paths of a block of cells, row by row, one for each shape that occurs in it. */
export function squarePaths(cells: readonly (SquareState | undefined)[]): ReadonlyMap<SquareShape, string> {
  const paths = new Map<SquareShape, string>();
  for (const [index, state] of cells.entries()) {
    if (!state) continue;
    const start = `M${(index % blockSize) * cellSize} ${Math.floor(index / blockSize) * cellSize}`;
    const draw = (shape: SquareShape) => paths.set(shape, (paths.get(shape) ?? '') + start + outlines[shape]);
    shapesOf[state.mark].forEach(draw);
    if (state.isChanged) draw('change');
  }
  return paths;
}

/**
 * What a cell shows. `dot` is the ordinary case; `tile` the exception; `half` holds one way only; `mixed`: the cell stands
 * for several, which differ; `self`: row and column are the same thing.
 */
export type SquareMark = 'dot' | 'tile' | 'half' | 'mixed' | 'self';

/** One of the few states that cells can be in. */
export type SquareState = {
  readonly mark: SquareMark;
  /** Outlined: it is other than it was. */
  readonly isChanged: boolean;
  /** What a cell in this state says of its row and column. */
  readonly words: string;
};

/** The first cells of the blocks that hold cells of a range and one cell more, which is kept wherever it is. */
export function blocksOf(
  { from, to }: { readonly from: number; readonly to: number },
  kept: number,
): readonly number[] {
  const blocks: number[] = [];
  for (let start = from; start < to; start += blockSize) blocks.push(start);
  const keptBlock = kept - (kept % blockSize);
  if (kept < 0 || blocks.includes(keptBlock)) return blocks;
  return keptBlock < from ? [keptBlock, ...blocks] : [...blocks, keptBlock];
}

/** One character for each cell of a row in the blocks: the number of its state as a character code. */
export function rowCodes(
  row: number,
  blocks: readonly number[],
  columns: number,
  stateAt: (row: number, column: number) => number,
): string {
  let codes = '';
  for (const start of blocks) {
    const end = Math.min(start + blockSize, columns);
    for (let column = start; column < end; column++) codes += String.fromCharCode(stateAt(row, column));
  }
  return codes;
}

/** The codes of a block of cells: those at `index` of each row, filled up where the grid ends. */
export function blockCodes(rows: readonly string[], index: number): string {
  return rows
    .map((codes) => codes.slice(index * blockSize, (index + 1) * blockSize).padEnd(blockSize, noCell))
    .join('');
}

/** Beyond any state: no cell is there. */
const noCell = '\uffff';
