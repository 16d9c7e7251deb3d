import { memberKey } from '../network/member.ts';
import { nodesOf, type ReachIndex } from '../network/reachIndex.ts';
import { bitsInRow, columnsIn, hasBit, setBit } from './bits.ts';
import {
  ambiguousRoute,
  forwardedWithNat,
  notForwarded,
  noRoute,
  type Routes,
  routesIn,
  type RoutingTable,
} from './routes.ts';

/** The members of a network that can reach each other, over any address family that both have. */
export type AllPairs = Routes & {
  /** Ids of nodes, then keys of clients. */
  readonly keys: readonly string[];
  /** The place of the hub of a point-to-site network; −1 where there is none. */
  readonly hub: number;
  /** Symmetric, since each hop checks the source in the same way. */
  readonly reaches: Uint32Array;
  /** Pairs whose path depends on which of several peers the address is routed to. */
  readonly unsure: Uint32Array;
  /** By member and range, one of `rangeCodes`. */
  readonly toRanges: Uint8Array;
};

export const rangeCodes = { no: 0, reaches: 1, unsure: 2, oneWay: 3 } as const;

/** Computes the same results as tracing a packet between any two members, but for all of them at once. */
export function allPairs(index: ReachIndex, netid: string): AllPairs {
  const routes = routesIn(index, netid);
  const { members, ranges, stride } = routes;
  const size = members.length;
  const canStopReplies = forwardsToMembers(routes);
  const isPointToSite = index.networkById.get(netid)?.isPointToSite ?? false;
  const pairs: AllPairs = {
    ...routes,
    keys: members.map(memberKey),
    hub: isPointToSite ? nodesOf(index, netid).findIndex(({ isHub }) => isHub) : -1,
    reaches: new Uint32Array(size * stride),
    unsure: new Uint32Array(size * stride),
    toRanges: new Uint8Array(size * ranges.length),
  };
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      const end = pairEnd(routes, one, other, canStopReplies);
      if (end === stops) continue;
      const bits = end === arrives ? pairs.reaches : pairs.unsure;
      setBit(bits, stride, one, other);
      setBit(bits, stride, other, one);
    }
    for (let range = 0; range < ranges.length; range++) {
      pairs.toRanges[one * ranges.length + range] = rangeCode(routes, one, range);
    }
  }
  return pairs;
}

const stops = 0;
const arrives = 1;
/** The result depends on which of several peers the address is routed to. */
const depends = 2;
type End = typeof stops | typeof arrives | typeof depends;

function pairEnd(routes: Routes, from: number, to: number, canStopReplies: boolean): End {
  let best: End = stops;
  for (const table of routes.tables) {
    const there = follow(routes, table, { from, to, at: from, isBranch: false });
    const isStopped = there === arrives && canStopReplies && stopsReply(routes, table, from, to);
    const end = isStopped ? stops : there;
    if (end === arrives) return arrives;
    if (end === depends) best = depends;
  }
  return best;
}

/** Hops are symmetric, so only a node that forwards into a range behind itself can stop the reply. */
function stopsReply(routes: Routes, table: RoutingTable, from: number, to: number): boolean {
  return follow(routes, table, { from: to, to: from, at: to, isBranch: false }) === stops;
}

/** Whether a node forwards packets for a member into a range behind itself. */
function forwardsToMembers({ tables, members }: Routes): boolean {
  return tables.some(({ forwards, columns }) =>
    forwards.some((code, cell) => code !== notForwarded && cell % columns < members.length),
  );
}

/** `isBranch`: an earlier address was contested. Only one such choice is followed. */
type Packet = { readonly from: number; readonly to: number; at: number; readonly isBranch: boolean };

/** More hops than any path has: the packet is in a routing loop. */
const maxHops = 32;

