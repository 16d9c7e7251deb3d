import type { Mute } from '../settings/mutes.ts';
import { rowsFromStored, rowsToStored } from '../settings/ownedRows.ts';
import { structuralShare } from '../structuralSharing.ts';
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
  const added = [...found].filter((id) => !before.has(id)).map((id): Entry => [id, { since: now }]);
  const kept = [...before].flatMap(([id, sighting]): readonly Entry[] => {
    const { since, missing = now } = sighting;
    if (found.has(id)) return [[id, { since }]];
    if (!isComplete) return [[id, sighting]];
    return now - missing < longestGap ? [[id, { since, missing }]] : [];
  });
  return structuralShare(before, new Map([...kept, ...added]));
}

type Entry = readonly [id: number, sighting: Sighting];

export const sightingsStorageKey = 'netmaker-findings';

const maxSightings = 2000;
/** `owner` is the user and the server. */
export function sightingsFromStored(text: string | null, owner: string): Sightings {
  const rows = rowsFromStored(text, 'seen', owner) ?? [];
  return new Map(rows.map(([id = 0, since = 0, missing]) => [id, { since, ...(missing && { missing }) }]));
}

export function sightingsToStored(text: string | null, owner: string, sightings: Sightings): string {
  const rows = [...sightings]
    .toSorted(([, one], [, other]) => other.since - one.since)
    .slice(0, maxSightings)
    .map(([id, { since, missing }]) => (missing === undefined ? [id, since] : [id, since, missing]));
  return rowsToStored(text, 'seen', owner, rows);
}

/** Drops mutes that are over, and those of findings that are no longer remembered. */
export function keptMutes(mutes: readonly Mute[], before: Sightings, after: Sightings, now: number) {
  const kept = mutes.filter((mute) => !isOver(mute, now) && (!before.has(mute.id) || after.has(mute.id)));
  return kept.length === mutes.length ? mutes : kept;
}
