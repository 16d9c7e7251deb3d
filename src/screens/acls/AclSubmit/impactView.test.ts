import { expect, it } from 'vitest';
import { anAclMatrix, togglePair } from '../../../../mocks/fixtures/aclMatrix.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { blockAll, editAcls } from '../../../domain/acl/aclEdit.ts';
import { changeText, cutOffText, impactView, namesText } from './impactView.ts';

const nodes = [
  aNode({ network: 'net', name: 'netmaker-1', endpoint: '198.51.100.1', isServer: true }),
  aNode({ network: 'net', name: 'gw', endpoint: '198.51.100.2', isEgressGateway: true }),
  aNode({ network: 'net', name: 'db', endpoint: '198.51.100.3' }),
];
const edit = editAcls(anAclMatrix(nodes.map(({ id }) => id)));

it('lists nodes that lose all their peers, with gateways and servers separately', () => {
  const view = impactView(blockAll(edit), nodes, [], false);
  expect(view).toMatchObject({
    blocked: 3,
    allowed: 0,
    changes: 3,
    gateways: ['gw'],
    servers: ['netmaker-1'],
  });
  expect(view.cutOff.map(({ name, peers }) => [name, peers])).toEqual([
    ['netmaker-1', 2],
    ['gw', 2],
    ['db', 2],
  ]);
});

it('is empty without changes', () => {
  expect(impactView(edit, nodes, [], false)).toMatchObject({ changes: 0, cutOff: [] });
  expect(impactView(togglePair(edit, 0, 1), nodes, [], false)).toMatchObject({ changes: 1, cutOff: [] });
});

it.each([
  [{ blocked: 14, allowed: 2 }, '14 pairs blocked, 2 allowed'],
  [{ blocked: 1, allowed: 0 }, '1 pair blocked'],
  [{ blocked: 0, allowed: 1 }, '1 pair allowed'],
])('describes %o as "%s"', (change, text) => {
  expect(changeText(change)).toBe(text);
});

it.each([
  [1, '1 node will lose all its peers'],
  [2, '2 nodes will lose all their peers'],
])('describes %i isolated nodes as "%s"', (count, text) => {
  expect(cutOffText(count)).toBe(text);
});

it('lists at most five names', () => {
  expect(namesText(['a', 'b'])).toBe('a, b');
  expect(namesText(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('a, b, c, d, e and 2 more');
});
