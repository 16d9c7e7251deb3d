import { isPairAllowed, why, type AclMatrix, type PairReason } from '../../acl/aclMatrix.ts';
import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Network } from '../../network/network.ts';
import type { Node } from '../../node/node.ts';

/** Everything that decides who reaches whom. */
export type ReachSource = {
  readonly networks: readonly ReachNetwork[];
  /** Of all networks: the server looks an address up in all of them. */
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  /** By netid. Where the rules of a network are not known, every pair of it counts as allowed. */
  readonly acls: ReadonlyMap<string, AclMatrix>;
  /** Of enterprise servers. */
  readonly metrics?: Metrics | undefined;
};

export type ReachNetwork = Pick<Network, 'netid' | 'isPointToSite' | 'addressRange' | 'addressRange6'>;

/** A source with the look-ups that every question needs. */
export type ReachIndex = ReachSource & {
  readonly nodeById: ReadonlyMap<string, Node>;
  readonly networkById: ReadonlyMap<string, ReachNetwork>;
  readonly nodesByNetwork: ReadonlyMap<string, readonly Node[]>;
  /** By the id of their gateway. */
  readonly clientsByGateway: ReadonlyMap<string, readonly ExternalClient[]>;
  /** By netid, the relays of a network. */
  readonly relaysByNetwork: ReadonlyMap<string, readonly Node[]>;
  /** The first node of any network that has an address. */
  readonly nodeByAddress: ReadonlyMap<string, Node>;
};

export function reachIndex(source: ReachSource): ReachIndex {
  const nodeByAddress = new Map<string, Node>();
  for (const node of source.nodes) {
    for (const address of addressesOf(node)) {
      if (!nodeByAddress.has(address)) nodeByAddress.set(address, node);
    }
  }
  return {
    ...source,
    nodeById: new Map(source.nodes.map((node) => [node.id, node])),
    networkById: new Map(source.networks.map((network) => [network.netid, network])),
    nodesByNetwork: grouped(source.nodes, ({ network }) => network),
    clientsByGateway: grouped(source.clients, ({ ingressGatewayId }) => ingressGatewayId),
    relaysByNetwork: grouped(
      source.nodes.filter(({ isRelay }) => isRelay),
      ({ network }) => network,
    ),
    nodeByAddress,
  };
}

/** Something with addresses of its own. */
export type Member =
  | { readonly kind: 'node'; readonly node: Node }
  | { readonly kind: 'client'; readonly client: ExternalClient };

export const nodeMember = (node: Node): Member => ({ kind: 'node', node });
export const clientMember = (client: ExternalClient): Member => ({ kind: 'client', client });

/** Tells members of all kinds and networks apart. */
export function memberKey(member: Member): string {
  return member.kind === 'node' ? member.node.id : clientKey(member.client);
}

export function memberName(member: Member): string {
  return member.kind === 'node' ? member.node.name : member.client.clientId;
}

export function memberNetwork(member: Member): string {
  return member.kind === 'node' ? member.node.network : member.client.network;
}

export function memberAddresses(member: Member): readonly string[] {
  return addressesOf(member.kind === 'node' ? member.node : member.client);
}

type Addressed = { readonly address: string; readonly address6: string };

/** IPv4 first, as the server does. */
export function addressesOf({ address, address6 }: Addressed): readonly string[] {
  return address6 === ''
    ? address === ''
      ? []
      : [address]
    : address === ''
      ? [address6]
      : [address, address6];
}

/** The one that a relay has to list for the node to become its peer. */
export function primaryAddress({ address, address6 }: Addressed): string {
  return address || address6;
}

export function hostRange(address: string): string {
  return address.includes(':') ? `${address}/128` : `${address}/32`;
}

export function isHostRange(range: string): boolean {
  return range.endsWith(range.includes(':') ? '/128' : '/32');
}

/** Over both directions; a node has no rule for itself, so that it is not allowed. */
export function isAllowed({ acls }: ReachIndex, one: Node, other: Node): boolean {
  const acl = acls.get(one.network);
  if (!acl) return one.id !== other.id && one.network === other.network;
  return isPairAllowed(acl, one.id, other.id);
}

export function ruleOf({ acls }: ReachIndex, one: Node, other: Node): PairReason {
  const acl = acls.get(one.network);
  if (!acl) return 'allowed';
  const row = acl.indexOf.get(one.id);
  const column = acl.indexOf.get(other.id);
  return row === undefined || column === undefined ? 'missing' : why(acl, row, column);
}

/** The relays that list a node by any of its addresses. More than one: nobody knows which one it gets. */
export function relaysOf({ relaysByNetwork }: ReachIndex, node: Node): readonly Node[] {
  const addresses = addressesOf(node);
  return (relaysByNetwork.get(node.network) ?? []).filter((relay) =>
    relay.relayAddresses.some((address) => addresses.includes(address)),
  );
}

/** The nodes of a relay's own network that one address of its list stands for. */
export function relayedBy(index: ReachIndex, relay: Node, address: string): Node | undefined {
  const first = index.nodeByAddress.get(address);
  if (!first || first.network === relay.network) return first;
  return index.nodesByNetwork.get(relay.network)?.find((node) => addressesOf(node).includes(address));
}

/** The clients that a gateway serves, disabled ones included. */
export function clientsAt(index: ReachIndex, gateway: Node): readonly ExternalClient[] {
  if (!gateway.isIngressGateway) return [];
  const clients = index.clientsByGateway.get(gateway.id) ?? [];
  return clients.filter(({ network }) => network === gateway.network);
}

/** What stands in for the peers that a node measured as out of reach: peer id to node id. Enterprise servers only. */
export function standIns({ metrics, nodesByNetwork }: ReachIndex, node: Node): ReadonlyMap<string, string> {
  const needed = metrics?.get(node.id)?.needsFailover;
  const hasFailover = nodesByNetwork.get(node.network)?.some(({ isFailover }) => isFailover);
  return needed && hasFailover ? needed : none;
}

const none: ReadonlyMap<string, string> = new Map();

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export function hubOf(index: ReachIndex, netid: string): Node | undefined {
  return index.nodesByNetwork.get(netid)?.find(({ isHub }) => isHub);
}

/** Whether two nodes may talk by the rules alone. */
export function isRuledOut(index: ReachIndex, one: Member, other: Member): boolean {
  return (
    one.kind === 'node' &&
    other.kind === 'node' &&
    one.node.id !== other.node.id &&
    !isAllowed(index, one.node, other.node)
  );
}
