/**
 * Marks of rules: `dot` is the ordinary case, `tile` the exception, `half` is one-way, `mixed` is a group of cells
 * that differ. Marks of findings: `check`, `cross`, and `unknown` for one that is missing. `plainCross`: the heading of
 * the column already has the mark. `self`: row and column are the same thing. `blank`: the two are unrelated.
 */
export type MatrixMark =
  'dot' | 'tile' | 'half' | 'mixed' | 'check' | 'cross' | 'plainCross' | 'unknown' | 'self' | 'blank';

/**
 * Paths from the top left corner of a cell, back to front. `box` is the size of the cell they are made for, px. A dot
 * is a stroke of no length with round ends.
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
  /** Drawn by `fillOutline`. */
  { shape: 'fill', box: 17, outline: '' },
  {
    shape: 'frame',
    box: 17,
    outline:
      'm4 2.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5z',
  },
  /** For roomy cells only. */
  { shape: 'edge', box: 17, outline: '' },
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

export const shapesOf: Readonly<Record<MatrixMark, readonly MarkShape[]>> = {
  dot: ['dot'],
  tile: ['tile', 'bar'],
  half: ['half', 'halfDot'],
  mixed: ['fill', 'frame'],
  check: ['check'],
  cross: ['ground', 'cross'],
  plainCross: ['cross'],
  unknown: ['unknown'],
  self: ['self'],
  blank: [],
};

export function fillOutline(share: number): string {
  const height = Math.max(1, Math.round(share * 120) / 10);
  return `m2.5 14.5v${-height}h12v${height}z`;
}
