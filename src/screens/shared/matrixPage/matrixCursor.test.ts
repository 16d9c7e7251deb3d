import { describe, expect, test } from 'vitest';
import { matrixAt, type MatrixAt } from './matrixCursor.ts';

const cell = { row: 'id-1', column: 'os=linux & more..' };

describe('where in a matrix one is', () => {
  test.each<[string, MatrixAt | undefined, string]>([
    ['nowhere', undefined, ''],
    ['at a cell', { ...cell, from: undefined }, 'at=id-1&at=os%3Dlinux+%26+more..'],
    ['at the name of a row', { row: 'id-1', column: undefined, from: undefined }, 'at=id-1&at='],
    ['at the name of a column', { row: undefined, column: 'id-2', from: undefined }, 'at=&at=id-2'],
    [
      'at the end of a rectangle',
      { row: 'b', column: 'd', from: { row: 'a', column: 'c' } },
      'at=b&at=d&from=a&from=c',
    ],
  ])('stands in the address %s', (_, at, query) => {
    expect(matrixAt.change(new URLSearchParams(), { at }).toString()).toBe(query);
    expect(matrixAt.read(new URLSearchParams(query))).toEqual({ at });
  });

  test('leaves out what is no place, and leaves the rest of the address alone', () => {
    expect(matrixAt.read(new URLSearchParams('at=&at='))).toEqual({ at: undefined });
    expect(matrixAt.change(new URLSearchParams('rows=db&at=a&at=b'), { at: undefined }).toString()).toBe(
      'rows=db',
    );
  });
});
