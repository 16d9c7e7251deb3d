import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { thingsOf } from '../../../screens/graphs/GraphCanvas/things.ts';
import { arrange } from '../../services/graphLayout/arrange.ts';
import type { Point } from '../../../domain/graph/layout/disc.ts';
import { layoutGraphOf, type LayoutGraph } from '../../../domain/graph/layout/layoutGraph.ts';
import { sameGraph } from '../../../domain/graph/layout/sameGraph.ts';
import { graphPlaces } from '../../stores/graph.ts';
import { thingRadius } from '../../../screens/graphs/GraphCanvas/thingRadius.ts';

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
