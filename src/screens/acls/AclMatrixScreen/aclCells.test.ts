import { describe, expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import { pairsOf, pairsWithout } from '../../../domain/acl/aclPairs.ts';
import { aclMatrixOf } from '../../../domain/acl/aclMatrix.ts';
import { aclAxis, aclNodes } from './aclAxis.ts';
import { aclCells, aclStates, groupState } from './aclCells.ts';

const ids = ['a', 'b', 'c', 'd'];
const nodes = aclNodes('net', ids, [], NOW);
const plain = aclAxis(nodes, [0, 1, 2, 3], undefined, new Set());

/** a–b is allowed, a–c is blocked, a–d is missing, and b–c is allowed in one direction. */
const matrix = aclMatrixOf(ids, Uint8Array.of(0, 2, 1, 2, 2, 0, 2, 2, 1, 1, 0, 1, 0, 2, 1, 0));

it.each([
  [0, 0, 'the same node'],
  [0, 1, 'allowed'],
  [0, 2, 'blocked'],
  [0, 3, 'blocked, its ACL rule is missing on the server'],
  [3, 0, 'blocked, its ACL rule is missing on the server'],
  [1, 2, 'blocked, allowed in only one direction'],
])('describes %i and %i as %s', (row, column, words) => {
  const stateAt = aclCells(editAcls(matrix), plain, plain);
  expect(aclStates[stateAt(row, column)]?.description).toBe(words);
});

it.each([
  [0, 1, 'blocked, was allowed'],
  [1, 0, 'blocked, was allowed'],
  [1, 2, 'allowed, was blocked'],
])('describes %i and %i after a toggle as %s', (row, column, description) => {
  const stateAt = aclCells(togglePair(editAcls(matrix), row, column), plain, plain);
  const state = aclStates[stateAt(row, column)];
  expect(state).toMatchObject({ description, isChanged: true });
});

describe('groups', () => {
  const groups = [
    { key: 'egress', places: [0, 1] },
    { key: 'plain', places: [2, 3] },
    { key: '', places: [] },
  ];
  const axis = aclAxis(nodes, [0, 1, 2, 3], { by: 'role', groups }, new Set(['role:egress']));
  const edit = editAcls(
    anAclMatrix(ids, [
      ['a', 'c'],
      ['b', 'c'],
      ['b', 'd'],
    ]),
  );
  const stateAt = aclCells(edit, axis, axis);
  const words = (row: number, column: number) => aclStates[stateAt(row, column)]?.description;

  it('come before their nodes; collapsed groups have none, and empty groups are left out', () => {
    expect(axis.headings.map(({ label }) => label)).toEqual(['Egress', 'a', 'b', 'No role']);
  });

  it.each([
    ['a group with itself', 0, 0, 'all pairs allowed'],
    ['a group with another group', 0, 3, '75% of pairs blocked'],
    ['a group with a node', 3, 2, 'all pairs blocked'],
    ['a node with a group', 1, 3, '50% of pairs blocked'],
    ['a node with its own group', 1, 0, 'all pairs allowed'],
  ])('%s', (_, row, column, state) => {
    expect(words(row, column)).toBe(state);
  });

  it.each([
    [1000, 999, '1% of pairs blocked'],
    [1000, 1, '99% of pairs blocked'],
    [8, 3, '63% of pairs blocked'],
  ])('of %i pairs, %i allowed: %s', (pairs, allowed, expected) => {
    expect(aclStates[groupState({ pairs, allowed })]).toMatchObject({ mark: 'mixed', description: expected });
  });
});

it('marks the pairs that the rule builder would change', () => {
  const edit = editAcls(matrix);
  const planned = { changed: pairsWithout(edit.pairs, togglePair(edit, 0, 1).pairs), isAllowed: false };
  const stateAt = aclCells(edit, plain, plain, { planned });
  expect(aclStates[stateAt(0, 1)]).toMatchObject({
    mark: 'tile',
    isPlanned: true,
    description: 'would be blocked',
  });
  expect(aclStates[stateAt(0, 2)]).toMatchObject({ description: 'blocked' });
  const groups = [
    { key: 'one', places: [0, 1] },
    { key: 'two', places: [2, 3] },
  ];
  const axis = aclAxis(nodes, [0, 1, 2, 3], { by: 'role', groups }, new Set());
  const inGroups = aclCells(edit, axis, axis, { planned });
  expect(aclStates[inGroups(0, 0)]?.description).toBe('all pairs allowed, some would change');
  expect(aclStates[inGroups(0, 1)]?.description).toBe('75% of pairs blocked');
});

it('marks pairs changed by others', () => {
  const byOthers = pairsOf(anAclMatrix(ids, [['a', 'b']]));
  const stateAt = aclCells(editAcls(matrix), plain, plain, {
    byOthers: pairsWithout(pairsOf(matrix), byOthers),
  });
  expect(aclStates[stateAt(0, 1)]).toMatchObject({
    isFlagged: true,
    description: 'allowed, changed by someone else',
  });
  expect(aclStates[stateAt(0, 2)]).toMatchObject({ description: 'blocked' });
});
