import { hashOf } from '../format/hash.ts';
import type { Mute } from '../settings/mutes.ts';
import { isOver } from './muting.ts';

/** When this browser first saw a finding, and since when it has been missing. Unix seconds. */
type Sighting = { readonly since: number; readonly missing?: number };

/** By the ID of the finding. */
export type Sightings = ReadonlyMap<number, Sighting>;

/** Lists that are still loading hide findings for a moment. */
const longestGap = 60 * 60;

/**
 * Notes which findings were found. One that has been missing for an hour is forgotten, and new when it returns.
 * `isComplete` is false while something isn’t loaded that checks look at, so that nothing counts as missing.
 */
export function sightingsAfter(
  before: Sightings,
  found: ReadonlySet<number>,
  now: number,
  isComplete: boolean,
): Sightings {
  const after = new Map(before);
  let isChanged = false;
  for (const [id, { since, missing }] of before) {
    if (found.has(id) ? missing === undefined : !isComplete) continue;
    if (found.has(id)) after.set(id, { since });
    else if (missing === undefined) after.set(id, { since, missing: now });
    else if (now - missing >= longestGap) after.delete(id);
    else continue;
    isChanged = true;
  }
  for (const id of found) {
    if (before.has(id)) continue;
    after.set(id, { since: now });
    isChanged = true;
  }
  return isChanged ? after : before;
}

export const sightingsStorageKey = 'netmaker-findings';

const maxSightings = 2000;
const maxOwners = 6;

type StoredSightings = {
  readonly of: number;
  readonly seen: readonly (readonly [id: number, since: number, missing?: number])[];
};

/** `owner` is the user and the server. */
export function sightingsFromStored(text: string | null, owner: string): Sightings {
  const of = hashOf(owner);
  const seen = storedSightings(text).find((stored) => stored.of === of)?.seen ?? [];
  return new Map(seen.map(([id, since, missing]) => [id, { since, ...(missing && { missing }) }]));
}

export function sightingsToStored(text: string | null, owner: string, sightings: Sightings): string {
  const of = hashOf(owner);
  const others = storedSightings(text).filter((stored) => stored.of !== of);
  const seen = [...sightings]
    .toSorted(([, one], [, other]) => other.since - one.since)
    .slice(0, maxSightings)
    .map(([id, { since, missing }]) => (missing === undefined ? [id, since] : [id, since, missing]));
  return JSON.stringify([{ of, seen }, ...others].slice(0, maxOwners));
}

function storedSightings(text: string | null): readonly StoredSightings[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStored) : [];
  } catch {
    return [];
  }
}

function isStored(value: unknown): value is StoredSightings {
  if (typeof value !== 'object' || value === null || !('of' in value) || !('seen' in value)) return false;
  return (
    Number.isFinite(value.of) &&
    Array.isArray(value.seen) &&
    value.seen.every((each) => Array.isArray(each) && each.length >= 2 && each.every(Number.isFinite))
  );
}

/** Drops mutes that are over, and those of findings that are no longer remembered. */
export function keptMutes(mutes: readonly Mute[], before: Sightings, after: Sightings, now: number) {
  const kept = mutes.filter((mute) => !isOver(mute, now) && (!before.has(mute.id) || after.has(mute.id)));
  return kept.length === mutes.length ? mutes : kept;
}
