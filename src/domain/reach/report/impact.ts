import { clientKey } from '../../externalClient/externalClient.ts';
import { reachIndex, type ReachSource } from '../network/reachIndex.ts';
import {
  allPairs,
  type AllPairs,
  canReach,
  pathTo,
  rangeCodeOf,
  rangeCodes,
  reachCount,
  reachedFrom,
} from '../pairs/allPairs.ts';
import { forEachIndirectPair, spokesOf } from '../pairs/reachSummary.ts';
import { impactLines, type ImpactLine, type Losses } from './impactText.ts';
import { withChange, type ReachChange } from './reachChange.ts';

/** The effect of a change, in numbers and sentences. Deleted members lose all connectivity. */
export type ReachImpact = {
  readonly lost: number;
  readonly gained: number;
  readonly lines: readonly ImpactLine[];
  /** The keys of members that lose partners, and the ranges that a member loses. */
  readonly affected: {
    readonly cutOff: readonly string[];
    readonly losing: readonly string[];
    readonly ranges: readonly string[];
  };
};

export function reachImpact(source: ReachSource, netid: string, change: ReachChange): ReachImpact {
  const before = allPairs(reachIndex(source), netid);
  if (change.kind === 'failure') return impactOf(source, lossesWithout(before, change.nodeId), nothing);
  const after = allPairs(reachIndex(withChange(source, netid, change)), netid);
  return impactOf(source, missing(before, after), missing(after, before));
}

const nothing: Losses = { partners: new Map(), deleted: new Set(), isolated: new Set(), ranges: new Map() };

function impactOf({ nodes, clients }: ReachSource, lost: Losses, gained: Losses): ReachImpact {
  const names = new Map<string, { readonly name: string; readonly isClient: boolean }>([
    ...nodes.map(({ id, name }) => [id, { name, isClient: false }] as const),
    ...clients.map((client) => [clientKey(client), { name: client.clientId, isClient: true }] as const),
  ]);
  const memberOf = (key: string) => names.get(key) ?? { name: key, isClient: false };
  return {
    lost: pairCount(lost),
    gained: pairCount(gained),
    lines: impactLines(lost, gained, memberOf),
    affected: {
      cutOff: [...lost.isolated],
      losing: [...lost.partners.keys()],
      ranges: [...lost.ranges.keys()],
    },
  };
}

function pairCount({ partners }: Losses): number {
  return [...partners.values()].reduce((sum, { size }) => sum + size, 0) / 2;
}

/** Returns the pairs and ranges that are reachable in `one` but not in `other`. */
function missing(one: AllPairs, other: AllPairs): Losses {
  const places = new Map(other.keys.map((key, place) => [key, place]));
  const toOther = Int32Array.from(one.keys, (key) => places.get(key) ?? -1);
  const partners = new Map<string, ReadonlySet<string>>();
  const cutOff = new Set<string>();
  const deleted = new Set<string>();
  for (const [place, key] of one.keys.entries()) {
    const row = toOther[place] ?? -1;
    const isDeleted = (column: number) => row < 0 || (toOther[column] ?? -1) < 0;
    const gone = [
      ...reachedFrom(one, place).filter(
        (column) => isDeleted(column) || !canReach(other, row, toOther[column] ?? -1),
      ),
      // Pairs that might reach each other no longer do once one of the two is deleted.
      ...reachedFrom({ ...one, reaches: one.unsure }, place).filter(isDeleted),
    ];
    if (gone.length === 0) continue;
    partners.set(key, new Set(gone.map((column) => one.keys[column] ?? '')));
    if (row < 0) deleted.add(key);
    else if (!mayReach(other, row)) cutOff.add(key);
  }
  return { partners, deleted, isolated: cutOff, ranges: missingRanges(one, other, places) };
}

/** Pairs whose path is unknown can be left. */
function mayReach(pairs: AllPairs, place: number): boolean {
  return reachCount(pairs, place) > 0 || reachCount({ ...pairs, reaches: pairs.unsure }, place) > 0;
}

function missingRanges(
  one: AllPairs,
  other: AllPairs,
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [at, range] of one.ranges.entries()) {
    const column = other.ranges.indexOf(range);
    const members = one.keys.filter((key, place) => {
      const there = places.get(key);
      if (there === undefined || !isRangeReached(one, place, at)) return false;
      if (column >= 0 && isRangeReached(other, there, column)) return false;
      // A gateway doesn't need the network for its own range.
      return pathTo(one, place, one.keys.length + at).length > 0;
    });
    if (members.length > 0) found.set(range, members);
  }
  return found;
}

function isRangeReached(pairs: AllPairs, place: number, range: number): boolean {
  return rangeCodeOf(pairs, place, range) === rangeCodes.reaches;
}

function lossesWithout(pairs: AllPairs, nodeId: string): Losses {
  const { keys } = pairs;
  const place = keys.indexOf(nodeId);
  const lost = new Map<number, Set<number>>();
  const add = (a: number, b: number) => {
    lost.set(a, (lost.get(a) ?? new Set<number>()).add(b));
  };
  forEachIndirectPair(pairs, (one, other, between) => {
    if (!between.includes(place)) return;
    add(one, other);
    add(other, one);
  });
  const keysOf = (places: Iterable<number>) => new Set(Array.from(places, (member) => keys[member] ?? ''));
  const isCutOff = ([one, { size }]: [number, Set<number>]) =>
    [pairs, { ...pairs, reaches: pairs.unsure }].flatMap((some) =>
      reachedFrom(some, one).filter((other) => other !== place),
    ).length === size;
  const cutOff = [...lost].filter(isCutOff).map(([one]) => one);
  const ranges = pairs.ranges.map((range, at) => {
    const members = keys.filter(
      (_, one) =>
        one !== place &&
        isRangeReached(pairs, one, at) &&
        pathTo(pairs, one, keys.length + at).includes(place),
    );
    return [range, members] as const;
  });
  return {
    partners: new Map(Array.from(lost, ([one, others]) => [keys[one] ?? '', keysOf(others)])),
    deleted: new Set(),
    isolated: keysOf([...cutOff, ...(spokesOf(pairs).get(place) ?? [])]),
    ranges: new Map(ranges.filter(([, members]) => members.length > 0)),
  };
}
