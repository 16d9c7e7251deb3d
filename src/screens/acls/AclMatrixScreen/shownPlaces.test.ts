import { expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls, type AclEdit } from '../../../domain/acl/aclEdit.ts';
import { aclNodes, shownPlaces } from './aclAxis.ts';
import type { AclShown } from './aclPage.ts';

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

const nodes = aclNodes('net', loaded.loaded.nodeIds, [], NOW);
const places = (shown: AclShown, edit: AclEdit) => shownPlaces(nodes, [0, 1, 2, 3, 4], '', shown, edit);

it.each([
  ['all', loaded, [0, 1, 2, 3, 4]],
  ['blocked', loaded, [0, 1]],
  ['blocked', changed, [0, 1, 2, 3]],
  ['changed', loaded, []],
  ['changed', changed, [0, 1, 2, 3]],
] as const)('shows %s', (shown, edit, expected) => {
  expect(places(shown, edit)).toEqual(expected);
});

it('keeps showing a pair that was blocked when it was loaded', () => {
  expect(places('blocked', togglePair(loaded, 0, 1))).toEqual([0, 1]);
});

it('finds nodes by any of their fields, in the order given', () => {
  const node = (id: string, fields: readonly string[]) =>
    ({ id, name: id, fields, ids: [id], href: undefined, isServer: false }) as const;
  const named = [
    node('a', ['db-1', '10.0.0.1']),
    node('b', ['web-1', '10.0.0.2']),
    node('6db41f20-9', ['web']),
  ];
  const found = (text: string) => shownPlaces(named, [2, 1, 0], text, 'all', undefined);
  expect(found('10.0')).toEqual([1, 0]);
  // Half of all ids have "db" somewhere.
  expect(found('DB')).toEqual([0]);
  expect(found('6db41f')).toEqual([2]);
});
