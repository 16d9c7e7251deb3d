import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { togglePair } from '../../../../mocks/fixtures/aclEdit.ts';
import { editAcls, setPairs } from '../../../domain/acl/aclEdit.ts';
import { coveredPairs } from './aclCells.ts';
import { foundPlaces, placesWith, groupTally } from './useAclSquare.ts';

const loaded = editAcls(
  anAclMatrix(
    ['a', 'b', 'c', 'd', 'e'],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
  ),
);
const changed = togglePair(togglePair(loaded, 0, 1), 2, 3);

it.each([
  ['all', loaded, undefined],
  ['blocked', loaded, [0, 1]],
  ['blocked', changed, [0, 1, 2, 3]],
  ['changed', loaded, []],
  ['changed', changed, [0, 1, 2, 3]],
] as const)('shows %s', (shown, edit, places) => {
  const found = placesWith(edit, shown);
  expect(found && [...found]).toEqual(places);
});

it('keeps a pair in sight that was blocked when it was loaded', () => {
  const allowed = togglePair(loaded, 0, 1);
  expect([...(placesWith(allowed, 'blocked') ?? [])]).toEqual([0, 1]);
});

it('finds nodes by any of their fields, in the order given', () => {
  const node = (id: string, fields: readonly string[]) =>
    ({ id, name: id, fields, ids: [id], href: undefined, isServer: false, isKnown: true }) as const;
  const nodes = [node('a', ['db-1', '10.0.0.1']), node('b', ['web-1', '10.0.0.2'])];
  expect(foundPlaces(nodes, [1, 0], '10.0')).toEqual([1, 0]);
  expect(foundPlaces(nodes, [1, 0], 'DB')).toEqual([0]);
  // Half of all ids have "db" somewhere.
  expect(foundPlaces([node('6db41f20-9', ['web'])], [0], 'db')).toEqual([]);
  expect(foundPlaces([node('6db41f20-9', ['web'])], [0], '6db41f')).toEqual([0]);
});

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
