import { describe, expect, it } from 'vitest';
import {
  cellSizes,
  markPaths,
  type MatrixState,
  blockCodes,
  blocksOf,
  rowCodes,
  fittingCells,
} from './marks.ts';
import type { MatrixMark } from './markShapes.ts';

const state = (mark: MatrixMark, isChanged = false): MatrixState => ({ mark, isChanged, description: mark });
const cells = (...marks: (MatrixState | undefined)[]) => markPaths(marks);

it('starts each mark at the corner of its cell', () => {
  const ninth = markPaths([...Array.from({ length: 9 }, () => undefined), state('dot')]);
  expect(ninth.get('dot')).toMatch(/^M17 17m/);
});

it('draws marks of one shape in one path, and none for what does not occur', () => {
  const paths = cells(state('dot'), state('dot'));
  expect(paths.get('dot')?.match(/M/g)).toHaveLength(2);
  expect([...paths.keys()]).toEqual(['dot']);
});

it('outlines what is changed, whatever its mark', () => {
  expect(cells(state('dot', true), state('tile', true)).get('change')?.match(/M/g)).toHaveLength(2);
});

it.each([
  [0, 'M0 0m2.5 14.5v-1h12v1z'],
  [0.25, 'M0 0m2.5 14.5v-3h12v3z'],
  [1, 'M0 0m2.5 14.5v-12h12v12z'],
])('fills a share of %d', (share, path) => {
  expect(markPaths([{ mark: 'mixed', share }]).get('fill')).toBe(path);
});

it('fills what is planned instead of its tile', () => {
  expect([...markPaths([{ mark: 'tile', isPlanned: true }]).keys()]).toEqual(['plan', 'bar']);
});

it('flags a cell whatever its mark', () => {
  const flagged = [{ mark: 'check', isFlagged: true } as const, { mark: 'cross', isFlagged: true } as const];
  expect(markPaths(flagged).get('flag')?.match(/M/g)).toHaveLength(2);
});

it.each([
  ['tile', ['tile', 'bar']],
  ['half', ['half', 'halfDot']],
  ['mixed', ['fill', 'frame']],
  ['self', ['self']],
  ['cross', ['ground', 'cross']],
  ['blank', []],
] as const)('draws %s as %o', (mark, shapes) => {
  expect([...cells(state(mark)).keys()]).toEqual(shapes);
});

it('leaves a place without a cell empty', () => {
  expect(cells(undefined).size).toBe(0);
});

it.each([
  [{ from: 0, to: 20 }, 3, [0, 8, 16]],
  [{ from: 16, to: 32 }, 3, [0, 16, 24]],
  [{ from: 16, to: 32 }, 41, [16, 24, 40]],
  [{ from: 16, to: 32 }, -1, [16, 24]],
  [{ from: 0, to: 0 }, 5, [0]],
])('the blocks of %o with %i kept begin at %o', (range, kept, blocks) => {
  expect(blocksOf(range, kept)).toEqual(blocks);
});

it('has one character for each cell, and none beyond the last column', () => {
  const codes = rowCodes(7, [0, 16], 19, (row, column) => row * 100 + column);
  expect(Array.from(codes, (code) => code.charCodeAt(0) - 700)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18]);
});

it('cuts a block out of its rows, eight cells to a row', () => {
  expect(blockCodes(['abcdefghij', 'klmnopqrst'], 0)).toBe('abcdefghklmnopqr');
  expect(blockCodes(['abcdefghij', 'klmnopqrst'], 1)).toBe(
    'ij\uffff\uffff\uffff\uffff\uffff\uffffst\uffff\uffff\uffff\uffff\uffff\uffff',
  );
});

describe('roomy cells', () => {
  const pathsOf = (one: Omit<MatrixState, 'description'>) => markPaths([undefined, one], cellSizes.roomy);
  const tileAt = (left: number) =>
    `M${left} 0m2 7a5 5 0 0 1 5 -5h54a5 5 0 0 1 5 5v42a5 5 0 0 1 -5 5h-54a5 5 0 0 1 -5 -5z`;

  it('are tiles with an edge, each in its own box', () => {
    expect([...pathsOf({ mark: 'tile' }).keys()]).toEqual(['tile', 'edge', 'bar']);
    expect(pathsOf({ mark: 'tile' }).get('tile')).toBe(tileAt(68));
    expect([...pathsOf({ mark: 'dot' }).keys()]).toEqual(['edge', 'dot']);
  });

  it.each([
    [1, tileAt(68)],
    [0.5, 'M68 0m2 28h64v21a5 5 0 0 1 -5 5h-54a5 5 0 0 1 -5 -5z'],
    [0.001, 'M68 0m2 52h64v0a2 2 0 0 1 -2 2h-60a2 2 0 0 1 -2 -2z'],
  ])('are filled from their foot by a share of %d', (share, path) => {
    expect(pathsOf({ mark: 'mixed', share }).get('fill')).toBe(path);
  });
});

it.each([
  [{ width: 900, height: 600 }, 9, 36],
  [{ width: 900, height: 600 }, 20, 30],
  [{ width: 900, height: 600 }, 200, 17],
  [{ width: 0, height: 0 }, 3, 17],
])('cells in %o with %d rows and columns are %d px', (space, count, side) => {
  expect(fittingCells(space, count, count)).toEqual({ width: side, height: side });
});
