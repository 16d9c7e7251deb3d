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

/** A node that others depend on. If it fails, they have no other path, because the server doesn't give them other peers. */
type CriticalNode = {
  readonly key: string;
  /** Pairs that reach each other through it. */
  readonly pairs: number;
  /** Members that can't reach anything else without it. */
  readonly members: readonly string[];
};

/** Keys of nodes that no other member can reach. */
export function unreachableNodes(pairs: AllPairs): readonly string[] {
  return pairs.keys.slice(0, pairs.nodeCount).filter((_, place) => reachCount(pairs, place) === 0);
}

/** Members whose packets into a range have no return path, by their keys. */
export function oneWayToRanges(
  pairs: AllPairs,
): readonly { readonly from: string; readonly range: string }[] {
  return pairs.keys.flatMap((from, place) =>
    pairs.ranges
      .filter((_, at) => rangeCodeOf(pairs, place, at) === rangeCodes.oneWay)
      .map((range) => ({ from, range })),
  );
}

/** Groups of members with no path to any other group, by their keys, the largest first. */
export function islandsOf(pairs: AllPairs): readonly (readonly string[])[] {
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

/** Counts the pairs that reach each other through other members. */
export function indirectPairs(pairs: AllPairs): number {
  const size = pairs.keys.length;
  let count = 0;
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      if (canReach(pairs, one, other) && !isDirect(pairs, one, other)) count += 1;
    }
  }
  return count;
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

/** Counts the pairs that reach each other through a member, and its own. */
export function pairsWith(pairs: AllPairs, key: string): number {
  const place = pairs.keys.indexOf(key);
  let count = reachCount(pairs, place);
  forEachIndirectPair(pairs, (_, __, between) => {
    if (between.includes(place)) count += 1;
  });
  return count;
}

/** Returns the nodes that others depend on, the one with the most pairs first. */
export function criticalNodesOf(pairs: AllPairs): readonly CriticalNode[] {
  const { keys } = pairs;
  const counts = new Map<number, { pairs: number; readonly ofMember: Int32Array }>();
  forEachIndirectPair(pairs, (one, other, between) => {
    for (const place of between) {
      const count = counts.get(place) ?? { pairs: 0, ofMember: new Int32Array(keys.length) };
      counts.set(place, count);
      count.pairs += 1;
      addOne(count.ofMember, one);
      addOne(count.ofMember, other);
    }
  });
  const spokes = spokesOf(pairs);
  return [...new Set([...counts.keys(), ...spokes.keys()])]
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
        pairs: count?.pairs ?? 0,
        members: dependents.map((member) => keys[member] ?? ''),
      };
    })
    .toSorted((a, b) => b.pairs - a.pairs);
}

function addOne(counts: Int32Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

/**
 * Returns the members that can reach only one node, such as the spokes of a hub, by that node. Two nodes that can
 * reach only each other don't count.
 */
export function spokesOf(pairs: AllPairs): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const member of pairs.keys.keys()) {
    if (reachCount(pairs, member) !== 1) continue;
    const [only = -1] = reachedFrom(pairs, member);
    if (only >= pairs.nodeCount) continue;
    if (only !== pairs.hub && reachCount(pairs, only) === 1) continue;
    found.set(only, [...(found.get(only) ?? []), member]);
  }
  return found;
}
