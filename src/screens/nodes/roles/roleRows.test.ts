import { describe, expect, it } from 'vitest';
import { anExternalClient } from '../../../../mocks/fixtures/externalClient.ts';
import { fleetClients } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aNetwork } from '../../../../mocks/fixtures/network.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import type { Node } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { clientsByGateway, type Known } from '../../../domain/actions/known.ts';
import { roleRows } from './roleRows.ts';

const around: Known = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: new Map([['prod-eu', aNetwork()]]),
  nodes: fleetNodes,
  clients: clientsByGateway(fleetClients),
  switching: new Set(),
};
const pointToSite = { ...around, networks: new Map([['prod-eu', aNetwork({ isPointToSite: true })]]) };

function row(role: string, node: Partial<Node>, changed = around) {
  return roleRows(aNode(node), changed).find(({ control }) => control.role === role);
}

it('describes each role of a gateway', () => {
  expect(
    roleRows(fraGw01, around).map(({ name, control, description }) => [name, control.isOn, description]),
  ).toEqual([
    ['Egress', true, 'Routes 10.48.0.0/16, 172.20.8.0/22 through eth0 with NAT'],
    ['Ingress', true, '6 external clients attached'],
    ['Relay', true, 'Relays ams-mon-01, hel-s3-02'],
    ['Failover', false, 'Lets peers route through this node when a link is unstable'],
    ['Hub', false, 'prod-eu isn’t a point-to-site network'],
  ]);
});

it('has no failover in the community edition', () => {
  const roles = roleRows(aNode(), {
    ...around,
    viewer: createViewer(aSessionUser(), false, []),
  }).map(({ control }) => control.role);
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
    const gateway = aNode({ isIngressGateway: true });
    const clients = clientsByGateway([anExternalClient({ ingressGatewayId: gateway.id })]);
    expect(row('ingress', gateway, { ...around, clients })?.description).toBe('1 external client attached');
  });

  it('does not count clients for viewers who can’t see them', () => {
    const untold = { ...around, clients: undefined };
    expect(row('ingress', { isIngressGateway: true }, untold)?.description).toBe(
      'Lets external clients connect to the network',
    );
  });

  const relay = {
    isRelay: true,
    relayAddresses: ['10.20.4.60', 'fd42:20:4::3c', 'fd42:20:4::3d', '10.9.9.9'],
  };

  it('names each relayed node once and unknown addresses', () => {
    expect(row('relay', relay)?.description).toBe(
      'Relays ams-mon-01, hel-s3-02. 10.9.9.9 isn’t assigned to a node.',
    );
    expect(row('relay', { isRelay: true, relayAddresses: ['10.9.9.9', '10.9.9.8'] })?.description).toBe(
      'Relays no nodes. 10.9.9.9 and 10.9.9.8 aren’t assigned to a node.',
    );
  });

  it('does not report unknown addresses to viewers who see only their own nodes', () => {
    const own = fleetNodes.filter(({ name }) => name === 'ams-mon-01');
    const nodeUser = aViewerAt({ 'prod-eu': 1 }, { nodes: own.map(({ id }) => id) });
    expect(row('relay', relay, { ...around, viewer: nodeUser, nodes: own })?.description).toMatch(
      /^Relays ams-mon-01, .*, 10\.9\.9\.9$/,
    );
  });

  it('describes the hub as everyone’s peer', () => {
    expect(row('hub', { isHub: true }, pointToSite)).toMatchObject({
      description: 'All other nodes in prod-eu connect only to this one',
      control: { isOn: true, disabledReason: 'This node is currently the hub' },
    });
  });
});

describe('an unavailable role', () => {
  it('is relay on a relayed node', () => {
    const relayed = fleetNodes.find((node) => node.name === 'lon-db-02') ?? fraGw01;
    expect(row('relay', relayed)).toMatchObject({
      description: 'Relayed by lon-relay-01',
      control: { disabledReason: 'Relayed by lon-relay-01' },
    });
  });

  it('is relay on a node with an unknown relay', () => {
    const alone = { ...around, nodes: [] };
    expect(row('relay', { isRelayed: true }, alone)?.description).toBe('Not available for a relayed node');
  });

  it('is the hub in a network that is no longer point-to-site, although the node keeps its flag', () => {
    expect(row('hub', { isHub: true })).toMatchObject({
      description: 'prod-eu isn’t a point-to-site network',
      control: { isOn: false, label: 'Make ams-db-01 the hub', canPress: false },
    });
  });

  it('is any role before approval', () => {
    const rows = roleRows(aNode({ isPending: true }), pointToSite);
    expect(rows.every(({ control }) => control.disabledReason === 'Available after approval')).toBe(true);
    expect(rows.every(({ description }) => description === 'Available after approval')).toBe(true);
  });
});

it('offers the hub role on a point-to-site network', () => {
  expect(row('hub', {}, pointToSite)?.control).toMatchObject({
    canPress: true,
    action: { kind: 'switchRole', role: 'hub', isOn: true },
  });
});
