import { areAllowed } from '../networks/acls.ts';
import { serverInfo, type ServerInfo } from '../config.ts';
import { addressesOf, clientsOf, rangesBehind, rangesBehindRelay } from './peerRanges.ts';
import { ConnectionDropped, ServerError } from '../serverError.ts';
import type { World } from '../state.ts';
import type { WireExtClient, WireNode } from '../../wire/wire.ts';

/** The response to reading a single node or joining. */
export type NodeWithPeers = {
  node: WireNode;
  peers: readonly WirePeer[] | null;
  serverconfig: ServerInfo;
  /** By public key. Omitted if empty, and always for relayed nodes. */
  peerids?: Readonly<Record<string, PeerId>>;
};

type PeerId = { id: string; address: string; name: string; isserver: string };

export type WirePeer = {
  /** The 32 bytes of the key. */
  PublicKey: number[];
  Remove: boolean;
  UpdateOnly: boolean;
  PresharedKey: null;
  Endpoint: { IP: string; Port: number; Zone: string } | null;
  /** Nanoseconds. */
  PersistentKeepaliveInterval: number | null;
  ReplaceAllowedIPs: boolean;
  AllowedIPs: { IP: string; Mask: string }[];
};

export function withPeers(world: World, node: WireNode): NodeWithPeers {
  const peers = peersOf(world, node);
  const ids = node.isrelayed === 'yes' ? [] : peers.map(({ of }) => [of.publickey, idOf(of)] as const);
  return {
    node,
    peers: peers.length > 0 ? peers.map((peer) => onTheWire(node, peer)) : null,
    serverconfig: serverInfo(world),
    ...(ids.length > 0 && { peerids: Object.fromEntries(ids.toSorted(([a], [b]) => (a < b ? -1 : 1))) }),
  };
}

type Endpoint = { readonly ip: string; readonly port: number };

type Peer = {
  readonly of: WireNode | WireExtClient;
  /** Undefined if the peer has to initiate the connection. */
  readonly endpoint?: Endpoint;
  /** CIDRs, in the server's order. */
  readonly ranges: readonly string[];
};

/** `visited` contains the nodes in progress. Two nodes that relay each other crash the server. */
function peersOf(world: World, node: WireNode, visited: readonly string[] = []): Peer[] {
  if (visited.includes(node.id)) throw new ConnectionDropped();
  const peers = node.isrelayed === 'yes' ? [relayOf(world, node, visited)] : nodePeers(world, node);
  const all = [...peers, ...clientPeers(world, node)];
  for (const { of, endpoint } of all) {
    refuseBadKey(of.publickey);
    if (endpoint) refuseIPv6(endpoint);
  }
  return all;
}

/** One invalid key makes the server reject the whole request, and those for nodes that this one relays. */
function refuseBadKey(key: string): void {
  const { length } = bytesOf(key);
  if (length !== 32) throw new ServerError(500, `wgtypes: incorrect key size: ${length}`);
}

/** The server joins address and port without brackets, which Go can't parse. */
function refuseIPv6({ ip, port }: Endpoint): void {
  if (ip.includes(':')) throw new ServerError(500, `address ${ip}:${port}: too many colons in address`);
}

/** Maps each address to the id of the peer to which the node sends packets for it. */
export function nextHops(world: World, node: WireNode): ReadonlyMap<string, string> {
  const hops = new Map<string, string>();
  for (const { of, ranges } of peersIfAny(world, node)) {
    if ('clientid' in of) continue;
    for (const range of ranges) {
      const [address = '', bits] = range.split('/');
      if ((bits === '32' || bits === '128') && !hops.has(address)) hops.set(address, of.id);
    }
  }
  return hops;
}

/** Returns no peers if the server would reject the request or crash. */
function peersIfAny(world: World, node: WireNode): Peer[] {
  try {
    return peersOf(world, node);
  } catch (error) {
    if (error instanceof ServerError || error instanceof ConnectionDropped) return [];
    throw error;
  }
}

