import type { PairReason } from '../../acl/aclMatrix.ts';
import type { ExternalClient } from '../../externalClient/externalClient.ts';
import { isIPv4 } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import {
  againstRelayed,
  lastEgressRange,
  rangesThrough,
  viewerOf,
  type Allowed,
  type Viewer,
  type Withheld,
} from './ranges.ts';
import {
  addressesOf,
  clientMember,
  clientsAt,
  hostRange,
  isAllowed,
  memberKey,
  nodeMember,
  primaryAddress,
  relaysOf,
  ruleOf,
  type Member,
  type ReachIndex,
} from './reachIndex.ts';

/** What the server tells a node: its WireGuard peers, and why everything else is not among them. */
export type Told =
  | { readonly refused?: never; readonly peers: readonly Peer[]; readonly leftOut: readonly LeftOut[] }
  | { readonly refused: Refused };

export type Peer = {
  readonly of: Member;
  readonly publicKey: string;
  /** None: the peer has to call first. */
  readonly endpoint: Endpoint | undefined;
  readonly allowed: readonly Allowed[];
  /** What one might expect among the allowed addresses. */
  readonly withheld: readonly Withheld[];
};

export type Endpoint = { readonly ip: string; readonly port: number };

/** A node of the same network that is no peer. */
export type LeftOut = { readonly node: Node; readonly because: LeftOutBecause };

export type LeftOutBecause =
  | { readonly kind: 'notTheHub' }
  /** The viewer is not connected. */
  | { readonly kind: 'disconnected' }
  /** It is behind these relays; none: no relay lists it. */
  | { readonly kind: 'relayed'; readonly relays: readonly Node[] }
  /** The viewer relays it by its second address only. */
  | { readonly kind: 'secondAddressOnly' }
  | { readonly kind: 'rule'; readonly rule: Exclude<PairReason, 'allowed'> }
  | { readonly kind: 'failover'; readonly standIn: Node | undefined }
  | { readonly kind: 'sameEndpoint'; readonly localAddress: 'missing' | 'same' }
  /** The viewer is relayed: everybody else is reached through its relay. */
  | { readonly kind: 'throughRelay'; readonly relay: Node };

/** Why a node gets no configuration at all. */
export type Refused =
  | { readonly kind: 'noRelay' }
  /** Two relays that relay each other. */
  | { readonly kind: 'relayCycle' }
  | { readonly kind: 'badKey' | 'badEndpoint'; readonly of: Member }
  /** What the server says where the model expects peers. */
  | { readonly kind: 'byServer'; readonly message: string };

const known = new WeakMap<ReachIndex, Map<string, Told>>();

export function peersOf(index: ReachIndex, node: Node): Told {
  const answers = known.get(index) ?? new Map<string, Told>();
  known.set(index, answers);
  const answer = answers.get(node.id) ?? told(index, node, []);
  answers.set(node.id, answer);
  return answer;
}

/** `below`: the nodes whose relay is being looked at. */
function told(index: ReachIndex, node: Node, below: readonly Node[]): Told {
  if (below.includes(node)) return { refused: { kind: 'relayCycle' } };
  const answer = node.isRelayed ? toldRelayed(index, node, below) : toldDirect(index, node);
  if (answer.refused) return answer;
  return checked({ ...answer, peers: [...answer.peers, ...clientPeers(index, node)] });
}

/** One key or endpoint that cannot be read spoils the whole answer, and with it those of the nodes it relays. */
function checked(answer: Told): Told {
  for (const { of, publicKey, endpoint } of answer.refused ? [] : answer.peers) {
    if (!isReadableKey(publicKey)) return { refused: { kind: 'badKey', of } };
    if (endpoint && !isReadableEndpoint(endpoint)) return { refused: { kind: 'badEndpoint', of } };
  }
  return answer;
}

/** Of WireGuard: 32 bytes in Base64. */
export function isReadableKey(publicKey: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(publicKey);
}

/**
 * Without an address the peer is called by the other side. The server writes address and port together and parses the
 * result, which fails for every IPv6 address.
 */
export function isReadableEndpoint({ ip }: Endpoint): boolean {
  return ip === '' || isIPv4(ip);
}

function toldDirect(index: ReachIndex, node: Node): Told {
  const viewer = viewerOf(index, node);
  const peers: Peer[] = [];
  const leftOut: LeftOut[] = [];
  for (const other of index.nodesByNetwork.get(node.network) ?? []) {
    if (other.id === node.id) continue;
    const rule = ruleAgainst(viewer, other, isAllowed(index, node, other));
    if (rule) leftOut.push({ node: other, because: because(index, viewer, other, rule) });
    else peers.push(peerOf(index, viewer, other));
  }
  return { peers, leftOut };
}

