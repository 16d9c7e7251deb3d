import { describe, expect, it } from 'vitest';
import { anAclMatrix } from '../../../../mocks/fixtures/aclMatrix.ts';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { NOW } from '../../../../mocks/fixtures/now.ts';
import { drawnOf, type DrawingChoice } from '../drawn.ts';
import { topologyOf } from '../topology.ts';
import { layoutGraphOf } from './layoutGraph.ts';

const gateway = aNode({ id: 'gw', name: 'gw', isIngressGateway: true });
const plain = ['a', 'b', 'c'].map((id) => aNode({ id, name: id }));
const client = anExternalClient({ clientId: 'phone', ingressGatewayId: 'gw' });

function layoutOf(nodes = [gateway, ...plain], isPointToSite = false, choice: DrawingChoice = {}) {
  const topology = topologyOf({
    network: { netid: 'prod-eu', isPointToSite },
    nodes,
    clients: [client],
    acl: anAclMatrix(
      nodes.map(({ id }) => id),
      [['a', 'b']],
    ),
    now: NOW,
  });
  return layoutGraphOf(topology, drawnOf(topology, choice), () => 40);
}

describe('what a layout is told', () => {
  it('of a mesh: gateways around a disc of plain nodes, and what hangs on them', () => {
    const { things, springs } = layoutOf();
    expect(things.map(({ id, part }) => [id, part])).toEqual([
      ['a', 'disc'],
      ['b', 'disc'],
      ['c', 'disc'],
      ['gw', 'ring'],
      ['client/phone', 'free'],
    ]);
    expect(springs).toEqual([[4, 3]]);
  });

  it('of a point-to-site network: everything around the hub, though the rules may keep it away', () => {
    const nodes = [gateway, ...plain.map((node) => ({ ...node, isHub: node.id === 'b' }))];
    const { things, springs } = layoutOf(nodes, true);
    expect(things.map(({ part }) => part)).toEqual(['free', 'hub', 'free', 'free', 'free']);
    expect(springs).toContainEqual([0, 1]);
    expect(springs).toHaveLength(4);
  });

  it('of a point-to-site network without a hub: a disc', () => {
    expect(layoutOf(plain, true).things.map(({ part }) => part)).toEqual(['disc', 'disc', 'disc']);
  });

  it('of an opened group: where its members came from', () => {
    const nodes = [1, 2, 3, 4, 5].map((number) => aNode({ id: `db-${number}`, name: `db-${number}` }));
    const limit = { links: 3, nodes: 3 };
    expect(layoutOf(nodes, false, { limit }).things).toMatchObject([{ id: 'group/normal/db' }]);
    const { things } = layoutOf(nodes, false, { limit, opened: new Set(['group/normal/db']) });
    expect(things).toHaveLength(5);
    expect(new Set(things.map(({ cameFrom }) => cameFrom))).toEqual(new Set(['group/normal/db']));
  });
});
