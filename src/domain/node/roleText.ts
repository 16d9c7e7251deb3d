import { counted } from '../format/count.ts';
import type { GatewayRole, RoleObstacle } from './gateways.ts';
import type { RangeOverlap, RelayedObstacle } from './roleForms.ts';

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

export function overlapText({ range, with: used }: RangeOverlap): string {
  if ('netid' in used) return `${range} overlaps ${used.range}, the range of ${used.netid} itself`;
  return range === used.range
    ? `${range} is already routed by ${used.gateway}`
    : `${range} overlaps ${used.range}, which ${used.gateway} routes already`;
}

/** Stands after the name of a node that a relay cannot take. */
export function relayedObstacleText(obstacle: RelayedObstacle): string {
  switch (obstacle.is) {
    case 'relayed':
      return obstacle.by === undefined ? 'relayed by another node' : `relayed by ${obstacle.by}`;
    case 'relay':
      return 'is a relay itself';
    case 'pending':
      return 'waits for approval';
    case 'withoutAddress':
      return 'has no address';
  }
}

/** What depends on a relay. */
export function relayRiskText(relay: string, relayed: number): string {
  return `If ${relay} goes quiet, ${counted(relayed, 'node loses', 'nodes lose')} every peer.`;
}
