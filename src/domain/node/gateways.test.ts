import { describe, expect, it } from 'vitest';
import { aNode } from '../../../mocks/fixtures/node.ts';
import {
  gatewayRoles,
  hasRole,
  rolesOf,
  toggleObstacle,
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

function obstacle(node: typeof plain, role: GatewayRole) {
  return toggleObstacle(node, role, { isPointToSite: true });
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

describe('a role', () => {
  it.each(gatewayRoles)('can be given to a plain node: %s', (role) => {
    expect(obstacle(plain, role)).toBeUndefined();
  });

  it.each<[GatewayRole, Partial<typeof plain>]>([
    ['egress', { isEgressGateway: true }],
    ['ingress', { isIngressGateway: true }],
    ['relay', { isRelay: true }],
    ['failover', { isFailover: true }],
  ])('can be removed: %s', (role, flags) => {
    expect(obstacle({ ...plain, ...flags }, role)).toBeUndefined();
  });

  it('blocks the relay role on a relayed node, but can remove it', () => {
    expect(obstacle({ ...plain, isRelayed: true }, 'relay')).toBe('relayed');
    expect(obstacle({ ...plain, isRelayed: true }, 'egress')).toBeUndefined();
    expect(obstacle({ ...plain, isRelayed: true, isRelay: true }, 'relay')).toBeUndefined();
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
  ])('to %s on %s with the firewall “%s” has the obstacle %s', (role, os, firewall, expected) => {
    expect(obstacle({ ...plain, os, firewall }, role)).toBe(expected);
  });

  it('can remove a role that the node could not get', () => {
    expect(obstacle({ ...plain, os: 'darwin', isIngressGateway: true }, 'ingress')).toBeUndefined();
  });

  it('cannot remove the hub role', () => {
    expect(obstacle({ ...plain, isHub: true }, 'hub')).toBe('isTheHub');
  });

  it.each([[undefined], [{ isPointToSite: false }]])('offers no hub on the network %o', (network) => {
    expect(toggleObstacle(plain, 'hub', network)).toBe('notPointToSite');
    expect(toggleObstacle(plain, 'egress', network)).toBeUndefined();
  });

  it('has no hub in a network that is no longer point-to-site', () => {
    expect(toggleObstacle({ ...plain, isHub: true }, 'hub', { isPointToSite: false })).toBe('notPointToSite');
    expect(toggleObstacle({ ...plain, isHub: true }, 'hub', undefined)).toBe('isTheHub');
  });

  it('blocks new roles before approval, but can remove existing ones', () => {
    const pending = { ...plain, isPending: true, isEgressGateway: true };
    expect(obstacle(pending, 'ingress')).toBe('pending');
    expect(obstacle(pending, 'egress')).toBeUndefined();
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
