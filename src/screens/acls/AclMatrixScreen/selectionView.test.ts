import { togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { expect, it } from 'vitest';
import { aPeer, someNodeMetrics } from '../../../../mocks/fixtures/metrics.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls, setPairs } from '../../../domain/acl/aclEdit.ts';
import { aclMatrixOf } from '../../../domain/acl/aclMatrix.ts';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { aclAxis, aclNodes } from './aclAxis.ts';
import { allowsNext, changedPairs, rowView, selectionView } from './selectionView.ts';

const ids = ['a', 'b', 'c', 'd'];
const nodes = aclNodes('net', ids, [], NOW);

const axis = aclAxis(nodes, [0, 1, 2, 3], undefined, new Set());
const square = { nodes, rows: axis, columns: axis };
const cells = (row: number, column: number, lastRow = row, lastColumn = column) => ({
  rows: { from: row, to: lastRow + 1 },
  columns: { from: column, to: lastColumn + 1 },
});

/** a–b is allowed, a–c is blocked, a–d is missing, b–c is allowed in one direction, and the rest is allowed. */
const edit = editAcls(aclMatrixOf(ids, Uint8Array.of(0, 2, 1, 2, 2, 0, 2, 2, 1, 1, 0, 2, 0, 2, 2, 0)));

it.each([
  ['allowed', 0, 1, true, undefined],
  ['blocked', 0, 2, false, undefined],
  ['missing', 0, 3, false, 'its ACL rule is missing on the server'],
  ['allowed in one direction', 1, 2, false, 'allowed in only one direction'],
])('shows the reason for a pair: %s', (_, one, other, isAllowed, note) => {
  expect(selectionView(edit, square, cells(one, other))).toMatchObject({
    is: 'pair',
    isAllowed,
    note,
    isChanged: false,
  });
});

it.each([
  [0, 1, false, 'was allowed'],
  [1, 2, true, 'was blocked'],
])('shows the previous state of %i and %i after a toggle', (one, other, isAllowed, note) => {
  const toggled = togglePair(edit, one, other);
  expect(selectionView(toggled, square, cells(one, other))).toMatchObject({
    isAllowed,
    note,
    isChanged: true,
  });
});

it('recognises a node paired with itself', () => {
  expect(selectionView(edit, square, cells(1, 1))).toMatchObject({ isSelf: true });
});

it('links to the explainer with both nodes of a pair', () => {
  expect(selectionView(edit, square, cells(0, 1))).toMatchObject({
    whyHref: `?why=${nodes[0]?.id}..${nodes[1]?.id}`,
  });
});

it('counts the pairs of a rectangle', () => {
  expect(selectionView(edit, square, cells(0, 0, 1, 2))).toEqual({
    is: 'several',
    rows: '2 nodes',
    columns: '3 nodes',
    pairs: 3,
    allowed: 1,
  });
});

it('allows a partly blocked selection and blocks a fully allowed one', () => {
  const covered = { rows: [0, 1], columns: [2, 3] };
  expect(allowsNext(edit, covered)).toBe(true);
  expect(allowsNext(setPairs(edit, covered.rows, covered.columns, true), covered)).toBe(false);
});

it('counts the allowed peers of a node and explains why it has no page', () => {
  expect(rowView(edit, nodes, 1)).toEqual({
    place: 1,
    name: 'b',
    href: undefined,
    lockedReason: aclTexts.unknownNode,
    whyHref: `?why=${nodes[1]?.id}..`,
    allowed: 2,
    of: 3,
  });
});

it('names groups and single nodes, and shows measurements of a pair', () => {
  const groups = { by: 'prefix' as const, groups: [{ key: 'hel', places: [0, 1, 2] }] };
  const grouped = aclAxis(nodes, [0, 1, 2, 3], groups, new Set());
  expect(selectionView(edit, { nodes, rows: axis, columns: grouped }, cells(3, 0))).toMatchObject({
    rows: 'd',
    columns: 'hel 3',
  });
  const metrics = new Map([
    ['a', someNodeMetrics({ id: 'a', name: 'a', network: 'net' }, [aPeer({ peerId: 'b', latency: 11 })])],
  ]);
  expect(selectionView(edit, square, cells(0, 1), { all: metrics, outdated: [] })).toMatchObject({
    measured: 'Measured: connected, 11 ms. Other direction: no report',
  });
});

it('names the first changed pairs', () => {
  expect(changedPairs(edit, nodes)).toEqual([]);
  expect(changedPairs(togglePair(edit, 0, 1), nodes)).toEqual([['a', 'b']]);
  expect(changedPairs(setPairs(edit, [0, 1, 2], [3], false), nodes)).toEqual([
    ['b', 'd'],
    ['c', 'd'],
  ]);
});
