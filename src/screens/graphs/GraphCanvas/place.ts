export type Place = { readonly x: number; readonly y: number };

export type Places = ReadonlyMap<string, Place>;

/**
 * Returns the nearest item in the direction of an arrow key. Items straight ahead count as nearer than those
 * to the side.
 */
export function placeTowards(places: Places, from: string, side: Side): string | undefined {
  const start = places.get(from);
  if (!start) return undefined;
  const { x, y } = directions[side];
  let best: string | undefined;
  let least = Infinity;
  for (const [id, place] of places) {
    if (id === from) continue;
    const [dx, dy] = [place.x - start.x, place.y - start.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y - dy * x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = id;
    }
  }
  return best;
}

export type Side = 'left' | 'right' | 'up' | 'down';

const directions: Readonly<Record<Side, Place>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

export function placeAt(places: Places, { x, y }: Place, reach: number): string | undefined {
  let found: string | undefined;
  let least = reach;
  for (const [id, place] of places) {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance <= least) {
      least = distance;
      found = id;
    }
  }
  return found;
}

export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export function isWithin({ x, y, width, height }: Area, place: Place): boolean {
  return place.x >= x && place.x <= x + width && place.y >= y && place.y <= y + height;
}

export function areaOf(places: Iterable<Place>): Area | undefined {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of places) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top };
}
