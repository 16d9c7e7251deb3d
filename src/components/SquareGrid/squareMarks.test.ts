import { expect, it } from 'vitest';
import { cellSize, squarePaths } from './squareMarks.ts';
import type { SquareMark, SquareState } from './squareState.ts';

const state = (mark: SquareMark, isChanged = false): SquareState => ({ mark, isChanged, words: mark });
const cells = (...marks: (SquareState | undefined)[]) => squarePaths(marks);

it('starts each mark at the corner of its cell', () => {
  const ninth = squarePaths([...Array.from({ length: 9 }, () => undefined), state('dot')]);
  expect(ninth.get('dot')).toMatch(new RegExp(`^M${cellSize} ${cellSize}m`));
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
  ['tile', ['tile', 'bar']],
  ['half', ['half', 'halfDot']],
  ['mixed', ['corner', 'frame']],
  ['self', ['self']],
] as const)('draws %s as %o', (mark, shapes) => {
  expect([...cells(state(mark)).keys()]).toEqual(shapes);
});

it('leaves a place without a cell empty', () => {
  expect(cells(undefined).size).toBe(0);
});
