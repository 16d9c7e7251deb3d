import type { MarkShape, MatrixMark } from './markShapes.ts';

/** The box of a roomy cell, and the tile in it, px. */
export const roomyBox = { width: 68, height: 56 } as const;
const tile = { left: 2, top: 2, width: 64, height: 52, radius: 5 } as const;

/** Each cell is a tile by itself: its ground says the state, what stands on it is small. */
export const roomyShapes: Readonly<Record<MatrixMark, readonly MarkShape[]>> = {
  dot: ['edge', 'dot'],
  tile: ['tile', 'edge', 'bar'],
  half: ['half', 'edge', 'halfDot'],
  mixed: ['fill', 'edge'],
  check: ['edge', 'check'],
  cross: ['tile', 'edge', 'cross'],
  unknown: ['edge', 'unknown'],
  self: ['edge', 'self'],
  blank: [],
};

const whole = roundedUpTo(tile.height);

/** From the top left corner of the cell. */
const outlines: Readonly<Record<MarkShape, string>> = {
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

/** Of a cell of which `share` is filled, from 0 to 1. */
export function roomyOutline(shape: MarkShape, share: number): string {
  return shape === 'fill' ? roundedUpTo(Math.round(share * tile.height)) : outlines[shape];
}

/** As much of the tile as is that high, from its foot; it never looks empty. */
function roundedUpTo(asked: number): string {
  const height = Math.max(2, asked);
  const { left, width } = tile;
  const radius = Math.min(tile.radius, height);
  const top = tile.top + tile.height - height;
  // Below its rounded corners the tile's own edge is straight, and so is that of a filling.
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
