import { bitsSet } from '../../acl/aclPairs.ts';
import {
  type AllPairs,
  canReach,
  pathTo,
  rangeCodeOf,
  rangeCodes,
  reachCount,
  reachedFrom,
} from './allPairs.ts';
import { columnsIn, hasBit, setBit } from './bits.ts';

/** Figures for a network. Members are given by their keys. */
export type ReachSummary = {
  /** All pairs of nodes and clients. */
  readonly pairs: number;
  readonly reaching: number;
  readonly unsure: number;
  /** Groups of members with no path to any other group, the largest first. */
  readonly islands: readonly (readonly string[])[];
  readonly unreachableNodes: readonly string[];
  /** Members whose packets into a range have no return path. */
  readonly oneWay: readonly { readonly from: string; readonly range: string }[];
  /** Nodes that others depend on, the one with the most pairs first. */
  readonly critical: readonly CriticalNode[];
};

/**
 * Pairs, members and ranges that depend on one node. If it fails, the server doesn't send other peers, so there is no
 * other path.
 */
export type CriticalNode = {
  readonly key: string;
  /** Pairs that reach each other through it, and its own pairs with the members that depend on it. */
  readonly pairs: number;
  /** Members that can't reach anything else without it. */
  readonly members: readonly string[];
  /** Ranges that are routed through it alone, and how many members can reach them. */
  readonly ranges: readonly { readonly range: string; readonly members: number }[];
};

export function summaryOf(pairs: AllPairs): ReachSummary {
  const { keys, ranges, nodeCount } = pairs;
  return {
    pairs: (keys.length * (keys.length - 1)) / 2,
    reaching: pairCount(pairs.reaches),
    unsure: pairCount(pairs.unsure),
    islands: islandsOf(pairs),
    unreachableNodes: keys.filter((_, place) => place < nodeCount && reachCount(pairs, place) === 0),
    oneWay: keys.flatMap((from, place) =>
      ranges
        .filter((_, at) => rangeCodeOf(pairs, place, at) === rangeCodes.oneWay)
        .map((range) => ({ from, range })),
    ),
    critical: criticalNodesOf(pairs),
  };
}

function pairCount(bits: Uint32Array): number {
  let cells = 0;
  for (const word of bits) cells += bitsSet(word);
  return cells / 2;
}

function islandsOf(pairs: AllPairs): readonly (readonly string[])[] {
  const { reaches, stride } = pairs;
  const seen = new Uint32Array(stride);
  const added = new Uint32Array(stride);
  const islands: number[][] = [];
  for (const first of pairs.keys.keys()) {
    if (hasBit(seen, stride, 0, first)) continue;
    setBit(seen, stride, 0, first);
    const island = [first];
    // The loop also visits the places that are added to the island while it runs.
    for (const place of island) {
      for (let word = 0; word < stride; word++) {
        const before = seen[word] ?? 0;
        const reached = reaches[place * stride + word] ?? 0;
        added[word] = reached & ~before;
        seen[word] = reached | before;
      }
      island.push(...columnsIn(added, stride, 0));
    }
    islands.push(island.toSorted((a, b) => a - b));
  }
  return islands
    .toSorted((a, b) => b.length - a.length)
    .map((island) => island.map((place) => pairs.keys[place] ?? ''));
}

export function forEachIndirectPair(
  pairs: AllPairs,
  visit: (one: number, other: number, between: readonly number[]) => void,
): void {
  for (const one of pairs.keys.keys()) {
    for (const other of reachedFrom(pairs, one)) {
      if (other < one || isDirect(pairs, one, other)) continue;
      visit(one, other, pathTo(pairs, one, other).slice(0, -1));
    }
  }
}

function isDirect({ tables }: AllPairs, one: number, other: number): boolean {
  const [table] = tables;
  return tables.length === 1 && table?.next[one * table.columns + other] === other;
}

function criticalNodesOf(pairs: AllPairs): readonly CriticalNode[] {
  const { keys } = pairs;
  const counts = new Map<number, { pairs: number; readonly ofMember: Int32Array }>();
  forEachIndirectPair(pairs, (one, other, between) => {
    for (const place of between) {
      const count = counts.get(place) ?? { pairs: 0, ofMember: new Int32Array(keys.length) };
      counts.set(place, count);
      count.pairs += 1;
      for (const end of [one, other]) count.ofMember[end] = (count.ofMember[end] ?? 0) + 1;
    }
  });
  const ranges = rangesThroughOne(pairs);
  const spokes = spokesOf(pairs);
  return [...new Set([...counts.keys(), ...ranges.keys(), ...spokes.keys()])]
    .map((place): CriticalNode => {
      const count = counts.get(place);
      const dependents = [...keys.keys()].filter((member) => {
        if (spokes.get(place)?.includes(member)) return true;
        const through = count?.ofMember[member] ?? 0;
        const itself = canReach(pairs, member, place) ? 1 : 0;
        return through > 0 && through === reachCount(pairs, member) - itself;
      });
      return {
        key: keys[place] ?? '',
        pairs: (count?.pairs ?? 0) + dependents.filter((member) => canReach(pairs, member, place)).length,
        members: dependents.map((member) => keys[member] ?? ''),
        ranges: ranges.get(place) ?? [],
      };
    })
    .toSorted((a, b) => b.pairs - a.pairs || b.ranges.length - a.ranges.length);
}

/**
 * Returns the members that can reach only one node, such as the spokes of a hub, by that node. Two nodes that can
 * reach only each other don't count.
 */
export function spokesOf(pairs: AllPairs): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const member of pairs.keys.keys()) {
    const [only, ...others] = reachedFrom(pairs, member);
    if (only === undefined || others.length > 0 || only >= pairs.nodeCount) continue;
    if (only !== pairs.hub && reachCount(pairs, only) === 1) continue;
    found.set(only, [...(found.get(only) ?? []), member]);
  }
  return found;
}

/** By gateway, the ranges that no other gateway routes for any member. */
function rangesThroughOne(pairs: AllPairs): ReadonlyMap<number, { range: string; members: number }[]> {
  const found = new Map<number, { range: string; members: number }[]>();
  for (const [at, range] of pairs.ranges.entries()) {
    const gateways = new Set<number>();
    let members = 0;
    for (const place of pairs.keys.keys()) {
      const code = rangeCodeOf(pairs, place, at);
      if (code !== rangeCodes.reaches && code !== rangeCodes.oneWay) continue;
      const path = pathTo(pairs, place, pairs.keys.length + at);
      gateways.add(path.at(-1) ?? place);
      // A gateway doesn't need the network for its own range.
      if (path.length > 0) members += 1;
    }
    const [only] = gateways;
    if (only === undefined || gateways.size > 1) continue;
    found.set(only, [...(found.get(only) ?? []), { range, members }]);
  }
  return found;
}
