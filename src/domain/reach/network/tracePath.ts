import { containsIP, normaliseIP } from '../../ip.ts';
import type { Node } from '../../node/node.ts';
import { rangeBehind } from './allowedIps.ts';
import { clientFile } from './configuration.ts';
import {
  hostRange,
  isHostRange,
  type Member,
  memberAddresses,
  memberKey,
  prefixOf,
  spelledHost,
} from './member.ts';
import type { AllowedRange, Configuration, Endpoint, Peer, Refused, Route } from './peer.ts';
import type { ReachIndex } from './reachIndex.ts';

/** The configuration of a node: as the rules expect it, or as the server returned it. */
export type GetConfiguration = (node: Node) => Configuration;

export type Packet = {
  /** The sender, or the gateway of the range that the packet comes from. */
  readonly start: Member;
  readonly source: string;
  /** An address, or a range as a whole. */
  readonly target: string;
  /** A reply comes from the gateway that the request went to, whichever other gateways route the range. */
  readonly isReply?: boolean;
};

export type TracedPath = { readonly hops: readonly Hop[]; readonly end: TracedPathEnd };

/** A packet that left `from` was accepted by `to`. */
export type Hop = { readonly from: Member; readonly to: Member; readonly by: AllowedRange };

export type TracedPathEnd =
  | {
      readonly kind: 'arrived';
      readonly at: Member;
      /** The range behind that node that the target is in; undefined when the address is its own. */
      readonly behind: string | undefined;
    }
  | { readonly kind: 'stopped'; readonly at: Member; readonly stop: Stop };

export type Stop =
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'noRoute' }
  /** Several peers of `of` route the address with equally long prefixes: which one gets it depends on their order. */
  | {
      readonly kind: 'contested';
      readonly of: Member;
      readonly range: string;
      readonly peers: readonly Member[];
    }
  /** The next member doesn't have the sender as a peer. */
  | { readonly kind: 'notAPeer'; readonly next: Member }
  /** The next member accepts the source from another peer only, or from none. */
  | { readonly kind: 'sourceRejected'; readonly next: Member; readonly expected: Member | undefined }
  /** Neither side has an endpoint of the other. */
  | { readonly kind: 'noEndpoint'; readonly next: Member }
  | { readonly kind: 'loop'; readonly next: Member };

/** Follows a packet by the longest prefix from peer to peer. Each receiver checks the source in the same way. */
export function tracePath(index: ReachIndex, getConfiguration: GetConfiguration, packet: Packet): TracedPath {
  return walkFrom({ index, getConfiguration, packet }, packet.start, [], false);
}

type Trip = {
  readonly index: ReachIndex;
  readonly getConfiguration: GetConfiguration;
  readonly packet: Packet;
};

/** `isBranch`: an earlier address was contested and this is one of the possible paths. Only one such choice is followed. */
function walkFrom(trip: Trip, at: Member, hops: readonly Hop[], isBranch: boolean): TracedPath {
  const stopped = (stop: Stop): TracedPath => ({ hops, end: { kind: 'stopped', at, stop } });
  const { target } = trip.packet;
  const configuration = configurationAt(trip, at);
  if (configuration.refused) return stopped({ kind: 'refused', refused: configuration.refused });
  if (memberAddresses(at).some((address) => isSameAddress(address, target)))
    return { hops, end: { kind: 'arrived', at, behind: undefined } };
  const routes = routesTo(trip.index, configuration.peers, target);
  const behind = at.kind === 'node' ? rangeBehind(at.node, target) : undefined;
  const [route] = routes;
  if (behind !== undefined && (!route || prefixOf(behind) >= prefixOf(route.by.range)))
    return { hops, end: { kind: 'arrived', at, behind } };
  if (routes.length > 1 && isBranch) return stopped(contest(at, routes));
  const [first, ...others] = routes.map(({ peer, by }): TracedPath => {
    const stop = refusal(trip, at, peer, hops);
    if (stop) return stopped(stop);
    const ahead = [...hops, { from: at, to: peer.of, by }];
    return walkFrom(trip, peer.of, ahead, isBranch || routes.length > 1);
  });
  if (!first) return stopped({ kind: 'noRoute' });
  return others.every(({ end }) => isSameEnd(end, first.end)) ? first : stopped(contest(at, routes));
}

