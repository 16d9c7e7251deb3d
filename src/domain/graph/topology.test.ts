import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { NOW } from '../../../mocks/fixtures/now.ts';
import { aTopology } from '../../../mocks/fixtures/topology.ts';
import { aclFromWire } from '../acl/aclWire.ts';
import type { Node } from '../node/node.ts';
import { linkedTo } from './mesh.ts';
import type { Topology } from './topology.ts';

const host = { a: 1, b: 2, c: 3, r: 9 } as const;

/** A node whose id, name and addresses follow from one letter. */
function node(id: keyof typeof host, changes: Partial<Node> = {}): Node {
  return aNode({ id, name: id, address: `10.0.0.${host[id]}`, address6: `fd00::${host[id]}`, ...changes });
}

const hub = { isHub: true };
const relaysB = { isRelay: true, relayAddresses: ['10.0.0.2'] };
const egress = { isEgressGateway: true, egressRanges: ['10.1.0.0/16'] };
const ingress = { isIngressGateway: true };
const onA = anExternalClient({ clientId: 'phone', ingressGatewayId: 'a' });

/** All links as text. Mesh and hub links go in both directions. */
function linksOf(graph: Topology): readonly string[] {
  const { mesh } = graph;
  const meshLinks = mesh.ids.flatMap((id) =>
    linkedTo(mesh, id)
      .filter((other) => id < other)
      .map((other) => `${id}-${other}`),
  );
  const structure = graph.links.map(({ kind, from, to }) =>
    kind === 'hub' ? `${from}-${to}` : `${from}>${to}`,
  );
  return [...meshLinks, ...structure].toSorted();
}

const open = anAclMatrix(['a', 'b', 'c', 'r']);
const oneWay = anAclMatrix(['a', 'b', 'c', 'r'], [['a', 'b']]);
const blocked = anAclMatrix(
  ['a', 'b', 'c', 'r'],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
);

describe('links of a mesh', () => {
  const three = [node('a'), node('b'), node('c')];

  it.each([
    ['connect all nodes before the ACLs are known', three, undefined, ['a-b', 'a-c', 'b-c']],
    ['connect all nodes if the ACLs allow everything', three, open, ['a-b', 'a-c', 'b-c']],
    ['leave out a blocked pair', three, blocked, ['a-c', 'b-c']],
    ['leave out a one-way pair', three, oneWay, ['a-c', 'b-c']],
    [
      'leave out a pair with a missing cell',
      three,
      aclFromWire({ a: { b: 2, c: 2 }, b: { a: 2, c: 2 }, c: { a: 2 } }),
      ['a-b', 'a-c'],
    ],
    [
      'leave out a pair with a cell of 0',
      three,
      aclFromWire({ a: { b: 2, c: 0 }, b: { a: 2, c: 2 }, c: { a: 2, b: 2 } }),
      ['a-b', 'b-c'],
    ],
    ['leave out a node without a row', three, anAclMatrix(['a', 'b']), ['a-b']],
    ['do not exist with empty ACLs', three, anAclMatrix([]), []],
    ['include a node that waits for approval', [node('a'), node('b', { isPending: true })], open, ['a-b']],
    ['leave out nodes of other networks', [node('a'), node('b', { network: 'lab' })], open, []],
    ['do not exist for a single node', [node('a')], open, []],
  ])('%s', (_, nodes, acl, links) => {
    expect(linksOf(aTopology({ nodes, acl }))).toEqual(links);
  });

  it('ignore the hub flag in a mesh', () => {
    const graph = aTopology({ nodes: [node('a', hub), node('b'), node('c')] });
    expect(linksOf(graph)).toEqual(['a-b', 'a-c', 'b-c']);
    expect(graph.hubId).toBeUndefined();
    expect(graph.nodes[0]).toMatchObject({ isHub: false });
  });

  it('are counted, like blocked pairs', () => {
    const { mesh } = aTopology({ nodes: three, acl: blocked });
    expect(mesh.linkCount).toBe(2);
    expect([...mesh.linkCounts]).toEqual([1, 1, 2]);
    expect([...mesh.blockedCounts]).toEqual([1, 1, 0]);
  });
});