/** Follows a packet to a column. The members on its path are added to `trail`. */
function follow(routes: Routes, table: RoutingTable, packet: Packet, trail?: number[]): End {
  const { next, columns, forwards } = table;
  const { from, to } = packet;
  for (let hop = 0; hop < maxHops; hop++) {
    const { at } = packet;
    const cell = at * columns + to;
    // A packet for a member doesn't arrive in a range around the member's address.
    if (forwards[cell] !== notForwarded) return to < routes.members.length ? stops : arrives;
    const via = next[cell] ?? noRoute;
    if (via === ambiguousRoute) return followEach(routes, table, packet, trail);
    if (via === noRoute || via === from) return stops;
    const accepted = acceptance(routes, table, packet, via);
    if (accepted !== arrives) return accepted;
    trail?.push(via);
    if (via === to) return arrives;
    packet.at = via;
  }
  return stops;
}

function followEach(routes: Routes, table: RoutingTable, packet: Packet, trail: number[] | undefined): End {
  if (packet.isBranch) return depends;
  const { from, to, at } = packet;
  const ends = (table.contestants.get(at * table.columns + to) ?? []).map((via, order): End => {
    if (via === from) return stops;
    const accepted = acceptance(routes, table, packet, via);
    if (accepted !== arrives) return accepted;
    const ownTrail = order === 0 ? trail : undefined;
    ownTrail?.push(via);
    return via === to ? arrives : follow(routes, table, { from, to, at: via, isBranch: true }, ownTrail);
  });
  const first = ends[0] ?? stops;
  return ends.every((end) => end === first) ? first : depends;
}

/** Whether the next member expects the packet's source from the member that it comes from. */
function acceptance(
  { endpoints, stride }: Routes,
  { next, columns, contestants }: RoutingTable,
  { from, at }: Packet,
  via: number,
): End {
  const cell = via * columns + from;
  const back = next[cell] ?? noRoute;
  if (back === ambiguousRoute) return contestants.get(cell)?.includes(at) ? depends : stops;
  if (back !== at) return stops;
  return hasBit(endpoints, stride, at, via) || hasBit(endpoints, stride, via, at) ? arrives : stops;
}

function rangeCode(routes: Routes, from: number, range: number): number {
  const to = routes.members.length + range;
  let best: number = rangeCodes.no;
  for (const table of routes.tables) {
    if (!table.has[from]) continue;
    const trail: number[] = [];
    const end = follow(routes, table, { from, to, at: from, isBranch: false }, trail);
    if (end === depends) best = rangeCodes.unsure;
    if (end !== arrives) continue;
    const last = trail.at(-1) ?? from;
    const isAnswered =
      last === from ||
      (table.forwards[last * table.columns + to] === forwardedWithNat &&
        table.forwards[last * table.columns + from] === notForwarded);
    return isAnswered ? rangeCodes.reaches : rangeCodes.oneWay;
  }
  return best;
}

/** The members on the path to a column, the last one included; empty where the packet doesn't arrive. */
export function pathTo(routes: Routes, from: number, to: number): readonly number[] {
  for (const table of routes.tables) {
    const trail: number[] = [];
    if (follow(routes, table, { from, to, at: from, isBranch: false }, trail) === arrives) return trail;
  }
  return [];
}

/**
 * Pairs of places whose packets arrive from the first to the second, while the second or a node on its path forwards
 * the replies into a range behind itself.
 */
export function oneWayPairs(pairs: AllPairs): readonly (readonly [from: number, to: number])[] {
  const { keys, reaches, unsure, stride } = pairs;
  const size = keys.length;
  if (!forwardsToMembers(pairs)) return [];
  const found: (readonly [number, number])[] = [];
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      if (from === to || hasBit(reaches, stride, from, to) || hasBit(unsure, stride, from, to)) continue;
      if (pathTo(pairs, from, to).length > 0) found.push([from, to]);
    }
  }
  return found;
}

export function reachCount({ reaches, stride }: AllPairs, place: number): number {
  return bitsInRow(reaches, stride, place);
}

export function reachedFrom({ reaches, stride }: AllPairs, place: number): readonly number[] {
  return columnsIn(reaches, stride, place);
}

/** One of `rangeCodes` for a member and a range, by their places. */
export function rangeCodeOf({ toRanges, ranges }: AllPairs, place: number, range: number): number {
  return toRanges[place * ranges.length + range] ?? rangeCodes.no;
}

export function canReach({ reaches, stride }: AllPairs, one: number, other: number): boolean {
  return hasBit(reaches, stride, one, other);
}
