import type { LayoutGraph } from './layoutGraph.ts';
import { Room } from './newcomers.ts';
import { around, type Point } from './startingPoints.ts';

/** Half the room of a node that stands outside, with its two lines of text. */
const roomOutside = 64;
const gap = 40;
const step = 12;
/** With more of them the outside would be where everybody is. */
const mostOutside = 24;

/**
 * Isolated nodes stand outside of the disc, in the direction in which they stood on it; their spots on it stay empty, so
 * that nobody else moves.
 */
export function withIsolatedOutside(
  graph: LayoutGraph,
  places: ReadonlyMap<string, Point>,
  isolated: ReadonlyMap<string, unknown>,
  core: number,
): ReadonlyMap<string, Point> {
  const onDisc = new Set(graph.things.flatMap(({ id, part }) => (part === 'disc' ? [id] : [])));
  for (const [id, members] of graph.members) if (onDisc.has(id)) for (const one of members) onDisc.add(one);
  const moving = [...isolated.keys()].filter((id) => onDisc.has(id));
  if (moving.length === 0 || moving.length > mostOutside) return places;
  const room = new Room();
  for (const { id, radius, part } of graph.things) {
    const place = places.get(id);
    if (place && part !== 'disc') room.take({ ...place, radius });
  }
  const moved = new Map(places);
  for (const id of moving) {
    const { x, y } = places.get(id) ?? { x: 0, y: 0 };
    const angle = Math.atan2(y, x);
    let distance = core + gap + roomOutside;
    while (!room.isFree({ ...around(distance, angle), radius: roomOutside })) distance += step;
    const spot = around(distance, angle);
    room.take({ ...spot, radius: roomOutside });
    moved.set(id, spot);
  }
  return moved;
}
