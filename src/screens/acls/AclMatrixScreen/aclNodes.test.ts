import { expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { aclNodes, placesByName } from './aclAxis.ts';

const plain = aNode({ network: 'net', name: 'db-2' });
const server = aNode({ network: 'net', name: 'netmaker-1', isServer: true });
const foreign = aNode({ network: 'other', name: 'db-2' });

it('links nodes to their rules, except servers and deleted nodes', () => {
  const nodes = aclNodes('net', [plain.id, server.id, 'ghost', foreign.id], [plain, server, foreign], NOW);
  expect(nodes.map(({ href }) => href)).toEqual([`/acls/net/${plain.id}`, undefined, undefined, undefined]);
  expect(nodes.map(({ name }) => name)).toEqual(['db-2', 'netmaker-1', 'ghost', foreign.id]);
});

it('sorts names in natural order', () => {
  const names = ['db-10', 'db-2', 'app'].map((name) => aNode({ network: 'net', name }));
  const nodes = aclNodes(
    'net',
    names.map(({ id }) => id),
    names,
    NOW,
  );
  expect(placesByName(nodes)).toEqual([2, 1, 0]);
});