function nodePeers(world: World, node: WireNode): Peer[] {
  if (node.connected !== 'yes') return [];
  const others = [...world.nodes.values()].filter(
    ({ network, id }) => network === node.network && id !== node.id,
  );
  const unreached = needsFailover(world, node, others);
  const isPointToSite = world.networks.get(node.network)?.ispointtosite === 'yes';
  return others.flatMap((other): Peer[] => {
    const isRelayed = other.isrelayed === 'yes';
    if (isPointToSite && node.ishub !== 'yes' && other.ishub !== 'yes') return [];
    if (isRelayed && !isRelayOf(node, other)) return [];
    if (unreached.has(other.id) || !areAllowed(world, node, other)) return [];
    const seen = asSeenFrom(node, other);
    if (!seen) return [];
    const ranges = rangesBehind(world, node, seen);
    // Relayed nodes connect to their relay first, and all nodes to the server.
    const isInitiator = !isRelayed && node.isserver !== 'yes';
    return [{ of: other, ...(isInitiator && { endpoint: endpointOf(seen) }), ranges }];
  });
}

/** Replaces the endpoint of a peer behind the same public address by its local address. Undefined without one. */
function asSeenFrom(node: WireNode, other: WireNode): WireNode | undefined {
  if (node.endpoint !== other.endpoint) return other;
  if (other.localaddress === '' || other.localaddress === node.localaddress) return undefined;
  return { ...other, endpoint: other.localaddress, listenport: other.locallistenport || other.listenport };
}

function endpointOf(node: WireNode): Endpoint {
  const isPunched = node.udpholepunch === 'yes' || node.listenport === 0;
  return { ip: node.endpoint, port: (isPunched && node.locallistenport) || node.listenport };
}

function isRelayOf(relay: WireNode, node: WireNode): boolean {
  return relay.isrelay === 'yes' && (relay.relayaddrs ?? []).includes(node.address || node.address6);
}

/** Returns the ids of the peers that need failover. Enterprise edition only, in networks with a failover node. */
function needsFailover(world: World, node: WireNode, others: readonly WireNode[]): ReadonlySet<string> {
  const isOn = world.edition === 'enterprise' && [node, ...others].some(({ failover }) => failover === 'yes');
  return new Set(isOn ? Object.keys(world.metrics.get(node.id)?.needsfailover ?? {}) : []);
}

/** The only peer of a relayed node is its relay, which forwards all traffic. */
function relayOf(world: World, node: WireNode, visited: readonly string[]): Peer {
  const relay = [...world.nodes.values()].find(
    ({ network, isrelay, relayaddrs }) =>
      network === node.network &&
      isrelay === 'yes' &&
      [node.address, node.address6].some((address) => address !== '' && relayaddrs?.includes(address)),
  );
  if (!relay) throw new ServerError(500, 'not found');
  const beyond = peersOf(world, relay, [...visited, node.id]).flatMap(({ ranges }) => ranges);
  const ranges = rangesBehindRelay(world, node, relay, beyond);
  return { of: relay, endpoint: endpointOf(relay), ranges };
}

function clientPeers(world: World, node: WireNode): Peer[] {
  return clientsOf(world, node).map((client) => ({ of: client, ranges: addressesOf(client) }));
}

function idOf(peer: WireNode | WireExtClient): PeerId {
  if ('clientid' in peer)
    return { id: peer.publickey, address: peer.address, name: peer.clientid, isserver: '' };
  return { id: peer.id, address: peer.address || peer.address6, name: peer.name, isserver: peer.isserver };
}

function onTheWire(node: WireNode, { of, endpoint, ranges }: Peer): WirePeer {
  return {
    PublicKey: bytesOf(of.publickey),
    Remove: false,
    UpdateOnly: false,
    PresharedKey: null,
    Endpoint: endpoint ? { IP: endpoint.ip, Port: endpoint.port, Zone: '' } : null,
    PersistentKeepaliveInterval: 'clientid' in of ? null : node.persistentkeepalive * 1e9,
    ReplaceAllowedIPs: true,
    AllowedIPs: ranges.map(allowedIp),
  };
}

function bytesOf(key: string): number[] {
  return Array.from(atob(key), (character) => character.charCodeAt(0));
}

/** Go encodes a mask as Base64. */
function allowedIp(range: string): { IP: string; Mask: string } {
  const [ip = '', bits] = range.split('/');
  const length = ip.includes(':') || Number(bits) > 32 ? 16 : 4;
  const bytes = Array.from(
    { length },
    (_, index) => 256 - 2 ** (8 - Math.min(8, Math.max(0, Number(bits) - 8 * index))),
  );
  return { IP: ip, Mask: btoa(String.fromCharCode(...bytes)) };
}
