import { expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import { aclAxis, aclNodes } from './aclAxis.ts';
import { nodeRuleParts } from './RuleLists.tsx';

const known = ['db-1', 'db-2', 'web-1'].map((name) => aNode({ network: 'net', name }));
const ids = known.map(({ id }) => id);
const [first = '', second = ''] = ids;
const nodes = aclNodes('net', ids, known, NOW);
const axis = aclAxis(nodes, [0, 1, 2], undefined, new Set());
const edit = togglePair(editAcls(anAclMatrix(ids, [[first, second]])), 0, 2);

it('counts allowed peers for each node and marks changed ones', () => {
  const [part] = nodeRuleParts(edit, { nodes, rows: axis, exceptions: undefined });
  expect(part?.group).toBeUndefined();
  expect(part?.rows.map(({ name, allowed, of, isChanged }) => [name, allowed, of, isChanged])).toEqual([
    ['db-1', 0, 2, true],
    ['db-2', 1, 2, false],
    ['web-1', 1, 2, true],
  ]);
});

it('lists each node once below its group, even in expanded groups, and marks exceptions', () => {
  const groups = {
    by: 'rules' as const,
    groups: [
      { key: 'db', places: [0, 1] },
      { key: 'web-1', places: [2] },
    ],
  };
  const rows = aclAxis(nodes, [0, 1, 2], groups, new Set(['rules:db']));
  const parts = nodeRuleParts(edit, { nodes, rows, exceptions: new Set([1]) });
  expect(
    parts.map(({ group, rows: listed }) => [group?.label, listed.map((row) => [row.name, row.isException])]),
  ).toEqual([
    [
      'db',
      [
        ['db-1', false],
        ['db-2', true],
      ],
    ],
    ['web-1', [['web-1', false]]],
  ]);
});

it('lists only the first 100 nodes and counts all of them', () => {
  const many = Array.from({ length: 130 }, (_, index) => `n${index}`);
  const all = aclNodes('net', many, [], NOW);
  const groups = {
    by: 'rules' as const,
    groups: [
      { key: 'a', places: [...many.keys()].slice(0, 90) },
      { key: 'b', places: [...many.keys()].slice(90) },
    ],
  };
  const rows = aclAxis(all, [...many.keys()], groups, new Set());
  const parts = nodeRuleParts(editAcls(anAclMatrix(many)), { nodes: all, rows, exceptions: undefined });
  expect(parts.map(({ count, rows: listed }) => [count, listed.length])).toEqual([
    [90, 90],
    [40, 10],
  ]);
});
