import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../mocks/fixtures/topology.ts';
import { isPairAllowed } from '../acl/aclMatrix.ts';
import { pairsOf, allowedPairs, pairCount } from '../acl/aclPairs.ts';
import type { Node } from '../node/node.ts';
import { visibleGraphOf } from './visibleGraph.ts';
import { linkedPairs } from './mesh.ts';

const ids = ['a', 'b', 'c', 'd', 'relay', 'leaf'] as const;
type Id = (typeof ids)[number];
type Pair = readonly [Id, Id];

const node = (id: Id, changes: Partial<Node> = {}) =>
  aNode({ id, name: id, address: `10.0.0.${ids.indexOf(id) + 1}`, ...changes });
const mesh = [
  ...(['a', 'b', 'c', 'd'] as const).map((id) => node(id)),
  node('relay', { isRelay: true, relayAddresses: ['10.0.0.6'] }),
  node('leaf', { isRelayed: true }),
];
const star = (['a', 'b', 'c', 'd'] as const).map((id) => node(id, { isHub: id === 'a' }));

function graphOf(nodes: readonly Node[], blocked: readonly Pair[], isPointToSite = false) {
  const acl = anAclMatrix(
    nodes.map(({ id }) => id),
    blocked,
  );
  return { acl, topology: aTopology({ nodes, acl, isPointToSite }) };
}

const pairsWith = (item: Id, others: readonly Id[]): readonly Pair[] =>
  others.map((other) => [item, other] as const);

