import { describe, expect, it } from 'vitest';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import type { Node } from '../../../domain/node/node.ts';
import { roleRows, type RoleContext } from './roleRows.ts';

const context: RoleContext = { nodes: fleetNodes, network: aNetwork(), clientCount: 6, isEE: true };
const pointToSite = { ...context, network: aNetwork({ isPointToSite: true }) };

function row(role: string, node: Partial<Node>, changed = context) {
  return roleRows(aNode(node), changed).find((one) => one.role === role);
}

it('says what each role of a gateway does', () => {
  expect(roleRows(fraGw01, context).map(({ name, isOn, description }) => [name, isOn, description])).toEqual([
    ['Egress', true, 'Routes 10.48.0.0/16, 172.20.8.0/22 through eth0 with NAT'],
    ['Ingress', true, '6 external clients attached'],
    ['Relay', true, 'Relays ams-mon-01, hel-s3-02'],
    ['Failover', false, 'Peers could route through this node when a link is unstable'],
    ['Hub', false, 'prod-eu is not a point-to-site network'],
  ]);
});

it('has no failover in the community edition', () => {
  const roles = roleRows(aNode(), { ...context, isEE: false }).map(({ role }) => role);
  expect(roles).toEqual(['egress', 'ingress', 'relay', 'hub']);
});

describe('a role that is on', () => {
  it.each<[Partial<Node>, string]>([
    [{ isEgressGateway: true, egressRanges: ['10.1.0.0/16'] }, 'Routes 10.1.0.0/16'],
    [{ isEgressGateway: true, egressInterface: 'eth1' }, 'Routes no ranges through eth1'],
  ])('as egress with %o: %s', (node, text) => {
    expect(row('egress', node)?.description).toBe(text);
  });

  it('counts one client in the singular', () => {
    expect(row('ingress', { isIngressGateway: true }, { ...context, clientCount: 1 })?.description).toBe(
      '1 external client attached',
    );
  });

  it('names relayed nodes by their address where nothing else is known', () => {
    const relay = { isRelay: true, relayAddresses: ['10.20.4.60', 'fd42:20:4::3d', '10.9.9.9'] };
    expect(row('relay', relay)?.description).toBe('Relays ams-mon-01, hel-s3-02, 10.9.9.9');
  });

  it('makes the hub the peer of all', () => {
    expect(row('hub', { isHub: true }, pointToSite)).toMatchObject({
      isOn: true,
      description: 'All nodes of prod-eu connect through this one',
    });
  });
});

describe('a role that cannot be on', () => {
  it('is the relay on a relayed node', () => {
    const relayed = fleetNodes.find((node) => node.name === 'lon-db-02') ?? fraGw01;
    expect(row('relay', relayed)).toMatchObject({ canBeOn: false, description: 'Relayed by lon-relay-01' });
  });

  it('is the relay on a node relayed by an unknown one', () => {
    const alone = { ...context, nodes: [] };
    expect(row('relay', { isRelayed: true }, alone)?.description).toBe(
      'Available when no relay relays this node',
    );
  });

  it('is every one before approval', () => {
    const rows = roleRows(aNode({ isPending: true }), pointToSite);
    expect(rows.every((one) => !one.canBeOn && one.description === 'Available after approval')).toBe(true);
  });
});

it('could make a node of a point-to-site network the hub', () => {
  expect(row('hub', {}, pointToSite)?.canBeOn).toBe(true);
});
