import { useMemo } from 'react';
import { valueOf, type Loadable } from '../../domain/loadable.ts';
import type { ReachImpact } from '../../domain/reach/report/impact.ts';
import { onlyRemoves } from '../../domain/reach/report/reachChange.ts';
import { canExplain, canSeeAcls } from '../../domain/session/permissions.ts';
import { type ReachImpactOfProps } from '../../screens/actions/ReachImpact/ImpactSource.ts';
import { ImpactSentences, type ImpactState } from '../../screens/actions/ReachImpact/ReachImpact.tsx';
import { useViewer } from '../stores/reading.ts';
import { askReach } from '../workers/reachWorker/reachWorker.ts';
import { useRecentAcls } from './useNetworkData.ts';
import { usePeerAcls } from './usePeerAcls.ts';
import { useKnownReach, useWorkerResult } from './useReach.ts';

export function ConsoleImpact({ netid, change, ...rest }: ReachImpactOfProps) {
  const viewer = useViewer();
  const isPermitted = canSeeAcls(viewer);
  const isDerived = !isPermitted && canExplain(viewer, netid) && onlyRemoves(change);
  const ofServer = useRecentAcls(isPermitted ? netid : undefined);
  const ofPeers = usePeerAcls(isDerived ? netid : undefined);
  const rules = isDerived ? ofPeers : ofServer;
  const reach = useKnownReach(netid, rules);
  const source = valueOf(reach)?.source;
  const isKnown = isPermitted || (isDerived && rules.status === 'ready');
  const work = useMemo(() => {
    if (!source || !isKnown) return undefined;
    return () => askReach('impact', source, netid, change);
  }, [source, isKnown, netid, change]);
  const impact = useWorkerResult(work, change);
  const isShown = isPermitted || (isDerived && rules.status !== 'failed');
  return <ImpactSentences {...rest} state={isShown ? impactState(reach, impact) : { status: 'denied' }} />;
}

function impactState(reach: Loadable<unknown>, impact: Loadable<ReachImpact>): ImpactState {
  if (reach.status === 'failed' || impact.status === 'failed') return { status: 'failed' };
  return impact.status === 'ready' ? { status: 'ready', impact: impact.value } : { status: 'working' };
}
