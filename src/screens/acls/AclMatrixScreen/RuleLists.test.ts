import { expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { editAcls } from '../../../domain/acl/aclEdit.ts';
import { aclAxis, aclNodes } from './aclAxis.ts';
import { nodeRuleRows } from './RuleLists.tsx';

const known = ['db-1', 'db-2', 'web-1'].map((name) => aNode({ network: 'net', name }));
const ids = known.map(({ id }) => id);
const [first = '', second = ''] = ids;
const nodes = aclNodes('net', ids, known);
const axis = aclAxis(nodes, [0, 1, 2], undefined, new Set());
const edit = togglePair(editAcls(anAclMatrix(ids, [[first, second]])), 0, 2);

it('counts allowed peers for each node and marks changed ones', () => {
  expect(
    nodeRuleRows(edit, nodes, axis).map(({ name, allowed, of, isChanged }) => [name, allowed, of, isChanged]),
  ).toEqual([
    ['db-1', 0, 2, true],
    ['db-2', 1, 2, false],
    ['web-1', 1, 2, true],
  ]);
});

it('lists each node once, even in expanded groups', () => {
  const groups = { by: 'role' as const, groups: [{ key: 'plain', places: [0, 1, 2] }] };
  const grouped = aclAxis(nodes, [0, 1, 2], groups, new Set(['role:plain']));
  expect(nodeRuleRows(edit, nodes, grouped)).toHaveLength(3);
});
