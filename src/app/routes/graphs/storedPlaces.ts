import type { Point } from '../../../domain/graph/layout/startingPoints.ts';
import { storage } from '../../storage.ts';

export const graphPlacesStorageKey = 'netmaker-graph-places';

/** The maps that were looked at last; more would fill the browser's storage. */
const mostMaps = 6;
const mostThings = 4000;

/** Person and network, and its things with whole pixels: as numbers only, so that the storage names nobody. */
type StoredMap = { readonly of: number; readonly places: readonly StoredPlace[] };
type StoredPlace = readonly [thing: number, x: number, y: number];

/** Where things of a network's graph stood when this person saw it last, those among `ids` that were there. */
export function storedPlaces(
  username: string,
  netid: string,
  ids: readonly string[],
): { readonly places: ReadonlyMap<string, Point>; readonly isSettled: boolean } | undefined {
  const of = numberOf(`${username} ${netid}`);
  const map = storedMaps().find((one) => one.of === of);
  if (!map) return undefined;
  const points = new Map(map.places.map(([thing, x, y]) => [thing, { x, y }]));
  const places = new Map<string, Point>();
  for (const id of ids) {
    const point = points.get(numberOf(id));
    if (point) places.set(id, point);
  }
  return { places, isSettled: true };
}

export function storePlaces(username: string, netid: string, places: ReadonlyMap<string, Point>): void {
  const of = numberOf(`${username} ${netid}`);
  const map: StoredMap = {
    of,
    places: [...places]
      .slice(0, mostThings)
      .map(([id, { x, y }]) => [numberOf(id), Math.round(x), Math.round(y)] as const),
  };
  const others = storedMaps().filter((one) => one.of !== of);
  storage.write(graphPlacesStorageKey, JSON.stringify([map, ...others].slice(0, mostMaps)));
}

/** 53 bits of a text that say nothing about it: two FNV-1a hashes. */
function numberOf(text: string): number {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    one = Math.imul(one ^ letter, 0x01000193);
    other = Math.imul(other ^ letter, 0x85ebca6b);
  }
  return (one >>> 0) * 0x20_0000 + (other >>> 11);
}

function storedMaps(): readonly StoredMap[] {
  try {
    const stored: unknown = JSON.parse(storage.read(graphPlacesStorageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isMap) : [];
  } catch {
    return [];
  }
}

function isMap(value: unknown): value is StoredMap {
  if (typeof value !== 'object' || value === null || !('of' in value) || !('places' in value)) return false;
  return Number.isFinite(value.of) && Array.isArray(value.places) && value.places.every(isPlace);
}

function isPlace(place: unknown): boolean {
  return Array.isArray(place) && place.length === 3 && place.every(Number.isFinite);
}
