import { describe, expect, it } from 'vitest';
import { fleetClients, fleetNetworks } from '../../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../../mocks/fixtures/session.ts';
import { gatewayRoles, type GatewayRole } from '../../../domain/node/gateways.ts';
import { nodeKey } from '../../../domain/node/node.ts';
import { createViewer } from '../../../domain/session/permissions.ts';
import { clientsByGateway } from '../nodeDeletion.ts';
import { roleControl, type RoleContext } from './roleControl.ts';

const around: RoleContext = {
  viewer: createViewer(aSessionUser(), true, []),
  networks: new Map(fleetNetworks.map((network) => [network.netid, network])),
  nodes: fleetNodes,
  clients: clientsByGateway(fleetClients),
  switching: new Set(),
};
const guest = { ...around, viewer: createViewer(aSessionUser({ isAdmin: false }), true, []) };
const plain = aNode();
const ref = { network: plain.network, id: plain.id };
const named = (name: string) => fleetNodes.find((node) => node.name === name) ?? plain;

it.each(['egress', 'relay'] as const)('opens a page to create %s', (role) => {
  expect(roleControl(plain, role, around).press).toEqual({ opens: 'page', node: ref, role });
});

it.each<[GatewayRole, boolean]>([
  ['egress', false],
  ['ingress', false],
  ['relay', false],
  ['failover', true],
])('asks before toggling %s of fra-gw-01, on: %s', (role, switchesOn) => {
  expect(roleControl(fraGw01, role, around).press).toMatchObject({
    opens: 'question',
    question: { node: { name: 'fra-gw-01' }, role, switchesOn },
  });
});

it('labels the toggle with its effect and node', () => {
  expect(gatewayRoles.map((role) => roleControl(fraGw01, role, around).label)).toEqual([
    'Remove egress gateway from fra-gw-01',
    'Remove ingress gateway from fra-gw-01',
    'Remove relay from fra-gw-01',
    'Make fra-gw-01 a failover node',
    'Make fra-gw-01 the hub',
  ]);
});

it('is read-only for users who don’t administer the network', () => {
  expect(gatewayRoles.map((role) => roleControl(fraGw01, role, guest))).toMatchObject([
    { label: 'Egress', isOn: true, press: undefined, disabledReason: undefined },
    { label: 'Ingress', isOn: true, press: undefined, disabledReason: undefined },
    { label: 'Relay', isOn: true, press: undefined, disabledReason: undefined },
    { label: 'No failover', isOn: false, press: undefined, disabledReason: undefined },
    { label: 'No hub', isOn: false, press: undefined, disabledReason: undefined },
  ]);
});

describe('the community edition', () => {
  const userOf = (netid: string) => ({ ...around, viewer: aViewerAt({ [netid]: 0 }, { isEE: false }) });

  it('lets users toggle roles on their networks', () => {
    expect(roleControl(plain, 'ingress', userOf('prod-eu')).press?.opens).toBe('question');
    expect(roleControl(plain, 'ingress', userOf('lab')).press).toBeUndefined();
  });
});

describe('a role can’t be toggled', () => {
  const reason = (...asked: Parameters<typeof roleControl>) => {
    const { press, disabledReason } = roleControl(...asked);
    return { press, disabledReason };
  };

  it.each<[string, GatewayRole, string]>([
    ['lon-db-02', 'relay', 'Relayed by lon-relay-01'],
    ['ber-kiosk-04', 'egress', 'Available after approval'],
    ['contractor-mbp', 'ingress', 'Only a Linux node can be an ingress gateway. This one runs macOS'],
    [
      'contractor-mbp',
      'egress',
      'Only a Linux or FreeBSD node can be an egress gateway. This one runs macOS',
    ],
    ['hq-laptop-07', 'failover', 'Only a Linux node can be a failover node. This one runs Windows'],
    ['cam-gate-18', 'relay', 'Only a Linux node can be a relay. This one runs FreeBSD'],
    ['pdx-gw-01', 'hub', 'This node is currently the hub'],
    ['fra-gw-01', 'hub', 'prod-eu isn’t a point-to-site network'],
  ])('on %s as %s: %s', (name, role, disabledReason) => {
    expect(reason(named(name), role, around)).toEqual({ press: undefined, disabledReason });
  });

  it('to hub on an unknown network', () => {
    const disabledReason = 'Only point-to-site networks have a hub';
    expect(reason(plain, 'hub', { ...around, networks: new Map() })).toEqual({
      press: undefined,
      disabledReason,
    });
  });

  it('while another role of the node is changing', () => {
    const switching = new Set([nodeKey(plain)]);
    const waiting = { press: undefined, disabledReason: 'Waiting for the previous change' };
    expect(reason(plain, 'ingress', { ...around, switching })).toEqual(waiting);
    expect(reason(fraGw01, 'ingress', { ...around, switching }).press).toBeDefined();
  });
});

it('lets another node of a point-to-site network become the hub', () => {
  const site = aNode({ network: 'site-branch', name: 'site-1' });
  expect(roleControl(site, 'hub', around).press).toMatchObject({
    opens: 'question',
    question: { switchesOn: true, title: 'Move the hub' },
  });
});
