import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import { layoutGraphOf, type LayoutGraph, sameGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { withNewcomers } from '../../../domain/graph/layout/newcomers.ts';
import { type Point, startOf } from '../../../domain/graph/layout/startingPoints.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { thingRadius, thingsOf } from '../../../screens/graphs/GraphCanvas/things.ts';
import { startLayout } from '../../workers/graphLayout/startLayout.ts';
import { graphPlaces, keepPlaces } from '../../stores/choices.ts';

type Arrangement = {
  /** Of everything that is drawn, and more. */
  readonly positions: ReadonlyMap<string, Point> | undefined;
  readonly isArranging: boolean;
};

/** Where the things of a graph stand, as a layout finds out. */
export function useArrangement(
  netid: string,
  topology: Topology | undefined,
  drawn: DrawnGraph | undefined,
): Arrangement {
  const graph = useKept(
    useMemo(() => {
      if (!topology || !drawn) return undefined;
      const radii = new Map(thingsOf(drawn).map((thing) => [thing.id, thingRadius(thing)]));
      return layoutGraphOf(topology, drawn, (id) => radii.get(id) ?? 0);
    }, [topology, drawn]),
  );
  useEffect(() => {
    if (!graph) return undefined;
    let end: (() => void) | undefined;
    // In a task of its own: what it finds out has the canvas drawn, for which a large page should not stand still.
    const begin = setTimeout(() => (end = arrange(netid, graph)));
    return () => {
      clearTimeout(begin);
      end?.();
    };
  }, [netid, graph]);

  const arranged = useSnapshot(graphPlaces).networks.get(netid);
  return { positions: arranged?.places, isArranging: arranged !== undefined && !arranged.isSettled };
}

/** The value before, while it is the same graph. */
function useKept(graph: LayoutGraph | undefined): LayoutGraph | undefined {
  const [kept, setKept] = useState(graph);
  const isSame = kept === graph || (kept !== undefined && graph !== undefined && sameGraph(kept, graph));
  if (!isSame) setKept(graph);
  return isSame ? kept : graph;
}

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
