import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aTopology } from '../../../../mocks/fixtures/topology.ts';
import { groupsOf } from '../groups.ts';
import { coreRadius, layoutGraphOf, memberPositions } from './layoutGraph.ts';

const gateway = aNode({ id: 'gw', name: 'gw', isIngressGateway: true });
const plain = ['a', 'b', 'c'].map((id) => aNode({ id, name: id }));
const client = anExternalClient({ clientId: 'phone', ingressGatewayId: 'gw' });

function layoutOf(
  nodes = [gateway, ...plain],
  isPointToSite = false,
  blocked: readonly (readonly [string, string])[] = [['a', 'b']],
  maxUngrouped = 200,
) {
  const topology = aTopology({ nodes, clients: [client], isPointToSite, blocked });
  return layoutGraphOf(topology, groupsOf(topology, maxUngrouped), () => 40);
}

describe('the input of a layout', () => {
  it('has a disc of plain nodes, gateways and attached items for a mesh', () => {
    const { items, springs } = layoutOf();
    expect(items.map(({ id, part }) => [id, part])).toEqual([
      ['a', 'disc'],
      ['b', 'disc'],
      ['c', 'disc'],
      ['gw', 'ring'],
      ['client/phone', 'free'],
    ]);
    expect(springs).toEqual([[4, 3]]);
  });

  it('has all items around the hub of a point-to-site network, blocked or not', () => {
    const nodes = [gateway, ...plain.map((node) => ({ ...node, isHub: node.id === 'b' }))];
    const { items, springs } = layoutOf(nodes, true);
    expect(items.map(({ part }) => part)).toEqual(['free', 'hub', 'free', 'free', 'free']);
    expect(springs).toContainEqual([0, 1]);
    expect(springs).toHaveLength(4);
  });

  it('has a disc for a point-to-site network without a hub', () => {
    expect(layoutOf(plain, true).items.map(({ part }) => part)).toEqual(['disc', 'disc', 'disc']);
  });

  it('does not depend on ACLs or health', () => {
    const everything = [gateway, ...plain].flatMap((item) =>
      [gateway, ...plain].map((other) => [item.id, other.id] as const),
    );
    const silent = [gateway, ...plain].map((node) => ({ ...node, lastCheckIn: 0 }));
    for (const isPointToSite of [false, true]) {
      const before = layoutOf(undefined, isPointToSite, []);
      expect(layoutOf(undefined, isPointToSite, everything)).toEqual(before);
      expect(layoutOf(silent, isPointToSite, [])).toEqual(before);
    }
  });

  it('has groups with room for their members in a large graph', () => {
    const nodes = [1, 2, 3, 4, 5].map((number) => aNode({ id: `db-${number}`, name: `db-${number}` }));
    const graph = layoutOf(nodes, false, [], 3);
    expect(graph.items).toMatchObject([{ id: 'group/normal/db', part: 'disc' }]);
    const [group] = graph.items;
    const members = memberPositions(graph, new Map([['group/normal/db', { x: 500, y: 0 }]]));
    expect([...members.keys()].toSorted()).toEqual(nodes.map(({ id }) => id));
    for (const { x, y } of members.values()) expect(Math.hypot(x - 500, y)).toBeLessThan(group?.radius ?? 0);
  });

  it('has a disc that reaches as far as its items', () => {
    const places = new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 0, y: 100 }],
      ['gw', { x: 900, y: 0 }],
    ]);
    expect(coreRadius(layoutOf(), places)).toBe(140);
  });
});
