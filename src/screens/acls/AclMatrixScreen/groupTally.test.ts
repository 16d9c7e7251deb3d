import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { editAcls, setPairs } from '../../../domain/acl/aclEdit.ts';
import { coveredPairs } from './coveredPairs.ts';
import { groupTally } from './groupTally.ts';

const ids = Array.from({ length: 24 }, (_, index) => `n${index}`);
const groups = [
  { key: 'a', places: [0, 3, 6, 9, 12, 15, 18, 21] },
  { key: 'b', places: [1, 4, 7, 10, 13, 16, 19, 22] },
  { key: 'c', places: [2, 5, 8, 11, 14, 17, 20, 23] },
];
const places = fc.uniqueArray(fc.nat(23));

it('counts the pairs of what is shown of two groups, also after changes', () => {
  fc.assert(
    fc.property(places, places, places, places, (rows, columns, changedRows, changedColumns) => {
      const edit = editAcls(
        anAclMatrix(ids, [
          ['n1', 'n2'],
          ['n5', 'n3'],
        ]),
      );
      const tally = groupTally(groups, rows, columns);
      tally(edit.pairs);
      const { pairs } = setPairs(edit, changedRows, changedColumns, false);
      const count = tally(pairs);
      for (const [row, one] of groups.entries()) {
        for (const [column, other] of groups.entries()) {
          const shownRows = rows.filter((place) => one.places.includes(place));
          const shownColumns = columns.filter((place) => other.places.includes(place));
          expect(count(row, column)).toEqual(coveredPairs(pairs, shownRows, shownColumns));
        }
      }
    }),
    { numRuns: 50 },
  );
});
