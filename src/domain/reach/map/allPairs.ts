import { bitsSet } from '../../acl/aclPairs.ts';
import type { Node } from '../../node/node.ts';
import { type Callable, callableOf, canCall, type Field, fieldOf, hasFamily } from './field.ts';
import { laneOf, type Lane } from './lane.ts';
import { isWithoutNat, rangeBehind } from '../told/walk.ts';
import { memberKey, type ReachSource } from '../told/reachIndex.ts';
import { contested, nowhere } from './draft.ts';

/**
 * Who reaches whom in one network, as the walk of single packets says it, over any family of addresses that both have. Bits
 * and typed arrays throughout: 2,000 nodes are two million pairs, and it is made to be sent out of a worker.
 */
export type ReachMap = {
  readonly netid: string;
  /** Ids of nodes, then keys of clients. */
  readonly keys: readonly string[];
  readonly nodeCount: number;
  /** The place of the hub of a point-to-site network; −1 where there is none. */
  readonly hub: number;
  /** The ranges behind its egress gateways, each once. */
  readonly ranges: readonly string[];
  /** 32-bit words in a row of bits. */
  readonly stride: number;
  /** One bit a cell, both cells of a pair alike, since each hop checks the source the same way. */
  readonly reaches: Uint32Array;
  /** Pairs that nobody can tell of: several peers take an address. */
  readonly unsure: Uint32Array;
  /** By member and range, one of the codes below. */
  readonly toRanges: Uint8Array;
  readonly lanes: readonly Lane[];
  /** By place, what it takes for each to be called. */
  readonly callable: Callable;
};

export const rangeCodes = { no: 0, reaches: 1, unsure: 2, oneWay: 3 } as const;

export function reachMap(source: ReachSource, netid: string): ReachMap {
  const field = fieldOf(source, netid);
  const lanes = [false, true].filter((isV6) => hasFamily(field, isV6)).map((isV6) => laneOf(field, isV6));
  const size = field.members.length;
  const stride = Math.ceil(size / 32);
  const map: ReachMap = {
    netid,
    keys: field.members.map(memberKey),
    nodeCount: field.nodes.length,
    hub: field.index.networkById.get(netid)?.isPointToSite ? field.nodes.findIndex(({ isHub }) => isHub) : -1,
    ranges: field.ranges,
    stride,
    reaches: new Uint32Array(size * stride),
    unsure: new Uint32Array(size * stride),
    toRanges: new Uint8Array(size * field.ranges.length),
    lanes: lanes,
    callable: callableOf(field.nodes),
  };
  const isTranslated = translating(field);
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      const end = endOf(map, one, other);
      if (end === stops) continue;
      const bits = end === arrives ? map.reaches : map.unsure;
      setBit(bits, stride, one, other);
      setBit(bits, stride, other, one);
    }
    for (let range = 0; range < field.ranges.length; range++) {
      map.toRanges[one * field.ranges.length + range] = rangeCode(map, one, range, isTranslated);
    }
  }
  return map;
}

const stops = 0;

const arrives = 1;

const depends = 2;

type End = typeof stops | typeof arrives | typeof depends;

function endOf(map: ReachMap, from: number, to: number): End {
  let best: End = stops;
  for (const lane of map.lanes) {
    const end = bothWays(map, lane, from, to);
    if (end === arrives) return arrives;
    if (end === depends) best = depends;
  }
  return best;
}

/** Hops are symmetric; only what a gateway takes for itself is not. */
function bothWays(map: ReachMap, lane: Lane, from: number, to: number): End {
  const there = walkIn(map, lane, from, to);
  return there === arrives && lane.keeps.size > 0 && walkIn(map, lane, to, from) === stops ? stops : there;
}

/** A packet of `from` for the column `to`; the members on its way are added to `trail`. */
export function walkIn(map: ReachMap, lane: Lane, from: number, to: number, trail?: number[]): End {
  return walkOn(map, lane, { from, to, at: from, isBranch: false }, trail);
}

/** `isBranch`: an address before was contested; one such choice is enough to follow. */
type Packet = { readonly from: number; readonly to: number; at: number; readonly isBranch: boolean };

/** Longer than any way: what goes on is going in a circle. */
const mostHops = 32;

