import { textFromList } from '../../../domain/list.ts';
import type { Network } from '../../../domain/network/network.ts';
import { gatewayRoles, hasRole, type GatewayRole } from '../../../domain/node/gateways.ts';
import type { Node } from '../../../domain/node/node.ts';
import { roleNames, roleObstacleTexts } from '../../../domain/text/roleText.ts';

/** A gateway role with what it does on this node, or why it cannot have it. */
export type RoleRowView = {
  readonly role: GatewayRole;
  readonly name: string;
  readonly isOn: boolean;
  readonly canBeOn: boolean;
  readonly description: string;
};

export type RoleContext = {
  /** All nodes: relays and hubs are named. */
  readonly nodes: readonly Node[];
  readonly network: Network | undefined;
  readonly clientCount: number;
  readonly isEE: boolean;
};

/** Failover is an enterprise role; the hub stands there always, as the one that most networks lack. */
export function roleRows(node: Node, context: RoleContext): readonly RoleRowView[] {
  return gatewayRoles
    .filter((role) => role !== 'failover' || context.isEE)
    .map((role) => {
      const isOn = hasRole(node, role);
      const obstacle = isOn ? undefined : obstacleTo(role, node, context);
      return {
        role,
        name: roleNames[role],
        isOn,
        canBeOn: obstacle === undefined,
        description: obstacle ?? (isOn ? doing[role](node, context) : offering[role]),
      };
    });
}

const doing: Readonly<Record<GatewayRole, (node: Node, context: RoleContext) => string>> = {
  egress: (node) =>
    `Routes ${textFromList(node.egressRanges) || 'no ranges'}${
      node.egressInterface === '' ? '' : ` through ${node.egressInterface}`
    }${node.egressNat ? ' with NAT' : ''}`,
  ingress: (_, { clientCount }) =>
    `${clientCount} external ${clientCount === 1 ? 'client' : 'clients'} attached`,
  relay: (node, { nodes }) => `Relays ${relayedNames(node, nodes) || 'no node'}`,
  failover: () => 'Peers may route through this node when a link is unstable',
  hub: (node) => `All nodes of ${node.network} connect through this one`,
};

const offering: Readonly<Record<GatewayRole, string>> = {
  egress: 'Would route ranges behind this node to its network',
  ingress: 'Would let external clients into the network',
  relay: 'Would pass on the traffic of nodes that are hard to reach',
  failover: 'Peers could route through this node when a link is unstable',
  hub: 'Would become the one peer of all other nodes',
};

function obstacleTo(role: GatewayRole, node: Node, { network, nodes }: RoleContext): string | undefined {
  if (role === 'hub' && network && !network.isPointToSite)
    return `${network.netid} is not a point-to-site network`;
  if (node.isPending) return roleObstacleTexts.pending;
  if (role === 'relay' && node.isRelayed) {
    const relay = relayOf(node, nodes);
    return relay ? `Relayed by ${relay.name}` : roleObstacleTexts.relayed;
  }
  return undefined;
}

function relayOf(node: Node, nodes: readonly Node[]): Node | undefined {
  return nodes.find(
    (one) =>
      one.network === node.network &&
      one.isRelay &&
      one.relayAddresses.some((address) => address === node.address || address === node.address6),
  );
}

/** Names where the addresses are those of known nodes. */
function relayedNames(relay: Node, nodes: readonly Node[]): string {
  const members = nodes.filter((node) => node.network === relay.network);
  return textFromList(
    relay.relayAddresses.map(
      (address) =>
        members.find((node) => node.address === address || node.address6 === address)?.name ?? address,
    ),
  );
}
