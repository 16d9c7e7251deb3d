import type { Mute } from '../settings/mutes.ts';
import { rowsFromStored, rowsToStored } from '../settings/ownedRows.ts';
import { structuralShare } from '../structuralSharing.ts';
import type { CheckText } from './finding.ts';
import { isOver } from './muting.ts';

/** When this browser first saw a finding, and since when it has been missing. Unix seconds. */
type Sighting = { readonly since: number; readonly missing?: number; readonly needsMetrics?: true };

/** By the ID of the finding. */
export type Sightings = ReadonlyMap<number, Sighting>;

/** Lists that are still loading hide findings for a moment. */
const longestGap = 60 * 60;

/**
 * Notes which findings were found. One that has been missing for an hour is forgotten, and new when it returns.
 * `isChecked` is false while something isn’t loaded that would show the finding again, so that it doesn’t count as missing.
 */
export function sightingsAfter(
  before: Sightings,
  found: ReadonlyMap<number, Pick<CheckText, 'needsMetrics'>>,
  now: number,
  isChecked: (sighting: Sighting) => boolean,
): Sightings {
  const seen = [...found].map(([id, { needsMetrics }]): Entry => {
    const since = before.get(id)?.since ?? now;
    return [id, { since, ...(needsMetrics && { needsMetrics }) }];
  });
  const missing = [...before].flatMap(([id, sighting]): readonly Entry[] => {
    if (found.has(id)) return [];
    if (!isChecked(sighting)) return [[id, sighting]];
    const after = { ...sighting, missing: sighting.missing ?? now };
    return now - after.missing < longestGap ? [[id, after]] : [];
  });
  return structuralShare(before, new Map([...seen, ...missing]));
}

type Entry = readonly [id: number, sighting: Sighting];

export const sightingsStorageKey = 'netmaker-findings';

const maxSightings = 2000;

/** `owner` is the user and the server. */
export function sightingsFromStored(text: string | null, owner: string): Sightings {
  const rows = rowsFromStored(text, 'seen', owner) ?? [];
  return new Map(
    rows.map(([id = 0, since = 0, missing, needsMetrics]) => [
      id,
      { since, ...(missing && { missing }), ...(needsMetrics && { needsMetrics: true }) },
    ]),
  );
}

export function sightingsToStored(text: string | null, owner: string, sightings: Sightings): string {
  const rows = [...sightings]
    .toSorted(([, one], [, other]) => other.since - one.since)
    .slice(0, maxSightings)
    .map(([id, { since, missing = 0, needsMetrics }]) => [id, since, missing, needsMetrics ? 1 : 0]);
  return rowsToStored(text, 'seen', owner, rows);
}

/** Drops mutes that are over, and those of findings that are no longer remembered. */
export function keptMutes(mutes: readonly Mute[], before: Sightings, after: Sightings, now: number) {
  const kept = mutes.filter((mute) => !isOver(mute, now) && (!before.has(mute.id) || after.has(mute.id)));
  return kept.length === mutes.length ? mutes : kept;
}
