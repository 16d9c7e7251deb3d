import { expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { editAcls, setPairs } from '../../../domain/acl/aclEdit.ts';
import { aclPatterns } from '../../../domain/acl/aclPatterns.ts';
import { membersOf } from '../../../domain/acl/aclText.ts';
import { aclAxis, placesOf, aclNodes, ruleGroups } from './aclAxis.ts';

const plain = aNode({ network: 'net', name: 'db-1' });
const server = aNode({ network: 'net', name: 'netmaker-1', isServer: true });
const nodes = aclNodes('net', [plain.id, server.id, 'ghost'], [plain, server], NOW);
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

const numbered = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => aNode({ network: 'net', name: `${start}-${index + 1}` }));
const kinds = [
  ...numbered('ams-web', 8),
  ...numbered('ber-db', 6),
  ...numbered('fra-runner', 5),
  ...numbered('vault', 1),
];
const placesNamed = (part: string) =>
  kinds.flatMap(({ name }, place) => (name.includes(part) ? [place] : []));
const ids = kinds.map(({ id }) => id);
const mesh = editAcls(anAclMatrix(ids));
const groupsOf = ({ pairs }: typeof mesh, members = kinds) =>
  ruleGroups(aclPatterns(pairs), membersOf(pairs.nodeIds, members));

it('names nodes with the same rules by what their names share, and marks exceptions', () => {
  const closed = setPairs(
    mesh,
    placesNamed('runner'),
    [...placesNamed('ber'), ...placesNamed('runner')],
    false,
  );
  const odd = setPairs(closed, placesNamed('ber-db-3'), placesNamed('runner-2'), true);
  const groups = groupsOf(setPairs(odd, [19], [...kinds.keys()], false));
  expect(groups.groups.map(({ key, text }) => [key, text])).toEqual([
    ['web', '8 nodes with the same rules'],
    ['db', '5 nodes with the same rules, 1 exception'],
    ['runner', '4 nodes with the same rules, 1 exception'],
    ['Isolated', '1 isolated node'],
  ]);
  expect(groups.exceptions).toEqual(new Set([...placesNamed('ber-db-3'), ...placesNamed('runner-2')]));
  const all = aclNodes('net', ids, kinds, NOW);
  const axis = aclAxis(all, [...kinds.keys()], groups, new Set(['rules:db']));
  expect(axis.headings.flatMap((one) => ('note' in one && one.note ? [one.label] : []))).toEqual([
    'ber-db-3',
  ]);
});

it('gives each group of nodes with the same rules its own name', () => {
  const similar = numbered('a', 6);
  const six = editAcls(anAclMatrix(similar.map(({ id }) => id)));
  const halves = setPairs(six, [0, 1, 2], [0, 1, 2], false);
  expect(groupsOf(halves, similar).groups.map(({ key }) => key)).toEqual(['a', 'a (2)']);
});

it('groups nodes with unique rules last, and marks none of them', () => {
  const groups = groupsOf(setPairs(mesh, [0], placesNamed('ber'), false));
  expect(groups.groups.at(-1)).toEqual({
    key: 'Unique rules',
    text: '1 node with unique rules',
    places: [0],
  });
  expect(groups.exceptions).toEqual(new Set());
});