/** The first rule, in the server's order, that leaves a node of the same network out of the viewer's peers. */
export function ruleAgainst(
  { node, isPointToSite, standIns: instead }: Viewer,
  other: Node,
  allowed: boolean,
): LeftOutBecause['kind'] | undefined {
  if (isPointToSite && !node.isHub && !other.isHub) return 'notTheHub';
  if (!node.isConnected) return 'disconnected';
  if (other.isRelayed && !(node.isRelay && node.relayAddresses.includes(primaryAddress(other))))
    return 'relayed';
  if (!allowed) return 'rule';
  if (instead.has(other.id)) return 'failover';
  if (node.endpoint !== other.endpoint) return undefined;
  return other.localAddress === '' || other.localAddress === node.localAddress ? 'sameEndpoint' : undefined;
}

function because(
  index: ReachIndex,
  { node, standIns: instead }: Viewer,
  other: Node,
  kind: LeftOutBecause['kind'],
): LeftOutBecause {
  const rule = ruleOf(index, node, other);
  if (kind === 'relayed') {
    const relays = relaysOf(index, other);
    return relays.some(({ id }) => id === node.id) ? { kind: 'secondAddressOnly' } : { kind, relays };
  }
  if (kind === 'rule' && rule !== 'allowed') return { kind, rule };
  if (kind === 'failover') return { kind, standIn: index.nodeById.get(instead.get(other.id) ?? '') };
  if (kind === 'sameEndpoint') return { kind, localAddress: other.localAddress === '' ? 'missing' : 'same' };
  return kind === 'notTheHub' ? { kind } : { kind: 'disconnected' };
}

export function peerOf(index: ReachIndex, viewer: Viewer, other: Node): Peer {
  // Relayed nodes call their relay, and everybody calls the server.
  const waits = other.isRelayed || viewer.node.isServer;
  const isNear = viewer.node.endpoint === other.endpoint;
  const seen = isNear ? nearby(other) : other;
  return {
    of: nodeMember(other),
    publicKey: other.publicKey,
    endpoint: waits ? undefined : endpointOf(seen),
    ...rangesThrough(index, viewer, seen),
  };
}

/** A node as those behind the same router reach it. */
export function nearby(node: Node): Node {
  return { ...node, endpoint: node.localAddress, listenPort: node.localListenPort || node.listenPort };
}

export function endpointOf({ endpoint, listenPort, localListenPort, udpHolePunch }: Node): Endpoint {
  const isLocalUsed = udpHolePunch || listenPort === 0;
  return { ip: endpoint, port: (isLocalUsed && localListenPort) || listenPort };
}

/** A relayed node has one peer, which carries what the relay sends to its own peers. */
function toldRelayed(index: ReachIndex, node: Node, below: readonly Node[]): Told {
  const relay = relaysOf(index, node)[0];
  if (!relay) return { refused: { kind: 'noRelay' } };
  const beyond = told(index, relay, [...below, node]);
  if (beyond.refused) return beyond;
  const ofRelay = beyond.peers.flatMap(({ allowed }) => allowed);
  const own = addressesOf(relay).map((address) => ({
    range: hostRange(address),
    by: 'own' as const,
    of: relay.id,
  }));
  const skipped = (relay.isEgressGateway ? relay.egressRanges.slice(0, -1) : []).map((range): Withheld => ({
    range,
    of: relay.id,
    because: 'notLastOfRelay',
  }));
  const candidates = [...own, ...ofRelay].map((one) => [one, againstRelayed(index, node, one)] as const);
  const peer: Peer = {
    of: nodeMember(relay),
    publicKey: relay.publicKey,
    endpoint: endpointOf(relay),
    allowed: [...candidates.filter(([, reason]) => !reason).map(([one]) => one), ...lastEgressRange(relay)],
    withheld: [
      ...candidates.flatMap(([{ range, of }, reason]): readonly Withheld[] =>
        reason ? [{ range, of, because: reason }] : [],
      ),
      ...skipped,
    ],
  };
  const others = (index.nodesByNetwork.get(node.network) ?? []).filter(
    ({ id }) => id !== node.id && id !== relay.id,
  );
  return {
    peers: [peer],
    leftOut: others.map((other) => ({ node: other, because: { kind: 'throughRelay', relay } })),
  };
}

function clientPeers(index: ReachIndex, gateway: Node): Peer[] {
  return clientsAt(index, gateway)
    .filter(({ isEnabled }) => isEnabled)
    .map((client) => clientPeer(client));
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
  };
}
