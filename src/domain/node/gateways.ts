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
  /** Another node becomes the hub instead: there is exactly one (§2 "Gateway toggles"). */
  | 'isTheHub';

export type RoleToggle = {
  readonly role: GatewayRole;
  readonly isOn: boolean;
  readonly obstacle: RoleObstacle | undefined;
  /** Egress and relay need input first, so switching them on opens a page; everything else is confirmed. */
  readonly asks: 'page' | 'confirmation';
};

/**
 * The toggles a node offers (§2): failover on the enterprise edition, the hub on point-to-site networks. The operating
 * system is no obstacle here; what the server refuses for it is shown as its answer.
 */
export function roleToggles(
  node: NodeFlags,
  { isEE, network }: { readonly isEE: boolean; readonly network: Pick<Network, 'isPointToSite'> | undefined },
): readonly RoleToggle[] {
  const isOffered: Record<GatewayRole, boolean> = {
    egress: true,
    ingress: true,
    relay: true,
    failover: isEE,
    hub: network?.isPointToSite ?? false,
  };
  return gatewayRoles
    .filter((role) => isOffered[role])
    .map((role) => {
      const isOn = hasRole(node, role);
      const needsInput = !isOn && (role === 'egress' || role === 'relay');
      return {
        role,
        isOn,
        obstacle: obstacleTo(node, role, isOn),
        asks: needsInput ? 'page' : 'confirmation',
      };
    });
}

function obstacleTo(node: NodeFlags, role: GatewayRole, isOn: boolean): RoleObstacle | undefined {
  if (role === 'hub' && isOn) return 'isTheHub';
  if (node.isPending && !isOn) return 'pending';
  if (role === 'relay' && node.isRelayed && !isOn) return 'relayed';
  return undefined;
}
