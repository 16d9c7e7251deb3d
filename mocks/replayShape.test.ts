import { describe, expect, it } from 'vitest';
import { shapeOf } from './replayShape.ts';

describe('the shape of a value', () => {
  it.each([
    ['null and an empty list', null, []],
    ['a number and its text', 5, '5'],
    ['a list with and without elements', ['a'], []],
    ['a record with a field more', { a: 1, b: 2 }, { a: 1 }],
    ['a list one of whose elements lacks a field', [{ a: 1 }], [{ a: 1 }, { a: null }]],
  ])('tells apart %s', (_, one, other) => {
    expect(shapeOf(one)).not.toEqual(shapeOf(other));
  });

  it.each([
    ['numbers', 1, 2.5],
    ['lists of another length', ['a'], ['b', 'c']],
    ['fields in another order', { a: 1, b: '' }, { b: 'x', a: 2 }],
    [
      'records under other ids',
      { '8f0e3f6e-2f1b-4b1e-8c39-2a7f6f2c9d11': 1 },
      { '0a1b2c3d-0000-4000-8000-000000000001': 2, '0a1b2c3d-0000-4000-8000-000000000002': 2 },
    ],
  ])('takes %s for equal', (_, one, other) => {
    expect(shapeOf(one)).toEqual(shapeOf(other));
  });
});
