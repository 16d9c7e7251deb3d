import { hashOf } from '../../format/hash.ts';
import { rowsFromStored, rowsToStored } from '../../settings/ownedRows.ts';
import type { Point } from './startingPoints.ts';

export const graphPlacesStorageKey = 'netmaker-graph-places';

const maxItems = 4000;

/** Pixels from the centre. The layout of the largest network is far smaller. */
const farthest = 1_000_000;

/** Undefined if this user has no settled layout of the network in this browser. */
export function placesFromStored(
  text: string | null,
  owner: string,
  ids: readonly string[],
): ReadonlyMap<string, Point> | undefined {
  const rows = rowsFromStored(text, 'places', owner);
  if (!rows) return undefined;
  const points = new Map(rows.map(([item, x = 0, y = 0]) => [item, { x, y }]));
  const places = new Map<string, Point>();
  for (const id of ids) {
    const point = points.get(hashOf(id));
    if (point && Math.max(Math.abs(point.x), Math.abs(point.y)) <= farthest) places.set(id, point);
  }
  return places;
}

/** Stores whole pixels. */
export function placesToStored(
  before: string | null,
  owner: string,
  places: ReadonlyMap<string, Point>,
): string {
  const rows = [...places]
    .slice(0, maxItems)
    .map(([id, { x, y }]) => [hashOf(id), Math.round(x), Math.round(y)]);
  return rowsToStored(before, 'places', owner, rows);
}