/** Gateways that route the same range are as good as each other. */
function isSameEnd(one: TracedPathEnd, other: TracedPathEnd): boolean {
  if (one.kind === 'stopped' || other.kind === 'stopped') return one.kind === other.kind;
  if (one.behind !== undefined && other.behind !== undefined) return true;
  return one.behind === other.behind && memberKey(one.at) === memberKey(other.at);
}

function contest(of: Member, routes: readonly Route[]): Stop {
  const peers = routes.map(({ peer }) => peer.of);
  return { kind: 'contested', of, range: routes[0]?.by.range ?? '', peers };
}

function refusal(trip: Trip, at: Member, peer: Peer, hops: readonly Hop[]): Stop | undefined {
  const next = peer.of;
  const visited = [trip.packet.start, ...hops.map(({ to }) => to)].map(memberKey);
  if (visited.includes(memberKey(next))) return { kind: 'loop', next };
  const { peers = [] } = configurationAt(trip, next);
  const back = peers.find(({ of }) => memberKey(of) === memberKey(at));
  if (!back) return { kind: 'notAPeer', next };
  const sources = routesTo(trip.index, peers, trip.packet.source);
  const isExpected = sources.some(({ peer: expected }) => expected === back);
  if (!isExpected) return { kind: 'sourceRejected', next, expected: sources[0]?.peer.of };
  if (sources.length > 1 && !trip.packet.isReply) return contest(next, sources);
  return hasEndpoint(peer) || hasEndpoint(back) ? undefined : { kind: 'noEndpoint', next };
}

export function hasEndpoint({ endpoint }: { readonly endpoint: Endpoint | undefined }): boolean {
  return endpoint !== undefined && endpoint.ip !== '' && endpoint.port !== 0;
}

function configurationAt({ index, getConfiguration }: Trip, member: Member): Configuration {
  return member.kind === 'node' ? getConfiguration(member.node) : clientFile(index, member.client);
}

/** Finds the routes to a target once. Tracing a reply looks up the same ones as tracing its request. */
function routesTo({ routes }: ReachIndex, peers: readonly Peer[], target: string): readonly Route[] {
  const known = routes.get(peers) ?? new Map<string, readonly Route[]>();
  const found = known.get(target) ?? longestRoutes(peers, target);
  routes.set(peers, known.set(target, found));
  return found;
}

/** The peers that route an address or range with the longest prefix. With more than one it is contested. */
function longestRoutes(peers: readonly Peer[], target: string): readonly Route[] {
  const host = spelledHost(target.includes('/') ? target : hostRange(target));
  let best: Route[] = [];
  let bestPrefix = -1;
  for (const peer of peers) {
    const by = longestRange(peer, target, host);
    if (!by) continue;
    const prefix = prefixOf(by.range);
    if (prefix > bestPrefix) best = [];
    if (prefix >= bestPrefix) best.push({ peer, by });
    bestPrefix = Math.max(bestPrefix, prefix);
  }
  // A node's own clients come last in its configuration, and WireGuard gives the address to the last one.
  const client = best.find(({ peer }) => peer.of.kind === 'client');
  return client ? [client] : best;
}

function longestRange(peer: Peer, target: string, host: string): AllowedRange | undefined {
  let best: AllowedRange | undefined;
  for (const one of peer.allowed) {
    if (!holds(one.range, target, host)) continue;
    if (!best || prefixOf(one.range) > prefixOf(best.range)) best = one;
  }
  return best;
}

/** Thousands of single addresses are compared as texts; only ranges are worth parsing. */
function holds(range: string, target: string, host: string): boolean {
  return isHostRange(range) ? spelledHost(range) === host : containsIP(range, target);
}

function isSameAddress(address: string, target: string): boolean {
  if (address === target || hostRange(address) === target) return true;
  return address.includes(':') && normaliseIP(address) === normaliseIP(target);
}