describe('ACL findings', () => {
  it.each([
    ['nothing', [], {}, [], 0, 0],
    ['a pair', [['a', 'b']], {}, ['a', 'b'], 1, 1],
    [
      'two pairs of one node',
      [
        ['a', 'b'],
        ['a', 'c'],
      ],
      {},
      ['a', 'b', 'c'],
      2,
      2,
    ],
    ['one node from all', pairsWith('a', ['b', 'c', 'd', 'relay', 'leaf']), { a: 'all' }, [], 5, 0],
    ['one node from all but a relayed one', pairsWith('a', ['b', 'c', 'd', 'relay']), { a: 'all' }, [], 4, 0],
    [
      'one node from all, and another pair',
      [...pairsWith('a', ['b', 'c', 'd', 'relay']), ['b', 'c']],
      { a: 'all' },
      ['b', 'c'],
      5,
      1,
    ],
    ['a relayed node from its relay', [['leaf', 'relay']], { leaf: 'relay' }, [], 1, 0],
    [
      'a relay from all but the node behind it',
      pairsWith('relay', ['a', 'b', 'c', 'd']),
      {},
      ['relay', 'a', 'b', 'c', 'd'],
      4,
      4,
    ],
  ] as const)('when they block %s', (_, blocked, isolated, withBlocked, pairs, inner) => {
    const { rules } = graphOf(mesh, blocked).topology;
    expect(Object.fromEntries(rules?.isolated ?? [])).toEqual(isolated);
    expect([...(rules?.withBlocked ?? [])].toSorted()).toEqual([...withBlocked].toSorted());
    expect(rules).toMatchObject({ blockedPairs: pairs, innerBlocked: inner });
  });

  it('include nodes blocked from the hub of a point-to-site network', () => {
    const { rules } = graphOf(
      star,
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      true,
    ).topology;
    expect(Object.fromEntries(rules?.isolated ?? [])).toEqual({ b: 'hub' });
    // The pair of two spokes has no link, but counts as on the ACL page.
    expect(rules).toMatchObject({ blockedPairs: 2, innerBlocked: 0 });
  });

  it('include a relay that is blocked from its own relay', () => {
    const chain = [
      node('a'),
      node('b'),
      node('relay', { isRelay: true, relayAddresses: ['10.0.0.6'] }),
      node('leaf', { isRelayed: true, isRelay: true, relayAddresses: ['10.0.0.3'] }),
      node('c', { isRelayed: true }),
    ];
    const { topology } = graphOf(chain, [
      ['leaf', 'relay'],
      ['a', 'b'],
    ]);
    expect(topology.rules).toEqual({
      isolated: new Map(),
      withBlocked: new Set(['a', 'b', 'leaf', 'relay']),
      blockedPairs: 2,
      innerBlocked: 2,
    });
    expect(visibleGraphOf(topology).blocked.map(({ from, to }) => [from, to])).toEqual([
      ['a', 'b'],
      ['leaf', 'relay'],
    ]);
  });

  it('ignore what is behind a gateway', () => {
    const gateway = node('a', {
      isIngressGateway: true,
      isEgressGateway: true,
      egressRanges: ['10.9.0.0/16'],
    });
    const clients = [true, false].map((isEnabled) =>
      anExternalClient({ clientId: `enabled-${isEnabled}`, ingressGatewayId: 'a', isEnabled }),
    );
    const topology = aTopology({
      nodes: [gateway, node('b'), node('c')],
      clients,
      blocked: pairsWith('a', ['b', 'c']),
    });
    expect(topology.rules?.isolated).toEqual(new Map([['a', 'all']]));
    expect(visibleGraphOf(topology).blocked).toEqual([]);
  });

  it('don’t include the only node of a network', () => {
    expect(graphOf([node('a')], []).topology.rules?.isolated).toEqual(new Map());
  });

  it('are undefined without ACLs', () => {
    expect(aTopology({ nodes: mesh }).rules).toBeUndefined();
  });

  const anyPair = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids));
  const blockedPairs = fc.array(
    anyPair.filter(([a, b]) => a !== b),
    { maxLength: 30 },
  );

  it('count pairs like the ACL page, and draw pairs except those of isolated nodes', () => {
    fc.assert(
      fc.property(blockedPairs, (blocked) => {
        const { acl, topology } = graphOf(mesh, blocked);
        const { rules } = topology;
        expect(rules?.blockedPairs).toBe(pairCount(ids.length) - allowedPairs(pairsOf(acl)));
        const lines = visibleGraphOf(topology).blocked;
        expect(lines).toHaveLength(rules?.innerBlocked ?? -1);
        const ends = new Set(lines.flatMap(({ from, to }) => [from, to]));
        expect(ends).toEqual(rules?.withBlocked);
        for (const id of rules?.isolated.keys() ?? []) expect(ends.has(id)).toBe(false);
      }),
    );
  });

  it('remove links of blocked pairs, but no nodes or structure', () => {
    const open = aTopology({ nodes: mesh });
    fc.assert(
      fc.property(blockedPairs, (blocked) => {
        const acl = anAclMatrix(ids, blocked);
        const ruled = aTopology({ nodes: mesh, acl });
        expect(ruled.nodes).toEqual(open.nodes);
        expect(ruled.structure).toEqual(open.structure);
        expect(ruled.links).toEqual(open.links.filter(({ from, to }) => isPairAllowed(acl, from, to)));
        expect(linkedPairs(ruled.mesh)).toEqual(
          linkedPairs(open.mesh).filter(([a, b]) => isPairAllowed(acl, a, b)),
        );
      }),
    );
  });

  it('isolate nodes without any link', () => {
    fc.assert(
      fc.property(blockedPairs, (blocked) => {
        const { topology } = graphOf(mesh, blocked);
        const linked = new Set(visibleGraphOf(topology).links.flatMap(({ from, to }) => [from, to]));
        const cutOff = ids.filter((id) => !linked.has(id));
        // A relay without allowed peers has only mesh links that could be blocked.
        expect([...(topology.rules?.isolated.keys() ?? [])].toSorted()).toEqual(cutOff.toSorted());
      }),
    );
  });
});

describe('blocked pairs', () => {
  const many = Array.from({ length: 60 }, (_, index) => aNode({ id: `n${index}`, name: `n${index}` }));
  const blockedOf = (size: number) =>
    many
      .slice(0, size)
      .flatMap((item) => many.slice(30, 30 + size).map((other) => [item.id, other.id] as const));

  it('are drawn while they are at most 400', () => {
    expect(visibleGraphOf(aTopology({ nodes: many, blocked: blockedOf(20) })).blocked).toHaveLength(400);
    expect(visibleGraphOf(aTopology({ nodes: many, blocked: blockedOf(21) })).blocked).toEqual([]);
  });

  it('of the selected node are always drawn', () => {
    const drawn = visibleGraphOf(aTopology({ nodes: many, blocked: blockedOf(21) }), { selectedId: 'n3' });
    expect(drawn.blocked).toHaveLength(21);
    expect(drawn.disc).toEqual({ nodeCount: 60, blockedPairs: 441 });
  });
});
