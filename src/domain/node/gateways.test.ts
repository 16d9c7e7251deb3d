import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import {
  gatewayRoles,
  hasRole,
  rolesOf,
  roleToggle,
  type GatewayRole,
  relayedBy,
  relayOf,
  unknownRelayAddresses,
} from './gateways.ts';

const plain = {
  isEgressGateway: false,
  isIngressGateway: false,
  isRelay: false,
  isRelayed: false,
  isFailover: false,
  isHub: false,
  isPending: false,
  os: 'linux',
  firewall: 'iptables',
};

function toggle(node: typeof plain, role: GatewayRole) {
  return roleToggle(node, role, { isPointToSite: true });
}

describe('roles', () => {
  it('are empty for a plain or relayed node', () => {
    expect(rolesOf({ ...plain, isRelayed: true })).toEqual([]);
  });

  it('are in the order egress, ingress, relay, failover, hub', () => {
    const all = {
      ...plain,
      isHub: true,
      isFailover: true,
      isRelay: true,
      isIngressGateway: true,
      isEgressGateway: true,
    };
    expect(rolesOf(all)).toEqual(['egress', 'ingress', 'relay', 'failover', 'hub']);
    expect(gatewayRoles.every((role) => hasRole(all, role))).toBe(true);
  });
});

describe('roleToggle', () => {
  it.each<[GatewayRole, string | undefined]>([
    ['egress', 'egress'],
    ['relay', 'relay'],
    ['ingress', undefined],
    ['failover', undefined],
    ['hub', undefined],
  ])('to %s opens the page of %s or asks', (role, page) => {
    expect(toggle(plain, role)).toEqual({ isOn: false, obstacle: undefined, opensPageOf: page });
  });

  it.each<[GatewayRole, Partial<typeof plain>]>([
    ['egress', { isEgressGateway: true }],
    ['ingress', { isIngressGateway: true }],
    ['relay', { isRelay: true }],
    ['failover', { isFailover: true }],
  ])('from %s asks for confirmation', (role, flags) => {
    const expected = { isOn: true, obstacle: undefined, opensPageOf: undefined };
    expect(toggle({ ...plain, ...flags }, role)).toEqual(expected);
  });

  it('blocks the relay role on a relayed node, but can remove it', () => {
    expect(toggle({ ...plain, isRelayed: true }, 'relay').obstacle).toBe('relayed');
    expect(toggle({ ...plain, isRelayed: true }, 'egress').obstacle).toBeUndefined();
    expect(toggle({ ...plain, isRelayed: true, isRelay: true }, 'relay').obstacle).toBeUndefined();
  });

  it.each<[GatewayRole, string, string, string | undefined]>([
    ['egress', 'freebsd', '', undefined],
    ['egress', 'darwin', '', 'system'],
    ['egress', 'windows', '', 'system'],
    ['egress', 'linux', 'none', 'firewall'],
    ['egress', 'linux', 'nftables', undefined],
    ['ingress', 'freebsd', '', 'system'],
    ['ingress', 'darwin', '', 'system'],
    ['ingress', 'windows', '', 'system'],
    ['ingress', '', '', 'system'],
    ['ingress', 'linux', 'none', 'firewall'],
    ['failover', 'darwin', '', 'system'],
    ['failover', 'linux', 'none', 'firewall'],
    ['relay', 'freebsd', '', 'system'],
    ['relay', 'linux', 'none', undefined],
    ['hub', 'darwin', 'none', undefined],
  ])('to %s on %s with the firewall “%s” has the obstacle %s', (role, os, firewall, obstacle) => {
    expect(toggle({ ...plain, os, firewall }, role).obstacle).toBe(obstacle);
  });

  it('can remove a role that the node could not get', () => {
    expect(toggle({ ...plain, os: 'darwin', isIngressGateway: true }, 'ingress').obstacle).toBeUndefined();
  });

  it('cannot remove the hub role', () => {
    expect(toggle({ ...plain, isHub: true }, 'hub').obstacle).toBe('isTheHub');
  });

  it.each([[undefined], [{ isPointToSite: false }]])('offers no hub on the network %o', (network) => {
    expect(roleToggle(plain, 'hub', network).obstacle).toBe('notPointToSite');
    expect(roleToggle(plain, 'egress', network).obstacle).toBeUndefined();
  });

  it('blocks new roles before approval, but can remove existing ones', () => {
    const pending = { ...plain, isPending: true, isEgressGateway: true };
    expect(toggle(pending, 'ingress').obstacle).toBe('pending');
    expect(toggle(pending, 'egress').obstacle).toBeUndefined();
  });
});

const dual = aNode({ name: 'dual', address: '10.20.4.60', address6: 'fd42:20:4::3c' });
const four = aNode({ name: 'four', address: '10.20.4.61' });
const namesake = aNode({ name: 'four', network: 'lab', address: '10.20.4.61' });
const relay = aNode({
  name: 'relay',
  address: '10.20.4.4',
  isRelay: true,
  relayAddresses: ['10.20.4.60', 'fd42:20:4::3c', '10.20.4.61', '10.9.9.9', ''],
});
const nodes = [relay, dual, four, namesake, aNode({ name: 'six', address: '' })];

it('counts a node once if it is relayed by both its addresses', () => {
  expect(relayedBy(relay, nodes)).toEqual([dual, four]);
});

it('ignores equal addresses in other networks', () => {
  expect(relayOf(namesake, nodes)).toBeUndefined();
  expect(relayOf(four, nodes)).toBe(relay);
});

it('ignores the relay addresses of a former relay', () => {
  expect(relayOf(four, [{ ...relay, isRelay: false }])).toBeUndefined();
});

it('separates addresses that no node has', () => {
  expect(unknownRelayAddresses(relay, nodes)).toEqual(['10.9.9.9']);
});
