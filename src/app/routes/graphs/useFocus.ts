import { useMemo, useState } from 'react';
import type { VisibleGraph, Focus } from '../../../domain/graph/visibleGraph.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { Place } from '../../../screens/graphs/GraphCanvas/place.ts';
import { itemRadius, graphItems } from '../../../screens/graphs/GraphCanvas/graphItems.ts';
import { targetOf, focusGraph } from '../../../screens/graphs/GraphScreen/graphPage.ts';
import { useStructuralSharing } from '../../../screens/useStableCallbacks.ts';
import { useWorkerResult, type KnownReach } from '../../reach/useReach.ts';
import { layOutFocus } from '../../workers/graphLayout/focusLayout.ts';
import { askReach } from '../../workers/reachWorker/reachWorker.ts';

type Focused = {
  readonly drawn: VisibleGraph;
  readonly positions: ReadonlyMap<string, Place>;
};

/**
 * Keeps the previous graph until the focus is laid out. Returns undefined without a focus, or if the item
 * doesn't exist.
 */
export function useFocus(
  netid: string,
  known: Loadable<KnownReach>,
  topology: Topology | undefined,
  focus: Focus | undefined,
  opened: ReadonlySet<string> | undefined,
): Focused | undefined {
  const reach = valueOf(known);
  const end = useMemo(
    () => (topology && focus ? targetOf(topology, netid, focus.id) : undefined),
    [topology, netid, focus],
  );
  const isOfOne = focus?.other === undefined;
  const ask = useMemo(() => {
    if (!reach || !end || !isOfOne) return undefined;
    // A range doesn't initiate connections.
    const direction = end.kind === 'address' ? 'to' : 'from';
    return () => askReach('rows', reach.source, end, direction, reach.now);
  }, [reach, end, isOfOne]);
  const answer = useWorkerResult(ask, focus?.id);
  const rows = answer.status === 'loading' && known.status !== 'failed' ? 'loading' : valueOf(answer);
  const graph = useMemo(
    () =>
      topology && focus && end ? focusGraph(netid, topology, focus, { opened, reach, rows }) : undefined,
    [netid, topology, focus, end, opened, reach, rows],
  );
  // A poll that returns the same tree must not move anything.
  const plan = useStructuralSharing(
    useMemo(() => {
      if (!graph) return undefined;
      const { drawn, ...tree } = graph;
      return { tree, radii: new Map(graphItems(drawn).map((item) => [item.id, itemRadius(item)])) };
    }, [graph]),
  );
  const layOut = useMemo(() => plan && (() => layOutFocus(plan.tree, plan.radii)), [plan]);
  const positions = valueOf(useWorkerResult(layOut, plan));
  const ready = useMemo(() => graph && positions && { drawn: graph.drawn, positions }, [graph, positions]);
  const [shown, setShown] = useState<Focused>();
  const next = end && (ready ?? shown);
  if (next !== shown) setShown(next);
  return next;
}
