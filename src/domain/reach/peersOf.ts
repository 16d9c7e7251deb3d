import type { PairReason } from '../acl/aclMatrix.ts';
import type { ExternalClient } from '../externalClient/externalClient.ts';
import { containsIP, isIPAddress } from '../ip.ts';
import type { Node } from '../node/node.ts';
import {
  addressesOf,
  clientMember,
  clientsAt,
  hostRange,
  isAllowed,
  isHostRange,
  memberKey,
  nodeMember,
  primaryAddress,
  relayedBy,
  relaysOf,
  ruleOf,
  standIns,
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

/** An address or range that goes to a peer. */
export type Allowed = {
  readonly range: string;
  readonly by: 'own' | 'byHand' | 'egress' | 'client' | 'failover' | 'relay';
  /** Whose it is: the id of a node or the key of a client. */
  readonly of: string;
};

export type Withheld = { readonly range: string; readonly of: string; readonly because: WithheldBecause };

export type WithheldBecause =
  /** The gateway's own endpoint lies in its range: its traffic would go into the tunnel. */
  | 'holdsEndpoint'
  /** The viewer's own local address lies in it. */
  | 'holdsLocalAddress'
  /** A server node gets no route for everything. */
  | 'isServer'
  /** The client is disabled. */
  | 'clientDisabled'
  /** A rule between the viewer and the node whose address it is. */
  | 'rule'
  /** Of the ranges of its own relay, a relayed node gets the last one only. */
  | 'notLastOfRelay'
  /** The viewer routes it itself. */
  | 'ownRange'
  /** Failover: its node never reported metrics under its name. */
  | 'neverReported';

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
  | { readonly kind: 'badKey' | 'badEndpoint'; readonly of: Member };

const known = new WeakMap<ReachIndex, Map<string, Told>>();

export function peersOf(index: ReachIndex, node: Node): Told {
  const answers = known.get(index) ?? new Map<string, Told>();
  known.set(index, answers);
  const answer = answers.get(node.id) ?? checked(told(index, node, []));
  answers.set(node.id, answer);
  return answer;
}

/** `below`: the nodes whose relay is being looked at. */
function told(index: ReachIndex, node: Node, below: readonly Node[]): Told {
  if (below.includes(node)) return { refused: { kind: 'relayCycle' } };
  const answer = node.isRelayed ? toldRelayed(index, node, below) : toldDirect(index, node);
  if (answer.refused) return answer;
  return { ...answer, peers: [...answer.peers, ...clientPeers(index, node)] };
}

/** One key or endpoint that cannot be read spoils the whole answer. */
function checked(answer: Told): Told {
  for (const { of, publicKey, endpoint } of answer.refused ? [] : answer.peers) {
    if (!/^[A-Za-z0-9+/]{43}=$/.test(publicKey)) return { refused: { kind: 'badKey', of } };
    if (endpoint && endpoint.ip !== '' && !isIPAddress(endpoint.ip))
      return { refused: { kind: 'badEndpoint', of } };
  }
  return answer;
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

/** Whom the peers are made for. */
export type Viewer = {
  readonly node: Node;
  readonly isPointToSite: boolean;
  readonly standIns: ReadonlyMap<string, string>;
};

export function viewerOf(index: ReachIndex, node: Node): Viewer {
  const isPointToSite = index.networkById.get(node.network)?.isPointToSite ?? false;
  return { node, isPointToSite, standIns: standIns(index, node) };
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

function peerOf(index: ReachIndex, viewer: Viewer, other: Node): Peer {
  // Relayed nodes call their relay, and everybody calls the server.
  const waits = other.isRelayed || viewer.node.isServer;
  const isNear = viewer.node.endpoint === other.endpoint;
  const seen = isNear
    ? { ...other, endpoint: other.localAddress, listenPort: other.localListenPort || other.listenPort }
    : other;
  return {
    of: nodeMember(other),
    publicKey: other.publicKey,
    endpoint: waits ? undefined : endpointOf(seen),
    ...rangesThrough(index, viewer, seen),
  };
}

function endpointOf({ endpoint, listenPort, localListenPort, udpHolePunch }: Node): Endpoint {
  const isLocalUsed = udpHolePunch || listenPort === 0;
  return { ip: endpoint, port: (isLocalUsed && localListenPort) || listenPort };
}

type Ranges = Pick<Peer, 'allowed' | 'withheld'>;

/** What goes to a peer. `peer` has the endpoint that the viewer is told. */
export function rangesThrough(index: ReachIndex, viewer: Viewer, peer: Node): Ranges {
  const parts = [
    { allowed: ownRanges(peer), withheld: [] },
    egressRanges(viewer.node, peer),
    clientRanges(index, peer),
    standInRanges(index, viewer, peer),
    relayRanges(index, viewer.node, peer),
  ];
  return joined(parts);
}

function joined(parts: readonly Ranges[]): Ranges {
  return {
    allowed: parts.flatMap(({ allowed }) => allowed),
    withheld: parts.flatMap(({ withheld }) => withheld),
  };
}

/** Its addresses and what was set by hand. */
export function ownRanges(node: Node): Allowed[] {
  const own = addressesOf(node).map(hostRange);
  const byHand = node.allowedIps.map((one) => (one.includes('/') ? one : hostRange(one)));
  return [
    ...own.map((range) => ({ range, by: 'own' as const, of: node.id })),
    ...byHand
      .filter((range) => !own.includes(range))
      .map((range) => ({ range, by: 'byHand' as const, of: node.id })),
  ];
}

const everything = ['0.0.0.0/0', '::/0'];

export function egressRanges(viewer: Node, gateway: Node): Ranges {
  const allowed: Allowed[] = [];
  const withheld: Withheld[] = [];
  const ranges = gateway.isEgressGateway ? gateway.egressRanges : [];
  const routesAll = ranges.some((range) => everything.includes(range));
  for (const range of ranges) {
    const reason = againstEgress(viewer, gateway, range, routesAll);
    if (reason) withheld.push({ range, of: gateway.id, because: reason });
    else allowed.push({ range, by: 'egress', of: gateway.id });
  }
  return { allowed, withheld };
}

function againstEgress(
  viewer: Node,
  gateway: Node,
  range: string,
  routesAll: boolean,
): WithheldBecause | undefined {
  if (viewer.isServer && everything.includes(range)) return 'isServer';
  if (routesAll) return undefined;
  if (containsIP(range, gateway.endpoint)) return 'holdsEndpoint';
  return containsIP(range, viewer.localAddress) ? 'holdsLocalAddress' : undefined;
}

/** Clients have no rules of their own: who has their gateway as a peer has them. */
function clientRanges(index: ReachIndex, gateway: Node): Ranges {
  const allowed: Allowed[] = [];
  const withheld: Withheld[] = [];
  for (const client of clientsAt(index, gateway)) {
    const of = memberKey(clientMember(client));
    for (const range of addressesOf(client).map(hostRange)) {
      if (client.isEnabled) allowed.push({ range, by: 'client', of });
      else withheld.push({ range, of, because: 'clientDisabled' });
    }
  }
  return { allowed, withheld };
}

/** What a failover node carries for the nodes that the viewer measured as out of reach. */
function standInRanges(index: ReachIndex, viewer: Viewer, peer: Node): Ranges {
  if (!index.metrics || !peer.isIngressGateway || !peer.isFailover) return { allowed: [], withheld: [] };
  const carried = [...viewer.standIns].filter(([, standIn]) => standIn === peer.id);
  return joined(
    carried.flatMap(([id]): Ranges[] => {
      const node = index.nodeById.get(id);
      if (!node) return [];
      const own = ownRanges(node);
      const { allowed, withheld } = egressRanges(peer, node);
      const ranges = [...own, ...allowed].map(({ range }) => range);
      const hasReported = (index.metrics?.get(id)?.nodeName ?? '') !== '';
      return hasReported
        ? [{ allowed: ranges.map((range) => ({ range, by: 'failover', of: id })), withheld }]
        : [{ allowed: [], withheld: ranges.map((range) => ({ range, of: id, because: 'neverReported' })) }];
    }),
  );
}

/** For each address that a relay lists: that address, and what is behind its node. */
function relayRanges(index: ReachIndex, viewer: Node, relay: Node): Ranges {
  if (!relay.isRelay) return { allowed: [], withheld: [] };
  return joined(
    relay.relayAddresses.flatMap((address): Ranges[] => {
      const member = relayedBy(index, relay, address);
      if (!member) return [];
      const range = hostRange(address);
      if (!isAllowed(index, viewer, member)) {
        return [{ allowed: [], withheld: [{ range, of: member.id, because: 'rule' }] }];
      }
      return [
        { allowed: [{ range, by: 'relay', of: member.id }], withheld: [] },
        egressRanges(viewer, member),
        clientRanges(index, member),
      ];
    }),
  );
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
  const egress = egressRanges(node, relay);
  const last = egress.allowed.slice(-1);
  const skipped = egress.allowed.slice(0, -1).map(withheldFor('notLastOfRelay'));
  const candidates = [...own, ...ofRelay, ...last].map(
    (one) => [one, againstRelayed(index, node, one)] as const,
  );
  const peer: Peer = {
    of: nodeMember(relay),
    publicKey: relay.publicKey,
    endpoint: endpointOf(relay),
    allowed: candidates.filter(([, reason]) => !reason).map(([one]) => one),
    withheld: [
      ...candidates.flatMap(([one, reason]) => (reason ? [withheldFor(reason)(one)] : [])),
      ...egress.withheld,
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

const withheldFor =
  (reason: WithheldBecause) =>
  ({ range, of }: Allowed): Withheld => ({ range, of, because: reason });

/** Over all networks: where two of them share addresses, the rules of the wrong node are asked. */
function againstRelayed(index: ReachIndex, node: Node, { range }: Allowed): WithheldBecause | undefined {
  if (node.egressRanges.includes(range)) return 'ownRange';
  const holder = isHostRange(range) ? index.nodeByAddress.get(addressOfHost(range)) : undefined;
  return holder && !isAllowed(index, node, holder) ? 'rule' : undefined;
}

function addressOfHost(range: string): string {
  return range.slice(0, range.lastIndexOf('/'));
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
