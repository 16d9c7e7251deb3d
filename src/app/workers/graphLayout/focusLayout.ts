import type { ElkNode } from 'elkjs/lib/elk-api';
import type { FocusGraph } from '../../../domain/graph/focus.ts';
import { around, type Point } from '../../../domain/graph/layout/startingPoints.ts';
import { middlesBy, startElk, type Elk } from './elkWorker.ts';

type FocusTree = Omit<FocusGraph, 'drawn'>;
type Radii = ReadonlyMap<string, number>;
type FocusPlaces = ReadonlyMap<string, Point>;

const spacing = 20;
const layerSpacing = 110;

const leastRadius = 30;

function focusElkGraph({ inner, edges, shape }: FocusTree, radii: Radii): ElkNode {
  const rings = { 'elk.algorithm': 'radial', 'elk.spacing.nodeNode': String(spacing) };
  const layers = {
    'elk.algorithm': 'layered',
    'elk.direction': 'RIGHT',
    'elk.spacing.nodeNode': String(2 * spacing),
    'elk.layered.spacing.nodeNodeBetweenLayers': String(layerSpacing),
  };
  return {
    id: 'focus',
    layoutOptions: shape === 'rings' ? rings : layers,
    children: inner.map((id) => {
      const size = 2 * (radii.get(id) ?? leastRadius);
      return { id, width: size, height: size };
    }),
    edges: edges.map(([from, to]) => ({ id: `${from} ${to}`, sources: [from], targets: [to] })),
  };
}

export async function focusPlaces(elk: Elk, graph: FocusTree, radii: Radii): Promise<FocusPlaces> {
  const middles = await middlesBy(elk, focusElkGraph(graph, radii));
  const origin = middles.get(graph.inner[0] ?? '') ?? { x: 0, y: 0 };
  const places = new Map<string, Point>();
  let reach = 0;
  for (const [id, { x, y }] of middles) {
    const place = { x: x - origin.x, y: y - origin.y };
    places.set(id, place);
    reach = Math.max(reach, Math.hypot(place.x, place.y) + (radii.get(id) ?? leastRadius));
  }
  const widths = graph.outer.map((id) => 2 * (radii.get(id) ?? leastRadius) + spacing);
  const needed = widths.reduce((sum, width) => sum + width, 0);
  const widest = Math.max(0, ...widths) / 2;
  const radius = Math.max(reach + 2 * spacing + widest, needed / (2 * Math.PI));
  let angle = -Math.PI / 2;
  for (const [index, id] of graph.outer.entries()) {
    const share = ((widths[index] ?? 0) / needed) * 2 * Math.PI;
    places.set(id, around(radius, angle + share / 2));
    angle += share;
  }
  return places;
}

export async function layOutFocus(tree: FocusTree, radii: Radii): Promise<FocusPlaces> {
  const elk = startElk();
  try {
    return await focusPlaces(elk, tree, radii);
  } catch {
    return new Map();
  } finally {
    elk.end();
  }
}
