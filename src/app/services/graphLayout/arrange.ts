import { graphPlaces, keepPlaces } from '../../stores/graph.ts';
import type { Point } from '../../../domain/graph/layout/disc.ts';
import type { LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { withNewcomers } from '../../../domain/graph/layout/newcomers.ts';
import { startLayout } from './startLayout.ts';
import { startOf } from '../../../domain/graph/layout/startingPoints.ts';

/**
 * Sees to it that everything in a network's graph has a place. Once a layout has settled nothing moves any more, newcomers
 * are put beside; a layout that was ended before begins anew. Returns what ends it.
 */
export function arrange(netid: string, graph: LayoutGraph, layOut = startLayout): () => void {
  const kept = graphPlaces.networks.get(netid);
  const isUnderstood = graph.things.some(({ id }) => kept?.places.has(id));
  if (kept?.isSettled && isUnderstood) {
    if (graph.things.some(({ id }) => !kept.places.has(id))) {
      keepPlaces(netid, { places: withNewcomers(graph, kept.places), isSettled: true });
    }
    return () => {};
  }
  const keep = (points: readonly Point[], isSettled: boolean) =>
    keepPlaces(netid, { places: placesOf(graph, points), isSettled });
  const start = startOf(graph);
  keep(start.points, false);
  return layOut(graph, start, ({ points, isSettled }) => keep(points, isSettled));
}

function placesOf({ things }: LayoutGraph, points: readonly Point[]): ReadonlyMap<string, Point> {
  return new Map(things.map(({ id }, index) => [id, points[index] ?? { x: 0, y: 0 }]));
}
