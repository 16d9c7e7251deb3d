import { useMemo, useState } from 'react';
import type { Topology } from '../../../domain/graph/topology.ts';
import type { Focus } from '../../../domain/graph/visibleGraph.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import { structuralShare } from '../../../domain/structuralSharing.ts';
import { focusPage, targetOf, type FocusPage } from '../../../screens/graphs/GraphScreen/graphPage.ts';
import { useStructuralSharing } from '../../../screens/shared/useStableCallbacks.ts';
import { useWorkerResult, type KnownReach } from '../../shell/reach/useReach.ts';
import { rowsInWorker } from '../../workers/reachWorker/reachWorker.ts';

type FocusInput = {
  netid: string;
  known: Loadable<KnownReach>;
  topology: Topology | undefined;
  focus: Focus | undefined;
  opened: ReadonlySet<string> | undefined;
};

/**
 * Keeps the previous graph until the focus is known. Returns undefined without a focus, or if the item
 * doesn't exist.
 */
export function useFocus({ netid, known, topology, focus, opened }: FocusInput): FocusPage | undefined {
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
    return () => rowsInWorker({ kind: 'rows', source: reach.source, end, direction, now: reach.now });
  }, [reach, end, isOfOne]);
  const answer = useWorkerResult(ask, focus?.id);
  const rows = answer.status === 'loading' && known.status !== 'failed' ? 'loading' : valueOf(answer);
  const page = useMemo(
    () => (topology && focus && end ? focusPage({ netid, topology, focus, opened, reach, rows }) : undefined),
    [netid, topology, focus, end, opened, reach, rows],
  );
  // A poll that returns the same focus must not move anything.
  const ready = useStructuralSharing(page, sharedPage);
  const [shown, setShown] = useState<FocusPage>();
  const next = end && (ready ?? shown);
  if (next !== shown) setShown(next);
  return next;
}

const sharedPage = (before: FocusPage | undefined, next: FocusPage | undefined) =>
  structuralShare(before, next, 4);
