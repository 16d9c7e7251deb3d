import { expect, it } from 'vitest';
import { pageNumbers } from './Pagination.tsx';

const written = (page: number, pageCount: number) =>
  pageNumbers(page, pageCount)
    .map((entry) => (entry === 'gap' ? '…' : entry + 1))
    .join(' ');

it.each([
  [0, 1, '1'],
  [2, 6, '1 2 3 4 5 6'],
  [6, 7, '1 2 3 4 5 6 7'],
  [0, 8, '1 2 3 4 5 … 8'],
  [3, 20, '1 2 3 4 5 … 20'],
  [4, 20, '1 … 4 5 6 … 20'],
  [15, 20, '1 … 15 16 17 … 20'],
  [16, 20, '1 … 16 17 18 19 20'],
  [19, 20, '1 … 16 17 18 19 20'],
])('names on page %i of %i: %s', (page, pageCount, names) => {
  expect(written(page, pageCount)).toBe(names);
});
