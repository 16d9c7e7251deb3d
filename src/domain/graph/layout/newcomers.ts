import type { LayoutGraph, Thing } from './layoutGraph.ts';
import { around, type Point } from './startingPoints.ts';

/** Spots are tried on a spiral that is this fine, in pixels. */
const spiralStep = 12;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const cell = 128;

type Taken = Point & { readonly radius: number };

/**
 * Places what is not in `known` on the nearest free spot beside what it belongs to. Nothing that is known moves: a person
 * keeps the picture of a network that they have in mind.
 */
export function withNewcomers(
  graph: LayoutGraph,
  known: ReadonlyMap<string, Point>,
): ReadonlyMap<string, Point> {
  const places = new Map(known);
  const taken = new Map<string, Taken[]>();
  for (const { id, radius } of graph.things) {
    const point = known.get(id);
    if (point) take(taken, { ...point, radius });
  }
  const steps = new Map<string, number>();
  for (const [index, thing] of graph.things.entries()) {
    if (places.has(thing.id)) continue;
    const anchor = anchorOf(graph, index, thing, places);
    const key = `${anchor.x} ${anchor.y}`;
    let step = steps.get(key) ?? 0;
    let spot = spotAt(anchor, step);
    while (!isFree(taken, { ...spot, radius: thing.radius })) spot = spotAt(anchor, (step += 1));
    // What was taken for the one before is taken for the next.
    steps.set(key, step + 1);
    places.set(thing.id, spot);
    take(taken, { ...spot, radius: thing.radius });
  }
  return places;
}

function spotAt(anchor: Point, step: number): Point {
  return around(spiralStep * Math.sqrt(step), step * goldenAngle, anchor);
}

/** The group it came out of, else what it hangs on, else the middle. */
function anchorOf(
  { things, springs }: LayoutGraph,
  index: number,
  { cameFrom }: Thing,
  places: ReadonlyMap<string, Point>,
): Point {
  const group = cameFrom === undefined ? undefined : places.get(cameFrom);
  if (group) return group;
  for (const [one, other] of springs) {
    if (one !== index && other !== index) continue;
    const point = places.get(things[one === index ? other : one]?.id ?? '');
    if (point) return point;
  }
  return { x: 0, y: 0 };
}

function take(taken: Map<string, Taken[]>, spot: Taken): void {
  const key = cellOf(spot.x, spot.y);
  taken.set(key, [...(taken.get(key) ?? []), spot]);
}

/** No two things are further than a cell apart and still touch. */
function isFree(taken: ReadonlyMap<string, readonly Taken[]>, { x, y, radius }: Taken): boolean {
  for (const left of [-cell, 0, cell]) {
    for (const top of [-cell, 0, cell]) {
      for (const other of taken.get(cellOf(x + left, y + top)) ?? []) {
        if (Math.hypot(other.x - x, other.y - y) < other.radius + radius) return false;
      }
    }
  }
  return true;
}

function cellOf(x: number, y: number): string {
  return `${Math.floor(x / cell)} ${Math.floor(y / cell)}`;
}
