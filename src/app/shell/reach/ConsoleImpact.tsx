import { useMemo } from 'react';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { ReachImpact } from '../../../domain/reach/report/impact.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import {
  ImpactSentences,
  type ImpactState,
  type ReachImpactOfProps,
} from '../../../screens/shared/ReachImpact/ReachImpact.tsx';
import { useViewer } from '../../stores/reading.ts';
import { askReach } from '../../workers/reachWorker/reachWorker.ts';
import { useQuestionAcls } from './useNetworkData.ts';
import { useKnownReach, useWorkerResult } from './useReach.ts';

export function ConsoleImpact({ netid, change, ...rest }: ReachImpactOfProps) {
  const isPermitted = canSeeAcls(useViewer());
  const rules = useQuestionAcls(isPermitted ? netid : undefined);
  const reach = useKnownReach(netid, rules);
  const source = valueOf(reach)?.source;
  const work = useMemo(() => {
    if (!source || !isPermitted) return undefined;
    return () => askReach('impact', source, netid, change);
  }, [source, isPermitted, netid, change]);
  const impact = useWorkerResult(work, change);
  return (
    <ImpactSentences {...rest} state={isPermitted ? impactState(reach, impact) : { status: 'denied' }} />
  );
}

function impactState(reach: Loadable<unknown>, impact: Loadable<ReachImpact>): ImpactState {
  if (reach.status === 'failed' || impact.status === 'failed') return { status: 'failed' };
  return impact.status === 'ready' ? { status: 'ready', impact: impact.value } : { status: 'working' };
}
