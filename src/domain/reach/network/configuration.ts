import { clientKey, type ExternalClient } from '../../externalClient/externalClient.ts';
import { containsIP, isIPv4 } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { routedRanges } from '../../node/gateways.ts';
import { rangesThrough, rangesThroughRelay } from './allowedIps.ts';
import { addressesOf } from '../../addresses.ts';
import { clientMember, hostRange, memberKey, nodeMember } from './member.ts';
import { type Configuration, type Endpoint, endpointOf, isPublicKey, nearby, type Peer } from './peer.ts';
import {
  clientsAt,
  gatewayOf,
  isAllowed,
  nodesOf,
  type ReachIndex,
  relayedBy,
  relaysOf,
} from './reachIndex.ts';
import { type Viewer, viewerOf } from './viewer.ts';
import { ruleAgainst } from '../rules/peerRules.ts';

export function expectedConfiguration(index: ReachIndex, node: Node): Configuration {
  return configurationOf(index, node, []);
}

/** `visited`: the relayed nodes whose relays led to this one. */
function configurationOf(index: ReachIndex, node: Node, visited: readonly Node[]): Configuration {
  if (visited.includes(node)) return { refused: { kind: 'relayCycle' } };
  const known = index.configurations.get(node.id);
  if (known) return known;
  const own = node.isRelayed ? relayedConfiguration(index, node, visited) : directConfiguration(index, node);
  const complete = own.refused ? own : checked([...own.peers, ...clientsOf(index, node).map(clientPeer)]);
  index.configurations.set(node.id, complete);
  return complete;
}

/** One key or endpoint that can't be parsed makes the server reject the whole configuration. */
function checked(peers: readonly Peer[]): Configuration {
  const found = peers.find(({ unusable }) => unusable);
  return found?.unusable ? { refused: { kind: found.unusable, of: found.of } } : { peers };
}

/**
 * The server writes an endpoint's address and port together and parses the result,
 * which fails for every IPv6 address. A peer without an address connects first.
 */
function problemOf(publicKey: string, endpoint: Endpoint | undefined): Peer['unusable'] {
  if (!isPublicKey(publicKey)) return 'badKey';
  return endpoint && endpoint.ip !== '' && !isIPv4(endpoint.ip) ? 'badEndpoint' : undefined;
}

function directConfiguration(index: ReachIndex, node: Node): Configuration {
  const viewer = viewerOf(index, node);
  const peers: Peer[] = [];
  for (const other of nodesOf(index, node.network)) {
    if (other.id === node.id || ruleAgainst(viewer, other)) continue;
    peers.push(peerOf(index, viewer, other));
  }
  return { peers };
}

function peerOf(index: ReachIndex, viewer: Viewer, other: Node): Peer {
  if (other.isFailover && viewer.failovers.size > 0) return makePeer(index, viewer, other);
  const variant = variantOf(index, viewer.node, other);
  const known = index.peers.get(variant);
  if (known) return known;
  const peer = makePeer(index, viewer, other);
  index.peers.set(variant, peer);
  return peer;
}

/**
 * Nodes with the same variant of a node get the same peer. A network of 2,000 nodes has four million peers, and only a few
 * thousand that differ.
 */
function variantOf(index: ReachIndex, viewer: Node, other: Node): string {
  const isNear = viewer.endpoint === other.endpoint;
  if (!isNear && !viewer.isServer && !other.isRelay && !other.isEgressGateway) return other.id;
  let variant = `${other.id} ${isNear} ${viewer.isServer}`;
  const addWithheld = (gateway: Node) => {
    for (const range of routedRanges(gateway)) {
      if (containsIP(range, viewer.localAddress)) variant += ` ${range}`;
    }
  };
  addWithheld(other);
  for (const address of other.isRelay ? other.relayAddresses : []) {
    const node = relayedBy(index, other, address);
    if (!node) continue;
    if (!isAllowed(index, viewer, node)) variant += ` ${node.id}`;
    addWithheld(node);
  }
  return variant;
}

function makePeer(index: ReachIndex, viewer: Viewer, other: Node): Peer {
  // Relayed nodes connect to their relay, and all nodes to the server.
  const connectsFirst = other.isRelayed || viewer.node.isServer;
  const seen = viewer.node.endpoint === other.endpoint ? nearby(other) : other;
  const endpoint = connectsFirst ? undefined : endpointOf(seen);
  return nodePeer(other, endpoint, rangesThrough(index, viewer, seen));
}

function nodePeer(
  node: Node,
  endpoint: Endpoint | undefined,
  ranges: Pick<Peer, 'allowed' | 'withheld'>,
): Peer {
  const { publicKey } = node;
  const unusable = problemOf(publicKey, endpoint);
  return { of: nodeMember(node), publicKey, endpoint, ...ranges, unusable };
}

/** Returns the only node peer of a relayed node, which is its relay. */
function relayedConfiguration(index: ReachIndex, node: Node, visited: readonly Node[]): Configuration {
  const relay = relaysOf(index, node)[0];
  if (!relay) return { refused: { kind: 'noRelay' } };
  const ofRelay = configurationOf(index, relay, [...visited, node]);
  if (ofRelay.refused) return ofRelay;
  const relayRanges = ofRelay.peers.flatMap(({ allowed }) => allowed);
  const ranges = rangesThroughRelay(index, node, relay, relayRanges);
  return { peers: [nodePeer(relay, endpointOf(relay), ranges)] };
}

function clientsOf(index: ReachIndex, gateway: Node): readonly ExternalClient[] {
  return clientsAt(index, gateway).filter(({ isEnabled }) => isEnabled);
}

function clientPeer(client: ExternalClient): Peer {
  const of = clientMember(client);
  return {
    of,
    publicKey: client.publicKey,
    endpoint: undefined,
    allowed: addressesOf(client).map((address) => ({
      range: hostRange(address),
      by: 'own',
      of: memberKey(of),
    })),
    withheld: [],
    unusable: problemOf(client.publicKey, undefined),
  };
}

/** Predicts a client's configuration file, which routes its network and the network's egress ranges to its gateway. */
export function clientFile(index: ReachIndex, client: ExternalClient): Configuration {
  const key = clientKey(client);
  const file = index.configurations.get(key) ?? { peers: filePeers(index, client) };
  index.configurations.set(key, file);
  return file;
}

function filePeers(index: ReachIndex, client: ExternalClient): readonly Peer[] {
  const gateway = gatewayOf(index, client);
  if (!gateway) return [];
  const network = index.networkById.get(client.network);
  const ranges = [
    network?.addressRange ?? '',
    network?.addressRange6 ?? '',
    ...nodesOf(index, client.network).flatMap(routedRanges),
  ].filter((range) => range !== '');
  const peer: Peer = {
    of: nodeMember(gateway),
    publicKey: gateway.publicKey,
    endpoint: { ip: gateway.endpoint, port: gateway.listenPort || gateway.localListenPort },
    allowed: ranges.map((range) => ({ range, by: 'file', of: gateway.id })),
    withheld: [],
  };
  return [peer];
}
