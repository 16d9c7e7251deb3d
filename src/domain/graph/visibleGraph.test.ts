import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { manyNodes } from '../../../mocks/fixtures/manyNodes.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { aTopology, type TopologyOptions } from '../../../mocks/fixtures/topology.ts';
import type { Node } from '../node/node.ts';
import { drawingLimit, visibleGraphOf } from './visibleGraph.ts';
import { linkCount } from './topology.ts';

function named(count: number, prefix: string, changes: Partial<Node> = {}): Node[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${prefix}-${index}`;
    return aNode({ id: name, name, ...changes });
  });
}

function graph(nodes: readonly Node[], more: Partial<TopologyOptions> = {}) {
  return aTopology({ nodes, ...more });
}

const limit = { links: 6, nodes: 10 };

describe('a small graph', () => {
  it('is drawn with all its links', () => {
    const drawn = visibleGraphOf(graph(named(28, 'db')));
    expect(drawn.nodes).toHaveLength(28);
    expect(drawn.links).toHaveLength(378);
    expect(drawn.hidden).toBeUndefined();
  });

  it('draws as many links as the limit allows', () => {
    expect(visibleGraphOf(graph(named(4, 'db')), { limit }).links).toHaveLength(6);
    expect(visibleGraphOf(graph(named(5, 'db')), { limit })).toMatchObject({
      links: [],
      hidden: { linkCount: 10, groupedCount: 0 },
    });
  });

  it('draws no link for a blocked pair', () => {
    const nodes = named(3, 'db');
    const acl = anAclMatrix(
      nodes.map(({ id }) => id),
      [['db-0', 'db-2']],
    );
    expect(visibleGraphOf(graph(nodes, { acl })).links.map(({ id }) => id)).toEqual([
      'mesh/db-0/db-1',
      'mesh/db-1/db-2',
    ]);
  });
});

describe('a graph with many links', () => {
  const gateway = aNode({
    id: 'gw',
    name: 'gw',
    isIngressGateway: true,
    isEgressGateway: true,
    egressRanges: ['10.1.0.0/16'],
  });
  const client = anExternalClient({ clientId: 'phone', ingressGatewayId: 'gw' });
  const topology = graph([gateway, ...named(7, 'db')], { clients: [client] });

  it('draws its structure', () => {
    const drawn = visibleGraphOf(topology, { limit });
    expect(drawn.links.map(({ kind }) => kind)).toEqual(['client', 'range']);
    expect(drawn.nodes).toHaveLength(10);
    expect(drawn.hidden).toEqual({ linkCount: 28, groupedCount: 0 });
  });

  it('draws the links of the selected node', () => {
    const drawn = visibleGraphOf(topology, { limit, selectedId: 'db-3' });
    expect(drawn.links.filter(({ kind }) => kind === 'mesh')).toHaveLength(7);
    expect(drawn.hidden).toEqual({ linkCount: 21, groupedCount: 0 });
  });

  it('draws no further links for a selected client or an unknown ID', () => {
    expect(visibleGraphOf(topology, { limit, selectedId: 'client/phone' }).links).toHaveLength(2);
    expect(visibleGraphOf(topology, { limit, selectedId: 'gone' }).links).toHaveLength(2);
  });
});

describe('groups', () => {
  const nodes = [...named(8, 'ams'), ...named(5, 'ber'), ...named(1, 'x'), ...named(1, 'y')];

  it('contain plain nodes with the same name prefix, the largest first', () => {
    const drawn = visibleGraphOf(graph(nodes), { limit });
    expect(drawn.groups.map(({ prefix, memberIds }) => [prefix, memberIds.length])).toEqual([
      ['ams', 8],
      ['ber', 5],
    ]);
    expect(drawn.nodes.map(({ id }) => id)).toEqual(['x-0', 'y-0']);
    expect(drawn.hidden).toEqual({ linkCount: 105, groupedCount: 13 });
  });

  it('contain the other nodes if there are enough', () => {
    const drawn = visibleGraphOf(graph([...nodes, ...named(2, 'z')]), { limit });
    expect(drawn.groups.at(-1)).toMatchObject({ prefix: '', memberIds: ['x-0', 'y-0', 'z-0', 'z-1'] });
  });

  it('are drawn node by node when expanded', () => {
    const drawn = visibleGraphOf(graph(nodes), { limit, expanded: new Set(['group/normal/ams']) });
    expect(drawn.nodes).toHaveLength(10);
    expect(drawn.groups.map(({ prefix, isExpanded }) => [prefix, isExpanded])).toEqual([
      ['ams', true],
      ['ber', false],
    ]);
  });

  it('exclude the selected node, which has one counted link to each group', () => {
    const drawn = visibleGraphOf(graph(nodes), { limit, selectedId: 'ams-0' });
    expect(drawn.nodes.map(({ id }) => id)).toEqual(['ams-0', 'x-0', 'y-0']);
    expect(drawn.links.map(({ to, from, count }) => [from, to, count])).toEqual([
      ['ams-0', 'group/normal/ams', 7],
      ['ams-0', 'group/normal/ber', 5],
      ['ams-0', 'x-0', 1],
      ['ams-0', 'y-0', 1],
    ]);
  });

  it.each([
    ['a warning', { lastCheckIn: NOW - 300 }],
    ['an error', { lastCheckIn: 0 }],
    ['pending', { isPending: true }],
    ['the server', { isServer: true }],
    ['an egress gateway', { isEgressGateway: true }],
    ['an ingress gateway', { isIngressGateway: true }],
    ['a relay', { isRelay: true }],
  ])('exclude a node that is %s', (_, changes) => {
    const drawn = visibleGraphOf(graph([...nodes, aNode({ id: 'odd', name: 'ams-odd', ...changes })]), {
      limit,
    });
    expect(drawn.nodes.map(({ id }) => id)).toContain('odd');
  });

  it('exclude nodes with blocked pairs', () => {
    const acl = anAclMatrix(
      nodes.map(({ id }) => id),
      [['ams-1', 'ber-2']],
    );
    expect(visibleGraphOf(graph(nodes, { acl }), { limit }).nodes.map(({ id }) => id)).toEqual([
      'ams-1',
      'ber-2',
      'x-0',
      'y-0',
    ]);
  });

  it('contain most nodes of a network in which nothing works', () => {
    const broken = visibleGraphOf(graph(named(500, 'db', { lastCheckIn: 0 })));
    expect(broken.nodes).toHaveLength(120);
    expect(broken.groups).toMatchObject([{ prefix: 'db' }]);
  });

  it('contain clients, ranges and relayed nodes of one gateway', () => {
    const gateway = aNode({
      id: 'gw',
      name: 'gw',
      isIngressGateway: true,
      isEgressGateway: true,
      egressRanges: Array.from({ length: 9 }, (_, index) => `10.${index}.0.0/16`),
    });
    const relay = aNode({
      id: 'relay',
      name: 'relay',
      isRelay: true,
      relayAddresses: Array.from({ length: 9 }, (_, index) => `10.0.1.${index}`),
    });
    const relayed = Array.from({ length: 9 }, (_, index) =>
      aNode({ id: `r-${index}`, name: `r-${index}`, address: `10.0.1.${index}`, isRelayed: true }),
    );
    const clients = Array.from({ length: 9 }, (_, index) =>
      anExternalClient({ clientId: `c-${index}`, ingressGatewayId: 'gw' }),
    );
    const drawn = visibleGraphOf(graph([gateway, relay, ...relayed], { clients }), { limit });
    expect(drawn.nodes.map(({ id }) => id)).toEqual(['gw', 'relay']);
    expect(drawn.links.map(({ id, count }) => [id, count])).toEqual([
      ['relay/group/relayed/relay/relay', 9],
      ['client/group/client/gw/gw', 9],
      ['range/gw/group/range/gw', 9],
    ]);
  });

  it('have one link to the hub of a point-to-site network, and exclude nodes blocked from it', () => {
    const all = [aNode({ id: 'hub', name: 'hub', isHub: true }), ...named(12, 'till')];
    const acl = anAclMatrix(
      all.map(({ id }) => id),
      [['hub', 'till-3']],
    );
    const drawn = visibleGraphOf(graph(all, { isPointToSite: true, acl }), { limit });
    expect(drawn.nodes.map(({ id }) => id)).toEqual(['hub', 'till-3']);
    expect(drawn.links.map(({ from, to, count }) => [from, to, count])).toEqual([
      ['group/normal/till', 'hub', 11],
    ]);
  });
});

describe('any graph', () => {
  const sizes = fc.record({ count: fc.integer({ min: 1, max: 60 }), selected: fc.nat(60) });

  it('draws every node once, individually or in a group, and draws or counts every link', () => {
    fc.assert(
      fc.property(sizes, fc.boolean(), fc.boolean(), ({ count, selected }, isPointToSite, isOpen) => {
        const nodes = manyNodes(count);
        const topology = graph(nodes, { isPointToSite });
        const drawn = visibleGraphOf(topology, {
          limit,
          selectedId: nodes[selected]?.id,
          expanded: new Set(isOpen ? ['group/normal/ams'] : []),
        });
        const seen = [
          ...drawn.nodes.map(({ id }) => id),
          ...drawn.groups.flatMap((group) => group.memberIds),
        ];
        expect(seen.toSorted()).toEqual(topology.nodes.map(({ id }) => id).toSorted());
        const drawnLinks = drawn.links.reduce((sum, link) => sum + link.count, 0);
        expect(drawnLinks + (drawn.hidden?.linkCount ?? 0)).toBe(linkCount(topology));
        const ends = new Set([...drawn.nodes.map(({ id }) => id), ...drawn.groups.map(({ id }) => id)]);
        for (const { from, to } of drawn.links) expect(ends.has(from) && ends.has(to)).toBe(true);
      }),
    );
  });

  it.each([200, 1000, 2000])('reduces %i fully meshed nodes to what a browser can draw', (count) => {
    const topology = graph(manyNodes(count));
    const drawn = visibleGraphOf(topology);
    expect(drawn.links.length).toBeLessThanOrEqual(drawingLimit.links);
    expect(drawn.nodes.length + drawn.groups.length).toBeLessThan(count <= 200 ? 250 : 500);
  });
});

it('does not depend on the order of nodes and clients', () => {
  // More nodes are unhealthy than are shown individually.
  const nodes = [
    ...named(150, 'db', { lastCheckIn: 0 }),
    ...named(60, 'gw', { isIngressGateway: true, isEgressGateway: true, egressRanges: ['10.9.0.0/16'] }),
  ];
  const clients = named(20, 'phone').map(({ id }, index) =>
    anExternalClient({ clientId: id, ingressGatewayId: `gw-${index % 3}` }),
  );
  const listed = <T>(list: readonly T[]) =>
    fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
  const drawn = visibleGraphOf(graph(nodes, { clients }));
  expect(drawn.groups).not.toEqual([]);
  fc.assert(
    fc.property(listed(nodes), listed(clients), (some, others) => {
      expect(visibleGraphOf(graph(some, { clients: others }))).toEqual(drawn);
    }),
    { numRuns: 20 },
  );
});
