import { type LayoutGraph, memberSpacing } from './layoutGraph.ts';
import { around, goldenAngle, type Point } from './startingPoints.ts';

const spiralStep = 12;
const cell = 128;

type Spot = Point & { readonly radius: number };

/**
 * Places new items on the nearest free spot beside the item they are linked to. Known items don't move, so
 * that the graph stays recognisable.
 */
export function withNewItems(
  graph: LayoutGraph,
  known: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const places = new Map(known);
  const room = new Room();
  for (const { id, radius } of graph.items) {
    const point = known.get(id);
    if (point) room.take({ ...point, radius });
  }
  for (const [index, { id, radius }] of graph.items.entries()) {
    if (!places.has(id)) places.set(id, room.nearest(anchorOf(graph, index, places), radius));
  }
  for (const [id, members] of graph.members) {
    const within = new Room();
    const radius = memberSpacing / 2;
    for (const member of members) {
      const point = known.get(member);
      if (point) within.take({ ...point, radius });
    }
    const middle = places.get(id) ?? { x: 0, y: 0 };
    for (const member of members) if (!places.has(member)) places.set(member, within.nearest(middle, radius));
  }
  return places;
}

function anchorOf({ items, springs }: LayoutGraph, index: number, places: ReadonlyMap<string, Point>): Point {
  for (const [a, b] of springs) {
    if (a !== index && b !== index) continue;
    const point = places.get(items[a === index ? b : a]?.id ?? '');
    if (point) return point;
  }
  return { x: 0, y: 0 };
}

class Room {
  readonly #cells = new Map<string, Spot[]>();
  readonly #large: Spot[] = [];
  readonly #steps = new Map<string, number>();

  take(spot: Spot): void {
    if (spot.radius > cell / 2) {
      this.#large.push(spot);
      return;
    }
    const key = cellOf(spot.x, spot.y);
    this.#cells.set(key, [...(this.#cells.get(key) ?? []), spot]);
  }

  nearest(anchor: Point, radius: number): Point {
    const key = `${anchor.x} ${anchor.y} ${radius}`;
    let step = this.#steps.get(key) ?? 0;
    let spot = spotAt(anchor, step);
    while (!this.isFree({ ...spot, radius })) spot = spotAt(anchor, (step += 1));
    // Spots up to this step are taken for the next item, too.
    this.#steps.set(key, step + 1);
    this.take({ ...spot, radius });
    return spot;
  }

  isFree({ x, y, radius }: Spot): boolean {
    const isApart = (other: Spot) => Math.hypot(other.x - x, other.y - y) >= other.radius + radius;
    if (!this.#large.every(isApart)) return false;
    const reach = Math.max(cell, radius + cell / 2);
    for (let left = -reach; left < reach + cell; left += cell) {
      for (let top = -reach; top < reach + cell; top += cell) {
        if (!(this.#cells.get(cellOf(x + left, y + top)) ?? []).every(isApart)) return false;
      }
    }
    return true;
  }
}

function spotAt(anchor: Point, step: number): Point {
  return around(spiralStep * Math.sqrt(step), step * goldenAngle, anchor);
}

function cellOf(x: number, y: number): string {
  return `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
}

/** Radius of an isolated node with its two lines of text. */
const roomOutside = 64;
const gap = 40;
const outward = 12;
/** With more isolated nodes, most of the graph would be outside the disc. */
const maxOutside = 24;

/**
 * Moves isolated nodes out of the disc, in the direction of their spot. The spot stays empty, so that no
 * other node moves.
 */
export function withIsolatedOutside(
  graph: LayoutGraph,
  places: ReadonlyMap<string, Point>,
  isolated: ReadonlyMap<string, unknown>,
  core: number,
): ReadonlyMap<string, Point> {
  const onDisc = new Set(graph.items.flatMap(({ id, part }) => (part === 'disc' ? [id] : [])));
  for (const [id, members] of graph.members)
    if (onDisc.has(id)) for (const member of members) onDisc.add(member);
  const moving = [...isolated.keys()].filter((id) => onDisc.has(id));
  if (moving.length === 0 || moving.length > maxOutside) return places;
  const room = new Room();
  for (const { id, radius, part } of graph.items) {
    const place = places.get(id);
    if (place && part !== 'disc') room.take({ ...place, radius });
  }
  const moved = new Map(places);
  for (const id of moving) {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 };
    const angle = Math.atan2(y, x);
    let distance = core + gap + roomOutside;
    while (!room.isFree({ ...around(distance, angle), radius: roomOutside })) distance += outward;
    const spot = around(distance, angle);
    room.take({ ...spot, radius: roomOutside });
    moved.set(id, spot);
  }
  return moved;
}
