import { pairReason, type AclMatrix, type PairReason } from '../../acl/aclMatrix.ts';
import { groupBy } from '../../groupBy.ts';
import type { ExternalClient } from '../../externalClient/externalClient.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Network } from '../../network/network.ts';
import type { Node } from '../../node/node.ts';
import { addressesOf } from '../../addresses.ts';
import type { Configuration, Peer, Route } from './peer.ts';

/** Everything that decides which nodes and clients can reach each other. */
export type ReachSource = {
  readonly networks: readonly ReachNetwork[];
  /** Nodes of all networks, because the server looks addresses up in all of them. */
  readonly nodes: readonly Node[];
  readonly clients: readonly ExternalClient[];
  /** By netid. Where the ACLs of a network are unknown, all its pairs count as allowed. */
  readonly acls: ReadonlyMap<string, AclMatrix>;
  /** Enterprise servers only. */
  readonly metrics?: Metrics | undefined;
};

export type ReachNetwork = Pick<Network, 'netid' | 'isPointToSite' | 'addressRange' | 'addressRange6'>;

/** A source with the lookups that the rules of reachability need. After a change, make a new one with `reachIndex`. */
export type ReachIndex = ReachSource & {
  readonly nodeById: ReadonlyMap<string, Node>;
  readonly networkById: ReadonlyMap<string, ReachNetwork>;
  readonly nodesByNetwork: ReadonlyMap<string, readonly Node[]>;
  readonly clientsByGateway: ReadonlyMap<string, readonly ExternalClient[]>;
  readonly relaysByNetwork: ReadonlyMap<string, readonly Node[]>;
  /** The first node of any network that has an address. */
  readonly nodeByAddress: ReadonlyMap<string, Node>;
  /** Filled by `expectedConfiguration` and `clientFile`, by the id of a node or the key of a client. */
  readonly configurations: Map<string, Configuration>;
  /** Filled by `expectedConfiguration`, by the variant of a node that several others get. */
  readonly peers: Map<string, Peer>;
  /** Filled by `tracePath`, by the peers of a configuration and an address. */
  readonly routes: Map<readonly Peer[], Map<string, readonly Route[]>>;
};

export function reachIndex(source: ReachSource): ReachIndex {
  const { networks, nodes, clients } = source;
  const nodeById = new Map<string, Node>();
  const nodeByAddress = new Map<string, Node>();
  for (const node of nodes) {
    nodeById.set(node.id, node);
    for (const address of addressesOf(node)) {
      if (!nodeByAddress.has(address)) nodeByAddress.set(address, node);
    }
  }
  const relays = nodes.filter(({ isRelay }) => isRelay);
  return {
    ...source,
    nodeById,
    networkById: new Map(networks.map((network) => [network.netid, network])),
    nodesByNetwork: groupBy(nodes, ({ network }) => network),
    clientsByGateway: groupBy(clients, ({ ingressGatewayId }) => ingressGatewayId),
    relaysByNetwork: groupBy(relays, ({ network }) => network),
    nodeByAddress,
    configurations: new Map(),
    peers: new Map(),
    routes: new Map(),
  };
}

/** Both directions must be allowed. A node has no rule for itself. */
export function isAllowed(index: ReachIndex, one: Node, other: Node): boolean {
  return one.id !== other.id && ruleOf(index, one, other) === 'allowed';
}

export function ruleOf({ acls }: ReachIndex, one: Node, other: Node): PairReason {
  if (one.network !== other.network) return 'missing';
  const acl = acls.get(one.network);
  if (!acl) return 'allowed';
  const row = acl.indexOf.get(one.id);
  const column = acl.indexOf.get(other.id);
  return row === undefined || column === undefined ? 'missing' : pairReason(acl, row, column);
}

export function nodesOf({ nodesByNetwork }: ReachIndex, netid: string): readonly Node[] {
  return nodesByNetwork.get(netid) ?? [];
}

export function hubOf(index: ReachIndex, netid: string): Node | undefined {
  return nodesOf(index, netid).find(({ isHub }) => isHub);
}

/** The relays that list a node by any of its addresses. With more than one, the server doesn't always pick the same. */
export function relaysOf({ relaysByNetwork }: ReachIndex, node: Node): readonly Node[] {
  const addresses = addressesOf(node);
  return (relaysByNetwork.get(node.network) ?? []).filter((relay) =>
    relay.relayAddresses.some((address) => addresses.includes(address)),
  );
}

/** The node of a relay's own network that has an address from its list. */
export function relayedBy(index: ReachIndex, relay: Node, address: string): Node | undefined {
  const first = index.nodeByAddress.get(address);
  if (!first || first.network === relay.network) return first;
  return nodesOf(index, relay.network).find((node) => addressesOf(node).includes(address));
}

/** The clients that a gateway serves, disabled ones included. */
export function clientsAt({ clientsByGateway }: ReachIndex, gateway: Node): readonly ExternalClient[] {
  if (!gateway.isIngressGateway) return [];
  return (clientsByGateway.get(gateway.id) ?? []).filter(({ network }) => network === gateway.network);
}

/** The gateway that serves a client, while it is one. */
export function gatewayOf({ nodeById }: ReachIndex, client: ExternalClient): Node | undefined {
  const gateway = nodeById.get(client.ingressGatewayId);
  return gateway?.isIngressGateway && gateway.network === client.network ? gateway : undefined;
}

/** Returns the failover node for each peer that a node reports as unreachable, by IDs. Enterprise servers only. */
export function failoversOf(index: ReachIndex, node: Node): ReadonlyMap<string, string> {
  const needed = index.metrics?.get(node.id)?.needsFailover;
  const hasFailover = needed && nodesOf(index, node.network).some(({ isFailover }) => isFailover);
  return hasFailover ? needed : new Map();
}

export function failoverFor(index: ReachIndex, one: Node, other: Node): Node | undefined {
  return index.nodeById.get(failoversOf(index, one).get(other.id) ?? '');
}
