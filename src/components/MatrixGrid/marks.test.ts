import { expect, it } from 'vitest';
import { markPaths, type MatrixMark } from './marks.ts';

const at = (mark: MatrixMark, row = 0, column = 0, isFlagged = false) => ({ mark, row, column, isFlagged });

it('starts each mark at the corner of its cell', () => {
  expect(markPaths([at('check', 2, 3)]).check).toMatch(/^M72 48m/);
});

it('draws marks of one shape in one path', () => {
  const { check } = markPaths([at('check'), at('check', 0, 1)]);
  expect(check.match(/M/g)).toHaveLength(2);
});

it('puts a cross on a tile', () => {
  const { tile, cross } = markPaths([at('cross')]);
  expect(tile).toContain('M0 0');
  expect(cross).toContain('M0 0');
});

it('draws nothing where two have nothing to do with each other', () => {
  expect(Object.values(markPaths([at('blank')])).join('')).toBe('');
});

it('flags a cell whatever its mark', () => {
  expect(markPaths([at('check', 0, 0, true), at('cross', 0, 1, true)]).flag.match(/M/g)).toHaveLength(2);
});
