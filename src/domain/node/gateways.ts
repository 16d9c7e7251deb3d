import { addressesOf, type Addressed } from '../addresses.ts';
import type { Network } from '../network/network.ts';
import { byName } from '../order.ts';
import type { Node, NodeRef } from './node.ts';

/** Roles always appear in this order. */
export const gatewayRoles = ['egress', 'ingress', 'relay', 'failover', 'hub'] as const;
export type GatewayRole = (typeof gatewayRoles)[number];

type NodeFlags = Pick<
  Node,
  'isEgressGateway' | 'isIngressGateway' | 'isRelay' | 'isRelayed' | 'isFailover' | 'isHub' | 'isPending'
>;

type NodeSystem = Pick<Node, 'os' | 'firewall'>;

const roleFlags = {
  egress: 'isEgressGateway',
  ingress: 'isIngressGateway',
  relay: 'isRelay',
  failover: 'isFailover',
  hub: 'isHub',
} as const satisfies Readonly<Record<GatewayRole, keyof NodeFlags>>;

export function hasRole(node: NodeFlags, role: GatewayRole): boolean {
  return node[roleFlags[role]];
}

export function rolesOf(node: NodeFlags): readonly GatewayRole[] {
  return gatewayRoles.filter((role) => hasRole(node, role));
}

/** A node keeps the hub flag when its network stops being point-to-site, but the flag has no effect in a mesh. */
export function hasRoleIn(
  network: Pick<Network, 'isPointToSite'> | undefined,
  node: NodeFlags,
  role: GatewayRole,
): boolean {
  return hasRole(node, role) && !(role === 'hub' && network?.isPointToSite === false);
}

export type RoleObstacle =
  | 'pending'
  | 'relayed'
  /** A network has exactly one hub, which changes only when another node becomes the hub. */
  | 'isTheHub'
  | 'notPointToSite'
  /** The server rejects the role on this operating system, or on Linux without a firewall. */
  | 'system'
  | 'firewall';

/** Creating these roles needs input on a page. Other roles only ask for confirmation. */
export type CreatedRole = 'egress' | 'relay';

/** A failover node is also an ingress gateway. */
const roleSystems: Readonly<Record<GatewayRole, readonly string[] | undefined>> = {
  egress: ['linux', 'freebsd'],
  ingress: ['linux'],
  relay: ['linux'],
  failover: ['linux'],
  hub: undefined,
};

/** Returns why a role can’t be given to the node or taken from it. */
export function toggleObstacle(
  node: NodeFlags & NodeSystem,
  role: GatewayRole,
  network: Pick<Network, 'isPointToSite'> | undefined,
): RoleObstacle | undefined {
  if (hasRoleIn(network, node, role)) return role === 'hub' ? 'isTheHub' : undefined;
  if (role === 'hub' && !network?.isPointToSite) return 'notPointToSite';
  if (node.isPending) return 'pending';
  if (role === 'relay' && node.isRelayed) return 'relayed';
  const systems = roleSystems[role];
  if (systems && !systems.includes(node.os)) return 'system';
  const needsFirewall = role !== 'hub' && role !== 'relay' && node.os === 'linux';
  return needsFirewall && node.firewall === 'none' ? 'firewall' : undefined;
}

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
  failover: (name) => `Make ${name} a failover node`,
  hub: (name) => `Make ${name} the hub`,
};

const switchOff: Readonly<Record<GatewayRole, Label>> = {
  egress: (name) => `Remove egress gateway from ${name}`,
  ingress: (name) => `Remove ingress gateway from ${name}`,
  relay: (name) => `Remove relay from ${name}`,
  failover: (name) => `Remove failover from ${name}`,
  hub: (name) => `${name} is the hub`,
};

export function roleToggleLabel(role: GatewayRole, isOn: boolean, nodeName: string): string {
  return (isOn ? switchOff : switchOn)[role](nodeName);
}

function systemName(os: string): string {
  return { linux: 'Linux', freebsd: 'FreeBSD', darwin: 'macOS', windows: 'Windows' }[os] ?? os;
}

const roleNouns: Readonly<Record<GatewayRole, string>> = {
  egress: 'an egress gateway',
  ingress: 'an ingress gateway',
  relay: 'a relay',
  failover: 'a failover node',
  hub: 'the hub',
};

export function systemObstacleText(role: GatewayRole, os: string): string {
  const systems = (roleSystems[role] ?? []).map(systemName).join(' or ');
  const only = `Only a ${systems} node can be ${roleNouns[role]}`;
  return os === '' ? only : `${only}. This one runs ${systemName(os)}`;
}

export const roleObstacleTexts: Readonly<Record<Exclude<RoleObstacle, 'system'>, string>> = {
  firewall: 'The machine has no firewall that the server can configure',
  pending: 'Available after approval',
  relayed: 'Not available for a relayed node',
  isTheHub: 'This node is currently the hub',
  notPointToSite: 'Only point-to-site networks have a hub',
};

export type GatewayPeer = Pick<
  Node,
  'id' | 'network' | 'name' | 'address' | 'address6' | 'isRelay' | 'relayAddresses' | 'isHub'
>;

type Member = Addressed & Pick<Node, 'network'>;
type Relay = Pick<Node, 'network' | 'relayAddresses'>;

export function relayOf<Peer extends GatewayPeer>(node: Member, nodes: Iterable<Peer>): Peer | undefined {
  for (const peer of nodes) if (peer.isRelay && relays(peer)(node)) return peer;
  return undefined;
}

/** The name of the node that relays a relayed one; undefined if no known node does. */
export function relayNameOf(
  node: Member & Pick<Node, 'isRelayed'>,
  nodes: Iterable<GatewayPeer>,
): string | undefined {
  return node.isRelayed ? relayOf(node, nodes)?.name : undefined;
}

/** Whether another node of the network loses the role when this one becomes its hub. */
export function takesHub({ network, id }: NodeRef, nodes: readonly GatewayPeer[]): boolean {
  return nodes.some((node) => node.isHub && node.network === network && node.id !== id);
}

/** A relay lists both addresses of a node, so nodes are deduplicated. */
export function relayedBy<Peer extends GatewayPeer>(relay: Relay, nodes: readonly Peer[]): readonly Peer[] {
  return relay.relayAddresses.length === 0 ? [] : nodes.filter(relays(relay)).toSorted(byName);
}

export function unknownRelayAddresses(relay: Relay, nodes: readonly GatewayPeer[]): readonly string[] {
  const known = new Set(relayedBy(relay, nodes).flatMap(addressesOf));
  return relay.relayAddresses.filter((address) => address !== '' && !known.has(address));
}

/** The egress ranges of a node, while it is a gateway. */
export function routedRanges(node: Pick<Node, 'isEgressGateway' | 'egressRanges'>): readonly string[] {
  return node.isEgressGateway ? node.egressRanges : [];
}

function relays(relay: Relay): (node: Member) => boolean {
  const addresses = new Set(relay.relayAddresses.filter((address) => address !== ''));
  return ({ network, address, address6 }) =>
    network === relay.network && (addresses.has(address) || addresses.has(address6));
}
