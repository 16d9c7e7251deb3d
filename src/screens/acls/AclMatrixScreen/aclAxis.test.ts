import { expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aclAxis, placesOf, aclNodes } from './aclAxis.ts';

const plain = aNode({ network: 'net', name: 'db-1' });
const server = aNode({ network: 'net', name: 'netmaker-1', isServer: true });
const nodes = aclNodes('net', [plain.id, server.id, 'ghost'], [plain, server]);
const none = new Set<string>();

it.each([
  [0, { href: `/acls/net/${plain.id}` }],
  [1, { lockedReason: 'The ACL view of a server node is disabled' }],
  [2, { lockedReason: 'This node no longer exists' }],
])('links the name of node %i to %o', (place, lead) => {
  expect(aclAxis(nodes, [place], undefined, none).headings).toMatchObject([lead]);
});

it('keeps the given order within groups and counts their visible nodes', () => {
  const groups = [
    { key: 'db', places: [0, 2] },
    { key: '', places: [1] },
  ];
  const axis = aclAxis(nodes, [2, 1], { by: 'prefix', groups }, new Set(['prefix:db']));
  expect(axis.headings).toMatchObject([
    { kind: 'group', label: 'db', count: 1, isOpen: true },
    { label: 'ghost' },
    { kind: 'group', label: 'Others', count: 1, isOpen: false },
  ]);
});

it('covers the nodes of groups once', () => {
  const groups = [{ key: 'db', places: [0, 2] }];
  const axis = aclAxis(nodes, [0, 2], { by: 'prefix', groups }, new Set(['prefix:db']));
  expect(placesOf(axis, 0, 3)).toEqual([0, 2]);
  expect(placesOf(axis, 1, 2)).toEqual([0]);
});
