import type { Network } from '../network/network.ts';
import type { Node } from './node.ts';
import { defaultNodeSort, sortNodes } from './nodeSort.ts';

/** Always in this order, wherever roles are shown. */
export const gatewayRoles = ['egress', 'ingress', 'relay', 'failover', 'hub'] as const;
export type GatewayRole = (typeof gatewayRoles)[number];

type NodeFlags = Pick<
  Node,
  'isEgressGateway' | 'isIngressGateway' | 'isRelay' | 'isRelayed' | 'isFailover' | 'isHub' | 'isPending'
>;

type NodeSystem = Pick<Node, 'os' | 'firewall'>;

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
  | 'notPointToSite'
  /** The server refuses the role on this operating system, or on Linux without a firewall. */
  | 'system'
  | 'firewall';

/** The roles whose creation needs input: switching them on opens a page, everything else is confirmed (§2). */
export type CreatedRole = 'egress' | 'relay';

export type RoleToggle = {
  readonly isOn: boolean;
  readonly obstacle: RoleObstacle | undefined;
  /** Undefined: pressing it asks. */
  readonly opensPageOf: CreatedRole | undefined;
};

/** The operating systems on which the server takes a role; a failover node is an ingress gateway as well. */
export const roleSystems: Readonly<Record<GatewayRole, readonly string[] | undefined>> = {
  egress: ['linux', 'freebsd'],
  ingress: ['linux'],
  relay: ['linux'],
  failover: ['linux'],
  hub: undefined,
};

/** What the toggle of a role does on a node (§2). */
export function roleToggle(
  node: NodeFlags & NodeSystem,
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
  node: NodeFlags & NodeSystem,
  role: GatewayRole,
  network: Pick<Network, 'isPointToSite'> | undefined,
): RoleObstacle | undefined {
  if (role === 'hub' && !network?.isPointToSite) return 'notPointToSite';
  if (node.isPending) return 'pending';
  if (role === 'relay' && node.isRelayed) return 'relayed';
  const systems = roleSystems[role];
  if (systems && !systems.includes(node.os)) return 'system';
  const needsFirewall = role !== 'hub' && role !== 'relay' && node.os === 'linux';
  return needsFirewall && node.firewall === 'none' ? 'firewall' : undefined;
}

/** What of a node matters to what is said of others: whom it relays, who relays it, whose hub it is. */
export type GatewayPeer = Pick<
  Node,
  'id' | 'network' | 'name' | 'address' | 'address6' | 'isRelay' | 'relayAddresses' | 'isHub'
>;

type Addressed = Pick<Node, 'network' | 'address' | 'address6'>;
type Relay = Pick<Node, 'network' | 'relayAddresses'>;

/** The relay of a relayed node, as far as it is among `nodes`. */
export function relayOf<Peer extends GatewayPeer>(node: Addressed, nodes: Iterable<Peer>): Peer | undefined {
  for (const one of nodes) if (one.isRelay && relays(one)(node)) return one;
  return undefined;
}

/** The nodes that a relay relays by name, each once though a relay has the addresses of both families. */
export function relayedBy<Peer extends GatewayPeer>(relay: Relay, nodes: readonly Peer[]): readonly Peer[] {
  return relay.relayAddresses.length === 0 ? [] : sortNodes(nodes.filter(relays(relay)), defaultNodeSort);
}

/** The addresses of a relay that are no known node's. */
export function strayRelayAddresses(relay: Relay, nodes: readonly GatewayPeer[]): readonly string[] {
  const known = new Set(addressesOf(relayedBy(relay, nodes)));
  return relay.relayAddresses.filter((address) => address !== '' && !known.has(address));
}

/** What a relay is told of the nodes it is to relay: the addresses of both families (§3 "Relay create payload"). */
export function addressesOf(nodes: readonly Pick<Node, 'address' | 'address6'>[]): readonly string[] {
  return nodes.flatMap(({ address, address6 }) => [address, address6]).filter((address) => address !== '');
}

function relays(relay: Relay): (node: Addressed) => boolean {
  const addresses = new Set(relay.relayAddresses.filter((address) => address !== ''));
  return ({ network, address, address6 }) =>
    network === relay.network && (addresses.has(address) || addresses.has(address6));
}
