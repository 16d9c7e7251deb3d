import type { ExternalClient } from '../../externalClient/externalClient.ts';
import { containsIP, normaliseIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import type { Endpoint, Peer, Refused, Told } from './peersOf.ts';
import { ownRanges, type Allowed } from './ranges.ts';
import {
  hostRange,
  isHostRange,
  memberAddresses,
  memberKey,
  nodeMember,
  type Member,
  type ReachIndex,
} from './reachIndex.ts';

/** What a node is told: by the model, or by the server itself. */
export type ToldOf = (node: Node) => Told;

export type Packet = {
  /** Where it starts: its sender, or the gateway of the range it comes from. */
  readonly start: Member;
  readonly source: string;
  /** An address, or a range as a whole. */
  readonly target: string;
  /** An answer comes from the gateway that the question went to, whoever else routes the range. */
  readonly isAnswer?: boolean;
};

export type Walk = { readonly hops: readonly Hop[]; readonly end: WalkEnd };

/** A packet that left `from` was accepted by `to`. */
export type Hop = { readonly from: Member; readonly to: Member; readonly by: Allowed };

export type WalkEnd =
  | {
      readonly kind: 'arrived';
      readonly at: Member;
      /** The range behind that node in which the target lies; undefined when the address is its own. */
      readonly behind: string | undefined;
    }
  | { readonly kind: 'stopped'; readonly at: Member; readonly stop: Stop };

export type Stop =
  /** The node gets no configuration. */
  | { readonly kind: 'refused'; readonly refused: Refused }
  /** None of its peers takes the address. */
  | { readonly kind: 'noRoute' }
  /** Several peers take it with equally long prefixes: which one it is depends on the order they came in. */
  | {
      readonly kind: 'contested';
      /** Whose peers they are. */
      readonly of: Member;
      readonly range: string;
      readonly peers: readonly Member[];
    }
  /** The next one does not know the sender as a peer. */
  | { readonly kind: 'notAPeerThere'; readonly next: Member }
  /** The next one accepts the source from another peer only, or from nobody. */
  | { readonly kind: 'sourceRefused'; readonly next: Member; readonly expected: Member | undefined }
  /** Neither side knows where to call the other. */
  | { readonly kind: 'nobodyCalls'; readonly next: Member }
  | { readonly kind: 'loop'; readonly next: Member };

/** Follows a packet by the longest prefix from peer to peer; each receiver checks the source the same way. */
export function walk(index: ReachIndex, toldOf: ToldOf, packet: Packet): Walk {
  return stepFrom({ index, toldOf, packet }, packet.start, [], false);
}

type Way = { readonly index: ReachIndex; readonly toldOf: ToldOf; readonly packet: Packet };

/** `isBranch`: an address before was contested, and this is one of the ways it may go. One such choice is enough to follow. */
function stepFrom(way: Way, at: Member, hops: readonly Hop[], isBranch: boolean): Walk {
  const stopped = (stop: Stop): Walk => ({ hops, end: { kind: 'stopped', at, stop } });
  const { target } = way.packet;
  const told = configurationOf(way, at);
  if (told.refused) return stopped({ kind: 'refused', refused: told.refused });
  const routes = routesTo(told.peers, target);
  const own = deliveredAt(at, target);
  if (own && (own.behind === undefined || prefixOf(own.behind) >= longest(routes))) {
    return { hops, end: { kind: 'arrived', at, behind: own.behind } };
  }
  if (routes.length > 1 && isBranch) return stopped(contest(at, routes));
  const [first, ...others] = routes.map(({ peer, by }): Walk => {
    const stop = refusal(way, at, peer, hops);
    if (stop) return stopped(stop);
    const ahead = [...hops, { from: at, to: peer.of, by }];
    return stepFrom(way, peer.of, ahead, isBranch || routes.length > 1);
  });
  if (!first) return stopped({ kind: 'noRoute' });
  // Wherever it goes, it comes to the same end.
  if (others.every(({ end }) => isSameEnd(end, first.end))) return first;
  return stopped(contest(at, routes));
}

/** Gateways that route the same range are as good as each other. */
function isSameEnd(one: WalkEnd, other: WalkEnd): boolean {
  if (one.kind === 'stopped' || other.kind === 'stopped') return one.kind === other.kind;
  if (one.behind !== undefined && other.behind !== undefined) return true;
  return one.behind === other.behind && memberKey(one.at) === memberKey(other.at);
}

function contest(of: Member, routes: readonly Route[]): Stop {
  const peers = routes.map(({ peer }) => peer.of);
  return { kind: 'contested', of, range: routes[0]?.by.range ?? '', peers };
}

/** What keeps the next one from taking the packet. */
function refusal(way: Way, at: Member, peer: Peer, hops: readonly Hop[]): Stop | undefined {
  const next = peer.of;
  const seen = [way.packet.start, ...hops.map(({ to }) => to)].map(memberKey);
  if (seen.includes(memberKey(next))) return { kind: 'loop', next };
  const there = configurationOf(way, next);
  if (there.refused) return { kind: 'notAPeerThere', next };
  const back = there.peers.find(({ of }) => memberKey(of) === memberKey(at));
  if (!back) return { kind: 'notAPeerThere', next };
  const sources = routesTo(there.peers, way.packet.source);
  const isExpected = sources.some((one) => one.peer === back);
  if (!isExpected) return { kind: 'sourceRefused', next, expected: sources[0]?.peer.of };
  if (sources.length > 1 && !way.packet.isAnswer) return contest(next, sources);
  return isCallable(peer.endpoint) || isCallable(back.endpoint) ? undefined : { kind: 'nobodyCalls', next };
}

function isCallable(endpoint: Endpoint | undefined): boolean {
  return endpoint !== undefined && endpoint.ip !== '' && endpoint.port !== 0;
}

function configurationOf({ index, toldOf }: Way, member: Member): Told {
  return member.kind === 'node' ? toldOf(member.node) : clientFile(index, member.client);
}

/** What a client's configuration file holds: it sends the network and what its gateways route to its own gateway. */
export function clientFile(index: ReachIndex, client: ExternalClient): Told {
  const gateway = index.nodeById.get(client.ingressGatewayId);
  const network = index.networkById.get(client.network);
  if (!gateway?.isIngressGateway || gateway.network !== client.network) return { peers: [], leftOut: [] };
  const egress = (index.nodesByNetwork.get(client.network) ?? []).flatMap((node) =>
    node.isEgressGateway ? node.egressRanges : [],
  );
  const ranges = [network?.addressRange, network?.addressRange6, ...egress].filter((range) => range);
  const peer: Peer = {
    of: nodeMember(gateway),
    publicKey: gateway.publicKey,
    endpoint: { ip: gateway.endpoint, port: gateway.listenPort || gateway.localListenPort },
    allowed: ranges.map((range) => ({ range: range ?? '', by: 'file', of: gateway.id })),
    withheld: [],
  };
  return { peers: [peer], leftOut: [] };
}

type Route = { readonly peer: Peer; readonly by: Allowed };

/** The peers that take an address or range with the longest prefix. More than one: it is contested. */
export function routesTo(peers: readonly Peer[], target: string): readonly Route[] {
  const host = isAddress(target) ? hostRange(normaliseIP(target) ?? target) : undefined;
  let best: Route[] = [];
  let bestPrefix = -1;
  for (const peer of peers) {
    const by = longestOf(peer, target, host);
    if (!by) continue;
    const prefix = prefixOf(by.range);
    if (prefix > bestPrefix) best = [];
    if (prefix >= bestPrefix) best.push({ peer, by });
    bestPrefix = Math.max(bestPrefix, prefix);
  }
  // A node's own clients come last in its configuration, and the last one gets the address.
  const client = best.find(({ peer }) => peer.of.kind === 'client');
  return client ? [client] : best;
}

function longestOf(peer: Peer, target: string, host: string | undefined): Allowed | undefined {
  let best: Allowed | undefined;
  for (const one of peer.allowed) {
    if (best && prefixOf(best.range) >= prefixOf(one.range)) continue;
    if (takes(one.range, target, host)) best = one;
  }
  return best;
}

/** Thousands of single addresses are compared as texts; only ranges are worth more. */
function takes(range: string, target: string, host: string | undefined): boolean {
  if (!isHostRange(range)) return containsIP(range, target);
  if (host === undefined) return range === target;
  return range === host || (range.includes(':') && normaliseIP(range) === normaliseIP(host));
}

function longest(routes: readonly Route[]): number {
  const [first] = routes;
  return first ? prefixOf(first.by.range) : -1;
}

function isAddress(target: string): boolean {
  return !target.includes('/');
}

export function prefixOf(range: string): number {
  return Number(range.slice(range.lastIndexOf('/') + 1));
}

/** Whether an address is a member's own, or lies in a range behind it; then the longest one. */
function deliveredAt(member: Member, target: string): { readonly behind: string | undefined } | undefined {
  if (memberAddresses(member).some((address) => isSame(address, target))) return { behind: undefined };
  if (member.kind === 'client') return undefined;
  const behind = rangeBehind(member.node, target);
  return behind === undefined ? undefined : { behind };
}

/** The narrowest range behind a node that holds an address or range. */
export function rangeBehind(node: Node, target: string): string | undefined {
  return rangesBehind(node)
    .filter((range) => containsIP(range, target))
    .toSorted((one, other) => prefixOf(other) - prefixOf(one))[0];
}

/** Whether a node sends into a range without putting its own address in place of the sender's. */
export function isWithoutNat(node: Node, range: string): boolean {
  return node.isEgressGateway && node.egressRanges.includes(range) && !node.egressNat;
}

/** Where a node takes packets to that are not for itself. */
export function rangesBehind(node: Node): readonly string[] {
  const byHand = ownRanges(node).filter(({ by }) => by === 'byHand');
  return [...byHand.map(({ range }) => range), ...(node.isEgressGateway ? node.egressRanges : [])];
}

function isSame(address: string, target: string): boolean {
  if (address === target || hostRange(address) === target) return true;
  return address.includes(':') && normaliseIP(address) === normaliseIP(target);
}
