import { describe, expect, it } from 'vitest';
import { gatewayRoles, hasRole, rolesOf, roleToggles, type GatewayRole } from './gateways.ts';

const plain = {
  isEgressGateway: false,
  isIngressGateway: false,
  isRelay: false,
  isRelayed: false,
  isFailover: false,
  isHub: false,
  isPending: false,
};
const everything = { isEE: true, network: { isPointToSite: true } };

function toggle(node: typeof plain, role: GatewayRole) {
  return roleToggles(node, everything).find((one) => one.role === role);
}

describe('roles', () => {
  it('are none for a plain or relayed node', () => {
    expect(rolesOf({ ...plain, isRelayed: true })).toEqual([]);
  });

  it('come as egress, ingress, relay, failover, hub', () => {
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

describe('the toggles', () => {
  it.each([
    [false, undefined, ['egress', 'ingress', 'relay']],
    [false, { isPointToSite: false }, ['egress', 'ingress', 'relay']],
    [true, { isPointToSite: false }, ['egress', 'ingress', 'relay', 'failover']],
    [false, { isPointToSite: true }, ['egress', 'ingress', 'relay', 'hub']],
    [true, { isPointToSite: true }, ['egress', 'ingress', 'relay', 'failover', 'hub']],
  ])('with enterprise %s on %o are %o', (isEE, network, roles) => {
    expect(roleToggles(plain, { isEE, network }).map((one) => one.role)).toEqual(roles);
  });

  it.each<[GatewayRole, string]>([
    ['egress', 'page'],
    ['relay', 'page'],
    ['ingress', 'confirmation'],
    ['failover', 'confirmation'],
    ['hub', 'confirmation'],
  ])('for %s asks by a %s when switching on', (role, asks) => {
    expect(toggle(plain, role)).toEqual({ role, isOn: false, obstacle: undefined, asks });
  });

  it.each<[GatewayRole, Partial<typeof plain>]>([
    ['egress', { isEgressGateway: true }],
    ['ingress', { isIngressGateway: true }],
    ['relay', { isRelay: true }],
    ['failover', { isFailover: true }],
  ])('for %s ask for confirmation when switching off', (role, flags) => {
    expect(toggle({ ...plain, ...flags }, role)).toEqual({
      role,
      isOn: true,
      obstacle: undefined,
      asks: 'confirmation',
    });
  });

  it('do not let a relayed node become a relay', () => {
    expect(toggle({ ...plain, isRelayed: true }, 'relay')?.obstacle).toBe('relayed');
    expect(toggle({ ...plain, isRelayed: true }, 'egress')?.obstacle).toBeUndefined();
  });

  it('do not take the hub role away', () => {
    expect(toggle({ ...plain, isHub: true }, 'hub')?.obstacle).toBe('isTheHub');
  });

  it('wait for approval, but let a role that is on go', () => {
    const pending = { ...plain, isPending: true, isEgressGateway: true };
    expect(toggle(pending, 'ingress')?.obstacle).toBe('pending');
    expect(toggle(pending, 'egress')?.obstacle).toBeUndefined();
  });
});
