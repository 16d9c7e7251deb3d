import { describe, expect, it } from 'vitest';
import { aclCell, isPairAllowed, pairReason, withPairsSet, type PairReason } from './aclMatrix.ts';
import {
  allowedInRow,
  allowedPairs,
  differingAfter,
  isAllowed,
  pairCount,
  pairsOf,
  withPairs,
} from './aclPairs.ts';
import { bitsSet } from '../reach/pairs/bits.ts';
import { aclFromWire } from './aclWire.ts';

it('allows a pair in a copy and keeps its other cells', () => {
  const matrix = aclFromWire({ a: { b: 1, c: 7 }, b: { a: 1, c: 2 }, c: { a: 1, b: 2 } });
  const allowed = withPairsSet(matrix, [['a', 'b']], true);
  expect([isPairAllowed(matrix, 'a', 'b'), isPairAllowed(allowed, 'b', 'a')]).toEqual([false, true]);
  const grown = withPairsSet(matrix, [['newcomer', 'a']], true);
  expect(isPairAllowed(grown, 'a', 'newcomer')).toBe(true);
  expect(aclCell(grown, 'newcomer', 'b')).toBe(0);
  for (const copy of [allowed, grown]) {
    expect([aclCell(copy, 'a', 'c'), aclCell(copy, 'b', 'c'), aclCell(copy, 'c', 'a')]).toEqual([7, 2, 1]);
  }
});

describe('a pair', () => {
  it.each<[there: number | undefined, back: number | undefined, PairReason]>([
    [2, 2, 'allowed'],
    [1, 1, 'blocked'],
    [2, 1, 'oneSided'],
    [1, 2, 'oneSided'],
    [2, undefined, 'missing'],
    [undefined, 1, 'missing'],
    [undefined, undefined, 'missing'],
    [0, 2, 'missing'],
    [7, 1, 'blocked'],
    [7, 2, 'oneSided'],
  ])('of %s and %s is %s, seen from either end', (there, back, reason) => {
    const matrix = aclFromWire({
      a: there === undefined ? {} : { b: there },
      b: back === undefined ? {} : { a: back },
    });
    expect([pairReason(matrix, 0, 1), pairReason(matrix, 1, 0)]).toEqual([reason, reason]);
    expect(isAllowed(pairsOf(matrix), 1, 0)).toBe(reason === 'allowed');
  });
});

describe('the square of pairs', () => {
  const matrix = aclFromWire({ a: { b: 2, c: 1, d: 7 }, b: { a: 2, c: 2 }, c: { b: 2, d: 2 }, d: { c: 2 } });

  it('counts the allowed peers of each node', () => {
    const pairs = pairsOf(matrix);
    expect([0, 1, 2, 3].map((row) => allowedInRow(pairs, row))).toEqual([1, 2, 2, 1]);
    expect(allowedPairs(pairs)).toBe(3);
    expect(pairCount(4)).toBe(6);
  });

  it('works across word boundaries', () => {
    const ids = Array.from({ length: 70 }, (_, index) => `n${index}`);
    const row = (from: string) => Object.fromEntries(ids.filter((to) => to !== from).map((to) => [to, 2]));
    const pairs = pairsOf(aclFromWire(Object.fromEntries(ids.map((id) => [id, row(id)]))));
    expect(allowedPairs(pairs)).toBe(pairCount(70));
    expect([31, 32, 63, 64].map((column) => isAllowed(pairs, 69, column))).toEqual([true, true, true, true]);
    expect(isAllowed(pairs, 64, 64)).toBe(false);
  });

  it('converts back to the same ACLs, including unknown bytes and missing cells', () => {
    expect(withPairs(matrix, pairsOf(matrix)).cells).toEqual(matrix.cells);
  });

  it('writes both directions of a pair that differs, and no other cell', () => {
    const pairs = pairsOf(
      aclFromWire({ a: { b: 2, c: 1, d: 2 }, b: { a: 2, c: 1 }, c: { d: 2 }, d: { a: 2, c: 2 } }),
    );
    expect(withPairs(matrix, pairs)).toEqual(
      aclFromWire({ a: { b: 2, c: 1, d: 2 }, b: { a: 2, c: 1 }, c: { b: 1, d: 2 }, d: { a: 2, c: 2 } }),
    );
  });

  it('lists each differing pair once', () => {
    const other = pairsOf(
      aclFromWire({ a: { b: 1, c: 2, d: 7 }, b: { a: 2, c: 2 }, c: { a: 2, b: 2, d: 2 }, d: { c: 2 } }),
    );
    expect([0, 1, 2, 3].map((row) => differingAfter(pairsOf(matrix), other, row))).toEqual([
      [1, 2],
      [],
      [],
      [],
    ]);
  });
});

it.each([
  [0, 0],
  [1, 1],
  [0x80000000, 1],
  [0xffffffff, 32],
  [-1, 32],
  [0b1011, 3],
])('counts the set bits of %i: %i', (word, count) => {
  expect(bitsSet(word)).toBe(count);
});
