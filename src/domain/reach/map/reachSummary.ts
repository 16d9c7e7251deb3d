import { bitsSet } from '../../acl/aclPairs.ts';
import { hasBit, rangeCodes, reachCount, wayBetween, type ReachMap } from './allPairs.ts';

/** A network at a glance. Members go by their keys. */
export type ReachSummary = {
  /** Of nodes and clients. */
  readonly pairs: number;
  readonly reaching: number;
  readonly unsure: number;
  /** Groups that reach each other and nobody else, the largest first; one that reaches nobody stands alone. */
  readonly islands: readonly (readonly string[])[];
  /** Nodes that nobody reaches, not even one. */
  readonly unreached: readonly string[];
  /** A member sends into a range, and answers find no way back. */
  readonly oneWay: readonly { readonly from: string; readonly range: string }[];
  /** What stands between others, what most hangs on first. */
  readonly hanging: readonly Hanging[];
};

/** What loses its way when one node fails. The server's lists do not change with it, so there is no other way. */
export type Hanging = {
  readonly key: string;
  /** Pairs that reach each other through it, and its own with the members that depend on it. */
  readonly pairs: number;
  /** Members that reach nothing else without it. */
  readonly members: readonly string[];
  /** Ranges that nobody gets to without it, and from how many members. */
  readonly ranges: readonly { readonly range: string; readonly members: number }[];
};

export function summaryOf(map: ReachMap): ReachSummary {
  const size = map.keys.length;
  const hanging = hangingOf(map);
  return {
    pairs: (size * (size - 1)) / 2,
    reaching: pairCount(map.reaches),
    unsure: pairCount(map.unsure),
    islands: islandsOf(map),
    unreached: map.keys.filter((_, place) => place < map.nodeCount && reachCount(map, place) === 0),
    oneWay: map.keys.flatMap((from, place) =>
      map.ranges
        .filter((_, at) => map.toRanges[place * map.ranges.length + at] === rangeCodes.oneWay)
        .map((range) => ({ from, range })),
    ),
    hanging,
  };
}

function pairCount(bits: Uint32Array): number {
  let cells = 0;
  for (const word of bits) cells += bitsSet(word);
  return cells / 2;
}

function islandsOf(map: ReachMap): readonly (readonly string[])[] {
  const size = map.keys.length;
  const seen = new Uint8Array(size);
  const islands: number[][] = [];
  for (let first = 0; first < size; first++) {
    if (seen[first]) continue;
    seen[first] = 1;
    const island = [first];
    // It grows while it is gone through.
    for (const place of island) {
      for (const other of reachedFrom(map, place)) {
        if (seen[other]) continue;
        seen[other] = 1;
        island.push(other);
      }
    }
    islands.push(island);
  }
  return islands
    .toSorted((one, other) => other.length - one.length)
    .map((island) => island.toSorted((one, other) => one - other).map((place) => map.keys[place] ?? ''));
}

