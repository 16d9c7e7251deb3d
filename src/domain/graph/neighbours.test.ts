import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../mocks/fixtures/topology.ts';
import { blockedPeersOf, linkCount, linksOf } from './topology.ts';

const nodes = [
  aNode({ id: 'a', name: 'a', isHub: true, isEgressGateway: true, egressRanges: ['10.1.0.0/16'] }),
  aNode({ id: 'b', name: 'b' }),
  aNode({ id: 'c', name: 'c' }),
];

describe.each([
  ['a mesh', false, ['range', 'mesh'], ['mesh', 'mesh'], 3],
  ['a point-to-site network', true, ['hub', 'range'], ['hub'], 2],
] as const)('in %s', (_, isPointToSite, ofA, ofC, count) => {
  const topology = aTopology({ nodes, blocked: [['a', 'b']], isPointToSite });

  it('lists links of the structure and of the mesh', () => {
    expect(linksOf(topology, 'a').map(({ kind }) => kind)).toEqual(ofA);
    expect(linksOf(topology, 'c').map(({ kind }) => kind)).toEqual(ofC);
    expect(linksOf(topology, 'range/10.1.0.0/16')).toMatchObject([{ from: 'a' }]);
  });

  it.each([
    ['a', ['b']],
    ['b', ['a']],
    ['c', []],
    ['range/10.1.0.0/16', []],
  ])('lists peers blocked from %s: %j', (id, peers) => {
    expect(blockedPeersOf(topology, id)).toEqual(peers);
  });

  it('counts links', () => {
    expect(linkCount(topology)).toBe(count);
  });
});
