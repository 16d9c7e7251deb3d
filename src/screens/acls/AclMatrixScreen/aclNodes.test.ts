import { expect, it } from 'vitest';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aclNodes, areSameNodes, placesByName } from './aclAxis.ts';

const plain = aNode({ network: 'net', name: 'db-2' });
const server = aNode({ network: 'net', name: 'netmaker-1', isServer: true });
const foreign = aNode({ network: 'other', name: 'db-2' });

it('leads to the matrix of a node, but for servers and nodes that are gone', () => {
  const nodes = aclNodes('net', [plain.id, server.id, 'ghost', foreign.id], [plain, server, foreign]);
  expect(nodes.map(({ href }) => href)).toEqual([`/acls/net/${plain.id}`, undefined, undefined, undefined]);
  expect(nodes.map(({ name }) => name)).toEqual(['db-2', 'netmaker-1', 'ghost', foreign.id]);
});

it('orders by name as people count', () => {
  const names = ['db-10', 'db-2', 'app'].map((name) => aNode({ network: 'net', name }));
  const nodes = aclNodes(
    'net',
    names.map(({ id }) => id),
    names,
  );
  expect(placesByName(nodes)).toEqual([2, 1, 0]);
});

it('is the same as long as names, addresses and servers are', () => {
  const before = aclNodes('net', [plain.id], [plain]);
  expect(areSameNodes(before, aclNodes('net', [plain.id], [{ ...plain, lastCheckIn: 1 }]))).toBe(true);
  expect(areSameNodes(before, aclNodes('net', [plain.id], [{ ...plain, name: 'db-3' }]))).toBe(false);
  expect(areSameNodes(before, aclNodes('net', [plain.id], [{ ...plain, isServer: true }]))).toBe(false);
  expect(areSameNodes(before, aclNodes('net', [plain.id], []))).toBe(false);
});
