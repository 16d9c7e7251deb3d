import { describe, expect, it } from 'vitest';
import { byName, compareNames } from './order.ts';

describe('names are sorted', () => {
  it.each([
    ['as people count', ['node-10', 'node-2', 'node-1'], ['node-1', 'node-2', 'node-10']],
    ['an end before what follows', ['a1', 'a', 'a-1', 'a0'], ['a', 'a-1', 'a0', 'a1']],
    ['numbers with what follows them', ['a1x', 'a10', 'a1', 'a01-'], ['a1', 'a01-', 'a1x', 'a10']],
    [
      'numbers too long to count',
      [`${'9'.repeat(20)}1`, `${'9'.repeat(20)}0`],
      [`${'9'.repeat(20)}0`, `${'9'.repeat(20)}1`],
    ],
    ['digits of other scripts among ours', ['٣a', '٣1'], ['٣a', '٣1']],
    ['by the first number, then by the second', ['a10b1', 'a2b11', 'a2b2'], ['a2b2', 'a2b11', 'a10b1']],
    ['whatever their case', ['Beta', 'alpha', 'ALPHA', 'beta'], ['alpha', 'ALPHA', 'beta', 'Beta']],
    ['accents beside their letter', ['zwei', 'örtlich', 'ort'], ['ort', 'örtlich', 'zwei']],
    ['with leading zeros in a fixed order', ['gw-1', 'gw-001', 'gw-01'], ['gw-001', 'gw-01', 'gw-1']],
  ])('%s', (_, names, expected) => {
    expect(names.toSorted(compareNames)).toEqual(expected);
    expect(names.toReversed().toSorted(compareNames)).toEqual(expected);
  });
});

it('finds only the same text equal', () => {
  expect(compareNames('gw', 'gw')).toBe(0);
  // The same letter as one code point and as two.
  expect(compareNames('\u00e9', 'e\u0301')).not.toBe(0);
});

it('sorts records with the same name by ID', () => {
  const records = [
    { id: 'c', name: 'gw-10' },
    { id: 'b', name: 'gw-2' },
    { id: 'a', name: 'gw-10' },
  ];
  expect(records.toSorted(byName).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});
