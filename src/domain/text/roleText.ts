import type { GatewayRole, RoleObstacle } from '../node/gateways.ts';

export const roleNames: Readonly<Record<GatewayRole, string>> = {
  egress: 'Egress',
  ingress: 'Ingress',
  relay: 'Relay',
  failover: 'Failover',
  hub: 'Hub',
};

type Label = (nodeName: string) => string;

const switchOn: Readonly<Record<GatewayRole, Label>> = {
  egress: (name) => `Create egress gateway on ${name}`,
  ingress: (name) => `Create ingress gateway on ${name}`,
  relay: (name) => `Make ${name} a relay`,
  failover: (name) => `Create failover on ${name}`,
  hub: (name) => `Make ${name} the hub`,
};

const switchOff: Readonly<Record<GatewayRole, Label>> = {
  egress: (name) => `Remove egress gateway from ${name}`,
  ingress: (name) => `Remove ingress gateway from ${name}`,
  relay: (name) => `Remove relay from ${name}`,
  failover: (name) => `Remove failover from ${name}`,
  hub: (name) => `${name} is the hub`,
};

/** The accessible name of a role's toggle: what pressing it does, and to which node. */
export function roleToggleLabel(role: GatewayRole, isOn: boolean, nodeName: string): string {
  return (isOn ? switchOff : switchOn)[role](nodeName);
}

/** Conditions, not reproaches. */
export const roleObstacleTexts: Readonly<Record<RoleObstacle, string>> = {
  pending: 'Available after approval',
  relayed: 'Available when no relay relays this node',
  isTheHub: 'This node is currently the hub',
  notPointToSite: 'Available on point-to-site networks',
};
