import { fillOutline, markShapes, shapesOf, type MarkShape, type MatrixMark } from './markShapes.ts';

/** A roomy cell and the tile in it, px. */
const roomyBox = { width: 68, height: 56 } as const;
const tile = { left: 2, top: 2, width: 64, height: 52, radius: 5 } as const;

/** In px. */
export type CellSize = { readonly width: number; readonly height: number };

/** `small` for many cells, `large` for detailed marks, `huge` for groups, `roomy` for a few groups. */
export const cellSizes = {
  small: { width: 17, height: 17 },
  large: { width: 24, height: 24 },
  huge: { width: 40, height: 40 },
  roomy: roomyBox,
} as const satisfies Record<string, CellSize>;

const fitting = { least: 17, most: 36 } as const;

/** Returns the largest square cells with which all rows and columns fit into this space, within bounds. */
export function fittingCells(space: CellSize, rows: number, columns: number): CellSize {
  const side = Math.floor(Math.min(space.width / columns, space.height / rows));
  const length = Math.min(fitting.most, Math.max(fitting.least, side));
  return { width: length, height: length };
}

export function isRoomy({ width }: CellSize): boolean {
  return width >= roomyBox.width;
}

/** Cells are drawn and rendered in blocks of 8 by 8. */
export const blockSize = 8;

export type MatrixState = {
  readonly mark: MatrixMark;
  readonly isChanged?: boolean | undefined;
  /** Filled share of `mixed`, 0 to 1. */
  readonly share?: number | undefined;
  /** Text in the cell, for a group. */
  readonly label?: string | undefined;
  /** Filled in the accent colour, because the cell is about to change to this state. */
  readonly isPlanned?: boolean | undefined;
  /** With a dot at its corner. */
  readonly isFlagged?: boolean | undefined;
  /** Accessible text of the state. */
  readonly description: string;
};

const outlines = new Map(markShapes.map(({ shape, box, outline }) => [shape, { box, outline }]));

/** Returns one path per shape for a block of cells, in units of the shape's box, for roomy cells in px. */
export function markPaths(
  cells: readonly (Omit<MatrixState, 'description'> | undefined)[],
  size: CellSize = cellSizes.small,
): ReadonlyMap<MarkShape, string> {
  const roomy = isRoomy(size);
  const shapes = roomy ? roomyShapes : shapesOf;
  const paths = new Map<MarkShape, string>();
  for (const [index, state] of cells.entries()) {
    if (!state) continue;
    const draw = (shape: MarkShape) => {
      const { box = 0, outline } = outlines.get(shape) ?? {};
      const { width, height } = roomy ? size : { width: box, height: box };
      const start = `M${(index % blockSize) * width} ${Math.floor(index / blockSize) * height}`;
      const { share = 0.5 } = state;
      const drawn = roomy ? roomyOutline(shape, share) : shape === 'fill' ? fillOutline(share) : outline;
      paths.set(shape, (paths.get(shape) ?? '') + start + drawn);
    };
    if (state.isPlanned) draw('plan');
    for (const shape of shapes[state.mark]) if (!state.isPlanned || shape !== 'tile') draw(shape);
    if (state.isFlagged) draw('flag');
    if (state.isChanged) draw('change');
  }
  return paths;
}

/** Returns the first cells of the blocks that contain a range, and of the block that contains `kept`. */
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

/** Returns one character for each cell of a row in the blocks: the index of its state as a character code. */
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

/** Returns the codes of a block, padded at the edge of the grid. */
export function blockCodes(rows: readonly string[], index: number): string {
  return rows
    .map((codes) => codes.slice(index * blockSize, (index + 1) * blockSize).padEnd(blockSize, noCell))
    .join('');
}

const noCell = '\uffff';

/** The background of a tile shows the state. */
const roomyShapes: Readonly<Record<MatrixMark, readonly MarkShape[]>> = {
  dot: ['edge', 'dot'],
  tile: ['tile', 'edge', 'bar'],
  half: ['half', 'edge', 'halfDot'],
  mixed: ['fill', 'edge'],
  check: ['edge', 'check'],
  cross: ['tile', 'edge', 'cross'],
  plainCross: ['edge', 'cross'],
  unknown: ['edge', 'unknown'],
  self: ['edge', 'self'],
  blank: [],
};

const whole = roundedUpTo(tile.height);

/** From the top left corner of the cell. */
const roomyOutlines: Readonly<Record<MarkShape, string>> = {
  plan: whole,
  tile: whole,
  ground: whole,
  half: 'm2 7a5 5 0 0 1 5 -5h54l-59 47z',
  fill: whole,
  frame: whole,
  edge: whole,
  dot: 'm34 28h.01',
  halfDot: 'm46 38h.01',
  bar: 'm27 28h14',
  check: 'm29 28.5 3.5 3.5 6.5 -7.5',
  cross: 'm30.5 24.5 7 7m0 -7 -7 7',
  unknown: 'm31.5 28h5',
  self: 'm30 32 8 -8',
  flag: 'm61 5a2.5 2.5 0 1 0 .01 0z',
  change: whole,
};

function roomyOutline(shape: MarkShape, share: number): string {
  return shape === 'fill' ? roundedUpTo(Math.round(share * tile.height)) : roomyOutlines[shape];
}

/** Returns the outline of a tile filled from the bottom up to a height. It is never empty. */
function roundedUpTo(asked: number): string {
  const height = Math.max(2, asked);
  const { left, width } = tile;
  const radius = Math.min(tile.radius, height);
  const top = tile.top + tile.height - height;
  // The edges of the tile and of its filling are straight between the rounded corners.
  const above = Math.max(0, Math.min(radius, height - (tile.height - tile.radius)));
  const corner = (length: number, dx: string, dy: string) =>
    length > 0 ? `a${length} ${length} 0 0 1 ${dx}${length} ${dy}${length}` : '';
  return (
    `m${left} ${top + above}` +
    corner(above, '', '-') +
    `h${width - 2 * above}` +
    corner(above, '', '') +
    `v${height - above - radius}` +
    corner(radius, '-', '') +
    `h${2 * radius - width}` +
    corner(radius, '-', '-') +
    'z'
  );
}
