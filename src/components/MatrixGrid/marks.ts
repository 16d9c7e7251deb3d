/** Edge of a cell, px: of those that stand close together, whose marks say more, or that stand for many. */
export const cellSizes = { small: 17, large: 24, huge: 40 } as const;

/** Cells are drawn and rendered in blocks of so many by so many; what scrolls comes and goes by blocks, too. */
export const blockSize = 8;

/**
 * What a cell shows. Of rules: `dot` is the ordinary case; `tile` the exception; `half` holds one way only; `mixed`: the
 * cell stands for several, which differ. Of findings: `check`, `cross`, and `unknown` where there should be one.
 * `self`: row and column are the same thing; `blank`: the two have nothing to do with each other.
 */
export type MatrixMark = 'dot' | 'tile' | 'half' | 'mixed' | 'check' | 'cross' | 'unknown' | 'self' | 'blank';

/** One of the few states that cells can be in. */
export type MatrixState = {
  readonly mark: MatrixMark;
  /** Outlined: it is other than it was. */
  readonly isChanged?: boolean | undefined;
  /** Of `mixed`: how much of it is filled, from 0 to 1. */
  readonly share?: number | undefined;
  /** Written into a cell that stands for many. */
  readonly label?: string | undefined;
  /** Filled in the accent: it is about to become what its mark says. */
  readonly isPlanned?: boolean | undefined;
  /** With a dot at its corner. */
  readonly isFlagged?: boolean | undefined;
  /** What a cell in this state says of its row and column. */
  readonly words: string;
};

/**
 * Every shape from the top left corner of its cell, what lies behind first; `box` is the edge of the cell it is made
 * for, px. A dot is a stroke without length whose ends are round.
 */
export const markShapes = [
  { shape: 'plan', box: 17, outline: 'm.5.5h16v16h-16z' },
  {
    shape: 'tile',
    box: 17,
    outline:
      'm4 1.5h9a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-9a2.5 2.5 0 0 1 2.5-2.5z',
  },
  {
    shape: 'ground',
    box: 24,
    outline: 'm6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z',
  },
  { shape: 'half', box: 17, outline: 'm1.5 1.5h12.5l-12.5 12.5z' },
  /** As high as its share. */
  { shape: 'fill', box: 17, outline: '' },
  {
    shape: 'frame',
    box: 17,
    outline:
      'm4 2.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5z',
  },
  { shape: 'dot', box: 17, outline: 'm8.5 8.5h.01' },
  { shape: 'halfDot', box: 17, outline: 'm11.5 11.5h.01' },
  { shape: 'bar', box: 17, outline: 'm5.75 8.5h5.5' },
  { shape: 'check', box: 24, outline: 'm7 12.5 3.5 3.5 6.5-7.5' },
  { shape: 'cross', box: 24, outline: 'm8.5 8.5 7 7m0-7-7 7' },
  { shape: 'unknown', box: 24, outline: 'm9.5 12h5' },
  { shape: 'self', box: 17, outline: 'm5 12 7-7' },
  { shape: 'flag', box: 24, outline: 'm19.5 2a2.5 2.5 0 1 0 .01 0z' },
  {
    shape: 'change',
    box: 17,
    outline:
      'm3.5 1h10a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-10a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5z',
  },
] as const;

export type MarkShape = (typeof markShapes)[number]['shape'];

const shapesOf: Readonly<Record<MatrixMark, readonly MarkShape[]>> = {
  dot: ['dot'],
  tile: ['tile', 'bar'],
  half: ['half', 'halfDot'],
  mixed: ['fill', 'frame'],
  check: ['check'],
  cross: ['ground', 'cross'],
  unknown: ['unknown'],
  self: ['self'],
  blank: [],
};

const outlines = new Map(markShapes.map(({ shape, box, outline }) => [shape, { box, outline }]));

/**
 * The paths of a block of cells, row by row, one for each shape that occurs in it, in the lengths of the box that the
 * shape is made for.
 */
export function markPaths(
  cells: readonly (Omit<MatrixState, 'words'> | undefined)[],
): ReadonlyMap<MarkShape, string> {
  const paths = new Map<MarkShape, string>();
  for (const [index, state] of cells.entries()) {
    if (!state) continue;
    const draw = (shape: MarkShape) => {
      const { box = 0, outline } = outlines.get(shape) ?? {};
      const start = `M${(index % blockSize) * box} ${Math.floor(index / blockSize) * box}`;
      const drawn = shape === 'fill' ? fillOutline(state.share ?? 0.5) : outline;
      paths.set(shape, (paths.get(shape) ?? '') + start + drawn);
    };
    if (state.isPlanned) draw('plan');
    for (const shape of shapesOf[state.mark]) if (!state.isPlanned || shape !== 'tile') draw(shape);
    if (state.isFlagged) draw('flag');
    if (state.isChanged) draw('change');
  }
  return paths;
}

/** From the bottom of the frame upwards. */
function fillOutline(share: number): string {
  const height = Math.max(1, Math.round(share * 120) / 10);
  return `m2.5 14.5v${-height}h12v${height}z`;
}

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