function walkOn(map: ReachMap, lane: Lane, packet: Packet, trail: number[] | undefined): End {
  const { next, columns, keepers, keeps } = lane;
  const { from, to } = packet;
  for (let hop = 0; hop < mostHops; hop++) {
    const { at } = packet;
    const cell = at * columns + to;
    // What is for a member and goes to a range around its address does not arrive.
    if (keepers[at] && keeps.has(cell)) return to < map.keys.length ? stops : arrives;
    const via = next[cell] ?? nowhere;
    if (via === contested) return branch(map, lane, packet, trail);
    if (via === nowhere || via === from) return stops;
    const accepted = accepts(map, lane, packet, via);
    if (accepted !== arrives) return accepted;
    trail?.push(via);
    if (via === to) return arrives;
    packet.at = via;
  }
  return stops;
}

/** Each of the peers that might get it. */
function branch(
  map: ReachMap,
  lane: Lane,
  { from, to, at, isBranch }: Packet,
  trail: number[] | undefined,
): End {
  if (isBranch) return depends;
  const candidates = lane.ties.get(at * lane.columns + to) ?? [];
  const ends = candidates.map((via, order): End => {
    if (via === from) return stops;
    const way = order === 0 ? trail : undefined;
    const accepted = accepts(map, lane, { from, to, at, isBranch }, via);
    if (accepted !== arrives) return accepted;
    way?.push(via);
    return via === to ? arrives : walkOn(map, lane, { from, to, at: via, isBranch: true }, way);
  });
  const first = ends[0] ?? stops;
  return ends.every((end) => end === first) ? first : depends;
}

/** Whether the next one expects what `from` sends from the one that it came from. */
function accepts(map: ReachMap, lane: Lane, { from, at }: Packet, via: number): End {
  const cell = via * lane.columns + from;
  const back = lane.next[cell] ?? nowhere;
  if (back === contested) return lane.ties.get(cell)?.includes(at) ? depends : stops;
  return back === at && canCall(map, at, via) ? arrives : stops;
}

function rangeCode(
  map: ReachMap,
  from: number,
  range: number,
  isTranslated: (gateway: number, range: number) => boolean,
): number {
  let best: number = rangeCodes.no;
  for (const lane of map.lanes) {
    const trail: number[] = [];
    const end = lane.has[from] ? walkIn(map, lane, from, map.keys.length + range, trail) : stops;
    if (end === depends && best === rangeCodes.no) best = rangeCodes.unsure;
    if (end !== arrives) continue;
    const last = trail.at(-1) ?? from;
    const isAnswered =
      last === from || (isTranslated(last, range) && !lane.keeps.has(last * lane.columns + from));
    return isAnswered ? rangeCodes.reaches : rangeCodes.oneWay;
  }
  return best;
}

/** Whether a gateway sends what is for a range under its own address, each asked once. */
function translating({ nodes, ranges }: Field): (gateway: number, range: number) => boolean {
  const known = new Map<number, boolean>();
  return (gateway, at) => {
    const key = gateway * ranges.length + at;
    const node = nodes[gateway];
    const answer = known.get(key) ?? (node !== undefined && isAnsweredFor(node, ranges[at] ?? ''));
    known.set(key, answer);
    return answer;
  };
}

function isAnsweredFor(node: Node, target: string): boolean {
  const range = rangeBehind(node, target);
  return range !== undefined && !isWithoutNat(node, range);
}

function setBit(bits: Uint32Array, stride: number, row: number, column: number): void {
  const at = row * stride + (column >>> 5);
  bits[at] = (bits[at] ?? 0) | (1 << (column & 31));
}

export function hasBit(bits: Uint32Array, stride: number, row: number, column: number): boolean {
  return (((bits[row * stride + (column >>> 5)] ?? 0) >>> (column & 31)) & 1) === 1;
}

/** The members on the way between two, the last one included; empty where the packet does not arrive. */
export function wayBetween(map: ReachMap, from: number, to: number): readonly number[] {
  for (const lane of map.lanes) {
    const trail: number[] = [];
    if (walkIn(map, lane, from, to, trail) === arrives) return trail;
  }
  return [];
}

/** How many members the one at a place reaches. */
export function reachCount({ reaches, stride }: ReachMap, place: number): number {
  let count = 0;
  for (let word = place * stride; word < (place + 1) * stride; word++) count += bitsSet(reaches[word] ?? 0);
  return count;
}
