/**
 * What a cell of the matrix says. `unknown`: there should be something, but nothing is known; `self`: row and column
 * are the same thing; `blank`: the two have nothing to do with each other.
 */
export type MatrixMark = 'check' | 'cross' | 'unknown' | 'self' | 'blank';

/** Edge of a cell, px. */
export const cellSize = 24;

/** Strokes inside a cell, from its top left corner. */
const strokes = {
  check: 'm7 12.5 3.5 3.5 6.5-7.5',
  cross: 'm8.5 8.5 7 7m0-7-7 7',
  unknown: 'm9.5 12h5',
  self: 'm8.5 15.5 7-7',
} as const;

/** The shapes that a mark may be made of, and the one that flags a cell. */
export type MarkShape = keyof typeof strokes | 'tile' | 'flag';

const shapesOf = {
  check: ['check'],
  cross: ['tile', 'cross'],
  unknown: ['unknown'],
  self: ['self'],
  blank: [],
} as const satisfies Record<MatrixMark, readonly MarkShape[]>;

const tile = 'm6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3h-12a3 3 0 0 1-3-3v-12a3 3 0 0 1 3-3z';
const flag = 'm19.5 2a2.5 2.5 0 1 0 .01 0z';

function outline(shape: MarkShape): string {
  if (shape === 'tile') return tile;
  return shape === 'flag' ? flag : strokes[shape];
}

/** Every shape that a path is drawn for, what lies behind first. */
export const markShapes: readonly MarkShape[] = ['tile', 'check', 'cross', 'unknown', 'self', 'flag'];

/** Where in the drawing a mark stands, in cells. */
export type PlacedMark = {
  readonly mark: MatrixMark;
  readonly isFlagged: boolean;
  readonly row: number;
  readonly column: number;
};

/** All marks as one path for each shape: a thousand cells are then drawn by six elements. */
export function markPaths(marks: Iterable<PlacedMark>): Record<MarkShape, string> {
  const paths: Record<MarkShape, string> = {
    tile: '',
    check: '',
    cross: '',
    unknown: '',
    self: '',
    flag: '',
  };
  for (const { mark, isFlagged, row, column } of marks) {
    const start = `M${column * cellSize} ${row * cellSize}`;
    for (const shape of shapesOf[mark]) paths[shape] += start + outline(shape);
    if (isFlagged) paths.flag += start + outline('flag');
  }
  return paths;
}
