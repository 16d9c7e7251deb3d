import { expect, it } from 'vitest';
import { columnsIn, hasBit, setBit } from './bits.ts';

it('keeps the rows of a matrix apart, and columns beyond one word', () => {
  const stride = 2;
  const bits = new Uint32Array(4 * stride);
  const cells = [
    [0, 33],
    [1, 0],
    [1, 31],
    [1, 32],
    [3, 63],
  ] as const;
  for (const [row, column] of cells) setBit(bits, stride, row, column);
  expect([0, 1, 2, 3].map((row) => columnsIn(bits, stride, row))).toEqual([[33], [0, 31, 32], [], [63]]);
  const found = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 64 }, (_, column) => [row, column] as const).filter(([, column]) =>
      hasBit(bits, stride, row, column),
    ),
  );
  expect(found).toEqual(cells);
});
