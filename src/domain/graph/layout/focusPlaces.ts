import type { FocusGraph } from '../focus.ts';
import { around, type Point } from './disc.ts';
import { unrolled } from './unrolled.ts';

const spacing = 20;
const layerSpacing = 110;

/** Places a focus. `radii` has the room of every item. */
export function focusPlaces(
  { inner, edges, outer, shape }: Omit<FocusGraph, 'drawn'>,
  radii: ReadonlyMap<string, number>,
): ReadonlyMap<string, Point> {
  const radiusOf = (id: string) => radii.get(id) ?? 0;
  const [root = '', other = ''] = inner;
  if (shape === 'paths') {
    // The other end is the last, however many stops its paths have.
    const between = edges.filter(([, to]) => to !== other);
    const options = { radiusOf, spacing: 2 * spacing, layerSpacing };
    const { places } = unrolled({ roots: [root], edges: between }, options);
    const reach = Math.max(...[...places].map(([id, { x }]) => x + radiusOf(id)));
    const end = { x: reach + layerSpacing + radiusOf(other), y: places.get(root)?.y ?? 0 };
    return new Map([...places, [other, end]]);
  }

  const { places: tree, length } = unrolled(
    { roots: [root], edges },
    { radiusOf, spacing, layerSpacing: 40 },
  );
  const first = Math.min(...[...tree].flatMap(([id, { x }]) => (id === root ? [] : [x])));
  const further = Math.max(0, length / (2 * Math.PI) - first);
  const places = new Map<string, Point>([[root, { x: 0, y: 0 }]]);
  let reach = radiusOf(root);
  for (const [id, { x, y }] of tree) {
    if (id === root) continue;
    places.set(id, around(x + further, (y / length) * 2 * Math.PI - Math.PI / 2));
    reach = Math.max(reach, x + further + radiusOf(id));
  }
  const widths = outer.map((id) => 2 * radiusOf(id) + spacing);
  const needed = widths.reduce((sum, width) => sum + width, 0);
  const radius = Math.max(reach + 2 * spacing + Math.max(0, ...widths) / 2, needed / (2 * Math.PI));
  let angle = -Math.PI / 2;
  for (const [index, id] of outer.entries()) {
    const share = ((widths[index] ?? 0) / needed) * 2 * Math.PI;
    places.set(id, around(radius, angle + share / 2));
    angle += share;
  }
  return places;
}
