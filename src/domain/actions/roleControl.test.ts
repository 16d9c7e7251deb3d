import { describe, expect, it } from 'vitest';
import { fleetNetworks } from '../../../mocks/fixtures/fleet.ts';
import { fleetNodes, fraGw01 } from '../../../mocks/fixtures/fleetNodes.ts';
import { aViewerAt } from '../../../mocks/fixtures/networkUser.ts';
import { aNode } from '../../../mocks/fixtures/node.ts';
import { aSessionUser } from '../../../mocks/fixtures/session.ts';
import { gatewayRoles, type GatewayRole } from '../node/gateways.ts';
import type { Node } from '../node/node.ts';
import { createViewer } from '../session/permissions.ts';
import { roleControl, type RoleSubject } from './roleControl.ts';

const subject = (node: Node, changes: Partial<RoleSubject> = {}): RoleSubject => ({
  node,
  viewer: createViewer(aSessionUser(), true, []),
  network: fleetNetworks.find(({ netid }) => netid === node.network),
  relayName: undefined,
  isSwitching: false,
  ...changes,
});
const plain = aNode();
const named = (name: string) => fleetNodes.find((node) => node.name === name) ?? plain;

it('labels the toggle with its effect and node', () => {
  expect(gatewayRoles.map((role) => roleControl(subject(fraGw01), role).label)).toEqual([
    'Remove egress gateway from fra-gw-01',
    'Remove ingress gateway from fra-gw-01',
    'Remove relay from fra-gw-01',
    'Make fra-gw-01 a failover node',
    'Make fra-gw-01 the hub',
  ]);
});

it('is read-only for users who don’t administer the network', () => {
  const viewer = createViewer(aSessionUser({ isAdmin: false }), true, []);
  const guest = subject(fraGw01, { viewer });
  expect(gatewayRoles.map((role) => roleControl(guest, role))).toMatchObject([
    { label: 'Egress', isOn: true, canPress: false, disabledReason: undefined },
    { label: 'Ingress', isOn: true, canPress: false, disabledReason: undefined },
    { label: 'Relay', isOn: true, canPress: false, disabledReason: undefined },
    { label: 'No failover', isOn: false, canPress: false, disabledReason: undefined },
    { label: 'No hub', isOn: false, canPress: false, disabledReason: undefined },
  ]);
});

describe('the community edition', () => {
  const userOf = (netid: string) => subject(plain, { viewer: aViewerAt({ [netid]: 0 }, { isEE: false }) });

  it('lets users toggle roles on their networks', () => {
    expect(roleControl(userOf('prod-eu'), 'ingress').canPress).toBe(true);
    expect(roleControl(userOf('lab'), 'ingress').canPress).toBe(false);
  });
});

describe('a role can’t be toggled', () => {
  const reason = (...asked: Parameters<typeof roleControl>) => {
    const { canPress, disabledReason } = roleControl(...asked);
    expect(canPress).toBe(disabledReason === undefined);
    return disabledReason;
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
    const node = named(name);
    expect(reason(subject(node, { relayName: 'lon-relay-01' }), role)).toBe(disabledReason);
  });

  it('to hub on an unknown network', () => {
    const stray = subject(plain, { network: undefined });
    expect(reason(stray, 'hub')).toBe('Only point-to-site networks have a hub');
  });

  it('while another role of the node is changing', () => {
    const changing = subject(plain, { isSwitching: true });
    expect(reason(changing, 'ingress')).toBe('Waiting for the previous change');
  });
});

it('lets another node of a point-to-site network become the hub', () => {
  const site = aNode({ network: 'site-branch', name: 'site-1' });
  expect(roleControl(subject(site), 'hub').canPress).toBe(true);
});
