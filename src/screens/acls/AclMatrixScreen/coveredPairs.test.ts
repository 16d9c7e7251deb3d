import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { isAllowed, pairsOf } from '../../../domain/acl/aclPairs.ts';
import { coveredPairs } from './aclCells.ts';

const ids = Array.from({ length: 40 }, (_, index) => `n${index}`);
const pairs = pairsOf(
  anAclMatrix(
    ids,
    ids.flatMap((from, one) =>
      ids.filter((_, other) => (one * other) % 7 === 3).map((to) => [from, to] as const),
    ),
  ),
);

it.each([
  ['one pair', [1], [2], 1],
  ['a node and itself', [1], [1], 0],
  ['a node and all', [1], [...ids.keys()], 39],
  ['all', [...ids.keys()], [...ids.keys()], 780],
  ['two that overlap', [1, 2, 3], [2, 3, 4], 6],
])('%s', (_, rows, columns, count) => {
  expect(coveredPairs(pairs, rows, columns).pairs).toBe(count);
});

it('counts allowed pairs like a naive loop', () => {
  const places = fc.uniqueArray(fc.nat(39));
  fc.assert(
    fc.property(places, places, (rows, columns) => {
      const each = new Map<string, boolean>();
      for (const row of rows) {
        for (const column of columns) {
          if (row === column) continue;
          each.set([row, column].toSorted((a, b) => a - b).join(), isAllowed(pairs, row, column));
        }
      }
      const allowed = [...each.values()].filter(Boolean).length;
      expect(coveredPairs(pairs, rows, columns)).toEqual({ pairs: each.size, allowed });
    }),
  );
});
