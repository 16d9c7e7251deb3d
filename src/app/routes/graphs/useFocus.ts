import { useEffect, useMemo, useState } from 'react';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import type { DrawnGraph } from '../../../domain/graph/drawn.ts';
import { focusOn, type FocusGraph } from '../../../domain/graph/focus.ts';
import { pathOverlay, waysBetween } from '../../../domain/graph/overlay.ts';
import type { Topology } from '../../../domain/graph/topology.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { closeUpOf } from '../../../domain/reach/report/closeUp.ts';
import { reachIndex } from '../../../domain/reach/told/reachIndex.ts';
import type { End } from '../../../domain/reach/why/ends.ts';
import { shortReason } from '../../../domain/reach/why/reasonText.ts';
import { verdictOf } from '../../../domain/reach/why/verdict.ts';
import type { Viewer } from '../../../domain/session/permissions.ts';
import type { Place } from '../../../screens/graphs/GraphCanvas/place.ts';
import { thingRadius, thingsOf } from '../../../screens/graphs/GraphCanvas/things.ts';
import type { GraphQuery } from '../../../screens/graphs/GraphScreen/graphQuery.ts';
import { whyAnswer } from '../../../screens/reach/WhyScreen/whyAnswer.ts';
import { useKnownReach, useWorked, type KnownReach } from '../../shell/reach/useReach.ts';
import { layOutFocus } from '../../workers/graphLayout/focusLayout.ts';
import { rowsInWorker } from '../../workers/reachWorker/reachWorker.ts';

type Focused = {
  readonly drawn: DrawnGraph;
  readonly positions: ReadonlyMap<string, Place>;
};

type FocusInput = {
  viewer: Viewer;
  netid: string;
  acls: Loadable<AclMatrix>;
  topology: Topology | undefined;
  focus: GraphQuery['focus'];
  opened: ReadonlySet<string> | undefined;
};

/**
 * The one thing that is looked at, or the ways between two. Until it is laid out, what was shown before stays; undefined
 * while nothing is looked at, or it is not there.
 */
export function useFocus({ viewer, netid, acls, topology, focus, opened }: FocusInput): Focused | undefined {
  const known = useKnownReach(viewer, netid, acls);
  const reach = valueOf(known);
  const { id, other } = focus ?? {};
  const end = useMemo(
    () => (topology && id !== undefined ? endOf(topology, netid, id) : undefined),
    [topology, netid, id],
  );
  const work = useMemo(() => {
    if (!reach || !end || other !== undefined) return undefined;
    // A range sends nothing by itself.
    const direction = end.kind === 'address' ? 'to' : 'from';
    return () => rowsInWorker({ kind: 'rows', source: reach.source, end, direction, now: reach.now });
  }, [reach, end, other]);
  const answer = useWorked(work, id);
  const rows = valueOf(answer);
  const isAnswered = answer.status !== 'loading' || known.status === 'failed';
  const graph = useMemo(() => {
    if (!topology || id === undefined) return undefined;
    if (other !== undefined) return reach && waysIn(topology, netid, reach, id, other);
    return isAnswered ? focusOn(topology, id, rows, opened) : undefined;
  }, [topology, netid, id, other, reach, rows, isAnswered, opened]);
  const isThere = topology?.nodes.some((thing) => thing.id === id) ?? false;
  const positions = usePositions(graph);
  const ready = useMemo(() => graph && positions && { drawn: graph.drawn, positions }, [graph, positions]);
  const [shown, setShown] = useState<Focused>();
  const next = isThere ? (ready ?? shown) : undefined;
  if (next !== shown) setShown(next);
  return next;
}

function endOf(topology: Topology, netid: string, id: string): End | undefined {
  const thing = topology.nodes.find((one) => one.id === id);
  if (!thing) return undefined;
  if ('node' in thing) return { kind: 'node', node: thing.node };
  if ('client' in thing) return { kind: 'client', client: thing.client };
  return { kind: 'address', address: thing.label, network: netid };
}

function waysIn(
  topology: Topology,
  netid: string,
  { source, now }: KnownReach,
  id: string,
  other: string,
): FocusGraph | undefined {
  const [one, two] = [endOf(topology, netid, id), endOf(topology, netid, other)];
  if (!one || !two) return undefined;
  const index = closeUpOf(reachIndex(source))(one, two);
  const ways = [[one, two] as const, [two, one] as const].flatMap(([from, to]) => {
    const { reason } = verdictOf(index, { from, to, now });
    const path = pathOverlay(topology, whyAnswer({ index, from, to, now }));
    return path ? [{ path, reason: reason ? shortReason(reason) : '' }] : [];
  });
  return waysBetween(topology, id, other, ways);
}

function usePositions(graph: FocusGraph | undefined): ReadonlyMap<string, Place> | undefined {
  const [laidOut, setLaidOut] = useState<{
    readonly key: string;
    readonly places: ReadonlyMap<string, Place>;
  }>();
  const key = graph && JSON.stringify([graph.shape, graph.inner, graph.edges, graph.outer]);
  const [plan, setPlan] = useState<{ readonly key: string; readonly graph: FocusGraph }>();
  if (graph && key !== undefined && plan?.key !== key) setPlan({ key, graph });
  useEffect(() => {
    if (!plan) return undefined;
    const radii = new Map(thingsOf(plan.graph.drawn).map((thing) => [thing.id, thingRadius(thing)]));
    return layOutFocus(plan.graph, radii, (places) =>
      setLaidOut({ key: plan.key, places: places ?? new Map() }),
    );
  }, [plan]);
  return laidOut && laidOut.key === key ? laidOut.places : undefined;
}
