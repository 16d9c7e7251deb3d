import type { Node } from '../../node/node.ts';
import { primaryAddress } from './member.ts';
import type { Endpoint } from './peer.ts';
import { failoversOf, type ReachIndex } from './reachIndex.ts';

/** The node that a list of peers is made for. */
export type Viewer = {
  readonly node: Node;
  readonly isPointToSite: boolean;
  /** IDs of the peers that the node reports as unreachable, with their failover nodes. */
  readonly failovers: ReadonlyMap<string, string>;
};

export function viewerOf(index: ReachIndex, node: Node): Viewer {
  const isPointToSite = index.networkById.get(node.network)?.isPointToSite ?? false;
  return { node, isPointToSite, failovers: failoversOf(index, node) };
}

type PeerRule = 'notTheHub' | 'disconnected' | 'relayed' | 'rule' | 'failover' | 'sameEndpoint';

/** Returns the first rule, in the server's order, that excludes `other` from the peers of a node that isn't relayed. */
export function ruleAgainst(viewer: Viewer, other: Node, allowed: boolean): PeerRule | undefined {
  const { node } = viewer;
  if (isWithoutHub(viewer, other)) return 'notTheHub';
  if (!node.isConnected) return 'disconnected';
  if (other.isRelayed && !isListedBy(node, other)) return 'relayed';
  if (!allowed) return 'rule';
  if (viewer.failovers.has(other.id)) return 'failover';
  return localAddressProblem(node, other) ? 'sameEndpoint' : undefined;
}

/** In a point-to-site network one of each two peers is the hub. */
export function isWithoutHub({ node, isPointToSite }: Viewer, other: Node): boolean {
  return isPointToSite && !node.isHub && !other.isHub;
}

/** A relay has a node as its peer if it lists the first of the node's addresses. */
export function isListedBy(relay: Node, node: Node): boolean {
  return relay.isRelay && relay.relayAddresses.includes(primaryAddress(node));
}

/**
 * Two nodes behind one public endpoint use each other's local address. Returns why `node` can't use the address of
 * `other`.
 */
export function localAddressProblem(node: Node, other: Node): 'missing' | 'same' | undefined {
  if (node.endpoint !== other.endpoint) return undefined;
  if (other.localAddress === '') return 'missing';
  return other.localAddress === node.localAddress ? 'same' : undefined;
}

/** Returns a node as nodes behind the same public endpoint see it. */
export function nearby(node: Node): Node {
  return { ...node, endpoint: node.localAddress, listenPort: node.localListenPort || node.listenPort };
}

export function endpointOf({ endpoint, listenPort, localListenPort, udpHolePunch }: Node): Endpoint {
  const isLocalUsed = udpHolePunch || listenPort === 0;
  return { ip: endpoint, port: (isLocalUsed && localListenPort) || listenPort };
}
