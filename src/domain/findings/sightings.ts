import type { Mute } from '../settings/mutes.ts';
import { rowsFromStored, rowsToStored } from '../settings/ownedRows.ts';
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
