import { expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { editAcls, togglePair } from '../../../domain/acl/aclEdit.ts';
import { foundPlaces, placesWith } from './shownPlaces.ts';

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
  const found = placesWith(edit, shown, undefined);
  expect(found && [...found]).toEqual(places);
});

it('keeps a pair in sight that was blocked when it was loaded', () => {
  const allowed = togglePair(loaded, 0, 1);
  expect([...(placesWith(allowed, 'blocked', undefined) ?? [])]).toEqual([0, 1]);
});

it.each([
  ['blocked', 0, [1]],
  ['blocked', 2, [3]],
  ['changed', 2, [3]],
  ['changed', 4, []],
] as const)('shows what is %s of node %i alone', (shown, only, places) => {
  expect([...(placesWith(changed, shown, only) ?? [])]).toEqual(places);
});

it('finds nodes by any of their fields, in the order given', () => {
  const node = (id: string, fields: readonly string[]) =>
    ({ id, name: id, fields, href: undefined, isServer: false, isKnown: true }) as const;
  const nodes = [node('a', ['db-1', '10.0.0.1']), node('b', ['web-1', '10.0.0.2'])];
  expect(foundPlaces(nodes, [1, 0], '10.0')).toEqual([1, 0]);
  expect(foundPlaces(nodes, [1, 0], 'DB')).toEqual([0]);
});