/** The places that a member reaches. */
export function reachedFrom({ reaches, stride }: ReachMap, place: number): readonly number[] {
  const places: number[] = [];
  for (let word = 0; word < stride; word++) {
    let rest = reaches[place * stride + word] ?? 0;
    while (rest !== 0) {
      places.push(word * 32 + 31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
  return places;
}

/** Goes through every pair that reaches each other over somebody else. */
export function eachIndirect(
  map: ReachMap,
  visit: (one: number, other: number, between: readonly number[]) => void,
): void {
  for (let one = 0; one < map.keys.length; one++) {
    for (const other of reachedFrom(map, one)) {
      if (other < one || isDirect(map, one, other)) continue;
      visit(one, other, wayBetween(map, one, other).slice(0, -1));
    }
  }
}

function isDirect({ lanes }: ReachMap, one: number, other: number): boolean {
  const [lane] = lanes;
  return lanes.length === 1 && lane !== undefined && lane.next[one * lane.columns + other] === other;
}

type Tally = { pairs: number; readonly ofMember: Int32Array };

function hangingOf(map: ReachMap): readonly Hanging[] {
  const size = map.keys.length;
  const tallies = new Map<number, Tally>();
  eachIndirect(map, (one, other, between) => {
    for (const place of between) {
      const tally = tallies.get(place) ?? { pairs: 0, ofMember: new Int32Array(size) };
      tallies.set(place, tally);
      tally.pairs += 1;
      for (const end of [one, other]) tally.ofMember[end] = (tally.ofMember[end] ?? 0) + 1;
    }
  });
  const ranges = rangesThroughOne(map);
  const spokes = spokesOf(map);
  return [...new Set([...tallies.keys(), ...ranges.keys(), ...spokes.keys()])]
    .map((place): Hanging => {
      const tally = tallies.get(place);
      const own = spokes.get(place) ?? [];
      const isBound = (member: number) => {
        if (own.includes(member)) return true;
        const through = tally?.ofMember[member] ?? 0;
        const itself = hasBit(map.reaches, map.stride, member, place) ? 1 : 0;
        return through > 0 && through === reachCount(map, member) - itself;
      };
      const bound = [...map.keys.keys()].filter(isBound);
      const withItself = bound.filter((member) => hasBit(map.reaches, map.stride, member, place)).length;
      return {
        key: map.keys[place] ?? '',
        pairs: (tally?.pairs ?? 0) + withItself,
        members: bound.map((member) => map.keys[member] ?? ''),
        ranges: ranges.get(place) ?? [],
      };
    })
    .toSorted((one, other) => other.pairs - one.pairs || other.ranges.length - one.ranges.length);
}

/** By node, the members that reach only this node: of a hub, its spokes. Two that reach only each other stand equal. */
export function spokesOf(map: ReachMap): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (let member = 0; member < map.keys.length; member++) {
    const [only, ...others] = reachedFrom(map, member);
    if (only === undefined || others.length > 0 || only >= map.nodeCount) continue;
    if (only !== map.hub && reachCount(map, only) === 1) continue;
    found.set(only, [...(found.get(only) ?? []), member]);
  }
  return found;
}

/** By gateway, the ranges that everybody gets to through it alone. */
function rangesThroughOne(map: ReachMap): ReadonlyMap<number, { range: string; members: number }[]> {
  const found = new Map<number, { range: string; members: number }[]>();
  for (const [at, range] of map.ranges.entries()) {
    const gateways = new Set<number>();
    let members = 0;
    for (let place = 0; place < map.keys.length; place++) {
      const code = map.toRanges[place * map.ranges.length + at];
      if (code !== rangeCodes.reaches && code !== rangeCodes.oneWay) continue;
      const way = wayBetween(map, place, map.keys.length + at);
      gateways.add(way.at(-1) ?? place);
      // A gateway is there already.
      if (way.length > 0) members += 1;
    }
    const [only] = gateways;
    // Which of several it is, nobody can tell.
    if (only === undefined || gateways.size > 1) continue;
    found.set(only, [...(found.get(only) ?? []), { range, members }]);
  }
  return found;
}

/** The pairs that reach each other through the one at `place` only. */
export function lostWithout(
  map: ReachMap,
  place: number,
): readonly (readonly [one: string, other: string])[] {
  const lost: (readonly [string, string])[] = [];
  eachIndirect(map, (one, other, between) => {
    if (between.includes(place)) lost.push([map.keys[one] ?? '', map.keys[other] ?? '']);
  });
  return lost;
}

/** What a change does to who reaches whom. */
export type ReachDiff = {
  readonly lost: number;
  readonly gained: number;
  /** Members that lose all connectivity. */
  readonly cutOff: readonly string[];
  /** How many others each member loses and gains; those without a change are left out. */
  readonly byMember: ReadonlyMap<string, { readonly lost: number; readonly gained: number }>;
  /** A member gets to a range, or no longer. */
  readonly rangesLost: number;
  readonly rangesGained: number;
};

/** Members that are gone lose everything, new ones gain. */
export function reachDiff(before: ReachMap, after: ReachMap): ReachDiff {
  const placesAfter = new Map(after.keys.map((key, place) => [key, place]));
  const placesBefore = new Map(before.keys.map((key, place) => [key, place]));
  const toAfter = Int32Array.from(before.keys, (key) => placesAfter.get(key) ?? -1);
  const toBefore = Int32Array.from(after.keys, (key) => placesBefore.get(key) ?? -1);
  const lost = before.keys.map((_, place) => missingIn(before, place, after, toAfter));
  const gained = after.keys.map((_, place) => missingIn(after, place, before, toBefore));
  const byMember = new Map<string, { lost: number; gained: number }>();
  for (const key of new Set([...before.keys, ...after.keys])) {
    const changes = {
      lost: lost[placesBefore.get(key) ?? -1] ?? 0,
      gained: gained[placesAfter.get(key) ?? -1] ?? 0,
    };
    if (changes.lost > 0 || changes.gained > 0) byMember.set(key, changes);
  }
  const ranges = rangeDiff(before, after, placesAfter);
  const half = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0) / 2;
  return {
    lost: half(lost),
    gained: half(gained),
    cutOff: before.keys.filter((_, place) => {
      const now = toAfter[place] ?? -1;
      return reachCount(before, place) > 0 && (now < 0 || reachCount(after, now) === 0);
    }),
    byMember,
    rangesLost: ranges.lost,
    rangesGained: ranges.gained,
  };
}

/** How many of those that a member reaches in one map it does not reach in the other. */
function missingIn(map: ReachMap, place: number, other: ReachMap, places: Int32Array): number {
  const row = places[place] ?? -1;
  return reachedFrom(map, place).filter((column) => {
    const there = places[column] ?? -1;
    return row < 0 || there < 0 || !hasBit(other.reaches, other.stride, row, there);
  }).length;
}

function rangeDiff(before: ReachMap, after: ReachMap, placesAfter: ReadonlyMap<string, number>) {
  const was = reachedRanges(before);
  const is = reachedRanges(after);
  const isMember = (pair: string) => placesAfter.has(pair.slice(0, pair.lastIndexOf(' ')));
  return {
    lost: [...was].filter((pair) => !is.has(pair) && isMember(pair)).length,
    gained: [...is].filter((pair) => !was.has(pair)).length,
  };
}

function reachedRanges({ keys, ranges, toRanges }: ReachMap): ReadonlySet<string> {
  return new Set(
    keys.flatMap((key, place) =>
      ranges
        .filter((_, at) => toRanges[place * ranges.length + at] === rangeCodes.reaches)
        .map((range) => `${key} ${range}`),
    ),
  );
}