describe('links of a point-to-site network', () => {
  const three = [node('a', hub), node('b'), node('c')];

  it.each([
    ['lead from all nodes to the hub before the ACLs are known', three, undefined, ['b-a', 'c-a']],
    ['lead from all nodes to the hub if the ACLs allow everything', three, open, ['b-a', 'c-a']],
    ['leave out a blocked node', three, blocked, ['c-a']],
    ['leave out a node that is blocked in one direction', three, oneWay, ['c-a']],
    ['leave out a node without a row', three, anAclMatrix(['a', 'c']), ['c-a']],
    [
      'lead from a node that waits for approval',
      [node('a', hub), node('b', { isPending: true })],
      open,
      ['b-a'],
    ],
    ['lead to a pending hub', [node('a', { ...hub, isPending: true }), node('b')], open, ['b-a']],
    ['do not exist without a hub', [node('a'), node('b'), node('c')], open, []],
    ['do not exist if there is only the hub', [node('a', hub)], open, []],
  ])('%s', (_, nodes, acl, links) => {
    expect(linksOf(aTopology({ nodes, acl, isPointToSite: true }))).toEqual(links);
  });

  it('are missing without a hub, but the nodes are drawn', () => {
    const graph = aTopology({ nodes: [node('a'), node('b')], isPointToSite: true });
    expect(graph.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(graph.hubId).toBeUndefined();
  });

  it('list the nodes blocked from the hub', () => {
    expect(aTopology({ nodes: three, acl: blocked, isPointToSite: true }).blockedFromHub).toEqual(['b']);
  });

  it('include ranges and clients of gateways with one or both roles', () => {
    const nodes = [node('a', { ...egress, ...ingress }), node('b', hub)];
    expect(linksOf(aTopology({ nodes, clients: [onA], isPointToSite: true }))).toEqual([
      'a-b',
      'a>range/10.1.0.0/16',
      'client/phone>a',
    ]);
  });
});

describe('relays', () => {
  const relayed = { isRelayed: true };

  it.each([
    ['by its IPv4 address', ['10.0.0.2']],
    ['by its IPv6 address', ['fd00::2']],
    ['once by both addresses', ['10.0.0.2', 'fd00::2']],
  ])('list a node %s', (_, relayAddresses) => {
    const nodes = [node('a'), node('b', relayed), node('r', { isRelay: true, relayAddresses })];
    const graph = aTopology({ nodes });
    expect(linksOf(graph)).toEqual(['a-r', 'b>r']);
    expect(graph.nodes.map(({ kind }) => kind)).toEqual(['normal', 'relayed', 'relay']);
  });

  it.each([
    ['mesh, rules unknown', false, undefined, ['a-r', 'b>r']],
    ['mesh, all allowed', false, open, ['a-r', 'b>r']],
    ['mesh, relayed node blocked', false, anAclMatrix(['a', 'b', 'r'], [['b', 'r']]), ['a-r']],
    ['mesh, relay blocked', false, anAclMatrix(['a', 'b', 'r'], [['r', 'b']]), ['a-r']],
    ['mesh, no row for the relayed node', false, anAclMatrix(['a', 'r']), ['a-r']],
    ['point-to-site, rules unknown', true, undefined, ['b>r', 'r-a']],
    ['point-to-site, all allowed', true, open, ['b>r', 'r-a']],
    ['point-to-site, relayed node blocked', true, anAclMatrix(['a', 'b', 'r'], [['b', 'r']]), ['r-a']],
  ])('are linked to relayed nodes unless blocked (%s)', (_, isPointToSite, acl, links) => {
    const nodes = [node('a', hub), node('b', relayed), node('r', relaysB)];
    expect(linksOf(aTopology({ nodes, acl, isPointToSite }))).toEqual(links);
  });

  it('have no mesh link to a listed node that is not flagged as relayed', () => {
    const graph = aTopology({ nodes: [node('a'), node('b'), node('r', relaysB)], acl: blocked });
    expect(linksOf(graph)).toEqual(['a-r', 'b>r']);
    expect(graph.mesh.linkCount).toBe(1);
  });

  it.each([
    ['the hub', { ...relaysB, ...hub }, {}],
    ['a node of the hub', relaysB, hub],
  ])('have a single link to a relayed node if one of the two is %s', (_, changes, ofB) => {
    const nodes = [node('b', ofB), node('r', changes)];
    expect(linksOf(aTopology({ nodes, isPointToSite: true }))).toEqual(['b>r']);
  });

  it.each([
    ['no relay lists it', { isRelay: true, relayAddresses: [] }],
    ['the node that lists it is no longer a relay', { isRelay: false, relayAddresses: ['10.0.0.2'] }],
    ['its relay is of another network', { ...relaysB, network: 'lab' }],
  ])('leave a relayed node without links if %s', (_, changes) => {
    const graph = aTopology({ nodes: [node('a'), node('b', relayed), node('r', changes)] });
    expect(graph.nodes[1]).toMatchObject({ id: 'b', kind: 'relayed' });
    expect(linksOf(graph).join()).not.toContain('b');
  });

  it('ignore their own address', () => {
    expect(aTopology({ nodes: [node('r', { isRelay: true, relayAddresses: ['10.0.0.9'] })] }).links).toEqual(
      [],
    );
  });

  it('do not hide roles of a relayed node', () => {
    const graph = aTopology({ nodes: [node('b', { ...relayed, ...egress }), node('r', relaysB)] });
    expect(graph.nodes[0]).toMatchObject({ kind: 'egress' });
    expect(linksOf(graph)).toEqual(['b>r', 'b>range/10.1.0.0/16']);
  });
});

describe('external clients', () => {
  it.each([
    ['are linked to their gateway', onA, ingress, ['client/phone>a']],
    ['are left out in other networks', { ...onA, network: 'lab' }, ingress, []],
    ['are left out when their gateway is unknown', { ...onA, ingressGatewayId: 'gone' }, ingress, []],
    ['are left out when their gateway is no longer an ingress gateway', onA, {}, []],
  ])('%s', (_, client, changes, links) => {
    const graph = aTopology({ nodes: [node('a', changes)], clients: [client] });
    expect(linksOf(graph)).toEqual(links);
    expect(graph.nodes).toHaveLength(1 + links.length);
  });

  it('have no link while they are disabled, but stay in the structure', () => {
    const graph = aTopology({ nodes: [node('a', ingress)], clients: [{ ...onA, isEnabled: false }] });
    expect(linksOf(graph)).toEqual([]);
    expect(graph.nodes).toHaveLength(2);
    expect(graph.structure).toHaveLength(1);
  });

  it('can have the name of a range', () => {
    const graph = aTopology({
      nodes: [node('a', { ...ingress, ...egress })],
      clients: [{ ...onA, clientId: '10.1.0.0/16' }],
    });
    expect(new Set(graph.nodes.map(({ id }) => id)).size).toBe(3);
  });
});

describe('ranges', () => {
  it('that two gateways share appear once', () => {
    const graph = aTopology({ nodes: [node('a', egress), node('b', egress)], acl: blocked });
    expect(linksOf(graph)).toEqual(['a>range/10.1.0.0/16', 'b>range/10.1.0.0/16']);
    expect(graph.nodes.map(({ label }) => label)).toEqual(['a', 'b', '10.1.0.0/16']);
  });

  it.each([
    ['once, though listed twice', { ...egress, egressRanges: ['10.1.0.0/16', '10.1.0.0/16'] }, 1],
    ['not when the text is empty', { ...egress, egressRanges: [''] }, 0],
    ['not when the node is no longer a gateway', { ...egress, isEgressGateway: false }, 0],
    ['of both families', { ...egress, egressRanges: ['10.1.0.0/16', 'fd00:1::/64'] }, 2],
  ])('are drawn %s', (_, changes, count) => {
    expect(aTopology({ nodes: [node('a', changes)] }).links).toHaveLength(count);
  });
});

describe('health in a graph', () => {
  it.each([
    ['healthy', { lastCheckIn: NOW - 299 }],
    ['warning', { lastCheckIn: NOW - 300 }],
    ['error', { lastCheckIn: NOW - 1800 }],
    ['error', { lastCheckIn: 0 }],
    ['pending', { isPending: true }],
  ])('is %s without changing the kind', (health, changes) => {
    const graph = aTopology({ nodes: [node('a', { ...egress, ...changes })] });
    expect(graph.nodes[0]).toMatchObject({ kind: 'egress', health });
  });
});
