import type { Network } from '../network/network.ts';
import type { Node } from './node.ts';

/** Always in this order, wherever roles are shown. */
export const gatewayRoles = ['egress', 'ingress', 'relay', 'failover', 'hub'] as const;
export type GatewayRole = (typeof gatewayRoles)[number];

type NodeFlags = Pick<
  Node,
  'isEgressGateway' | 'isIngressGateway' | 'isRelay' | 'isRelayed' | 'isFailover' | 'isHub' | 'isPending'
>;

export function hasRole(node: NodeFlags, role: GatewayRole): boolean {
  switch (role) {
    case 'egress':
      return node.isEgressGateway;
    case 'ingress':
      return node.isIngressGateway;
    case 'relay':
      return node.isRelay;
    case 'failover':
      return node.isFailover;
    case 'hub':
      return node.isHub;
  }
}

export function rolesOf(node: NodeFlags): readonly GatewayRole[] {
  return gatewayRoles.filter((role) => hasRole(node, role));
}

/** Why a role cannot be switched right now. */
export type RoleObstacle =
  /** The node waits for approval. */
  | 'pending'
  /** A relayed node cannot become a relay. */
  | 'relayed'
  /** The role is one-way: another node becomes the hub instead, there is exactly one (§2 "Gateway toggles"). */
  | 'isTheHub'
  /** Only point-to-site networks have a hub. */
  | 'notPointToSite';

/** The roles whose creation needs input: switching them on opens a page, everything else is confirmed (§2). */
export type CreatedRole = 'egress' | 'relay';

export type RoleToggle = {
  readonly isOn: boolean;
  readonly obstacle: RoleObstacle | undefined;
  /** Undefined: pressing it asks. */
  readonly opensPageOf: CreatedRole | undefined;
};

/**
 * What the toggle of a role does on a node (§2). The operating system is no obstacle here; what the server refuses for
 * it is shown as its answer.
 */
export function roleToggle(
  node: NodeFlags,
  role: GatewayRole,
  network: Pick<Network, 'isPointToSite'> | undefined,
): RoleToggle {
  const isOn = hasRole(node, role);
  const needsInput = role === 'egress' || role === 'relay';
  return {
    isOn,
    obstacle: isOn ? obstacleToRemoval(role) : obstacleToCreation(node, role, network),
    opensPageOf: needsInput && !isOn ? role : undefined,
  };
}

function obstacleToRemoval(role: GatewayRole): RoleObstacle | undefined {
  return role === 'hub' ? 'isTheHub' : undefined;
}

function obstacleToCreation(
  node: NodeFlags,
  role: GatewayRole,
  network: Pick<Network, 'isPointToSite'> | undefined,
): RoleObstacle | undefined {
  if (role === 'hub' && !network?.isPointToSite) return 'notPointToSite';
  if (node.isPending) return 'pending';
  if (role === 'relay' && node.isRelayed) return 'relayed';
  return undefined;
}
