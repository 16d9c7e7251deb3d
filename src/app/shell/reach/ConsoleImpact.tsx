import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { AclMatrix } from '../../../domain/acl/aclMatrix.ts';
import { valueOf, type Loadable } from '../../../domain/loadable.ts';
import type { ReachImpact } from '../../../domain/reach/report/impact.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import {
  ImpactSentences,
  type ImpactState,
  type ReachImpactOfProps,
} from '../../../screens/shared/ReachImpact/ReachImpact.tsx';
import { useViewer } from '../../stores/reading.ts';
import { aclsStore, askedAcls, loadAskedAcls } from '../../stores/acls.ts';
import { timeNow } from '../../stores/clock.ts';
import { impactInWorker } from '../../workers/reachWorker/reachWorker.ts';
import { useKnownReach, useWorked } from './useReach.ts';

/** The console's answer to "what if", for dialogs that ask before a change. */
export function ConsoleImpact({ netid, change, ...rest }: ReachImpactOfProps) {
  const viewer = useViewer();
  const isPermitted = viewer !== undefined && canSeeAcls(viewer);
  const rules = useAskedRules(netid, isPermitted);
  const reach = useKnownReach(viewer, netid, rules);
  const source = valueOf(reach)?.source;
  const work = useMemo(() => {
    if (!source || !isPermitted) return undefined;
    return () => impactInWorker({ kind: 'impact', source, netid, change });
  }, [source, isPermitted, netid, change]);
  const impact = useWorked(work, change);
  return (
    <ImpactSentences {...rest} state={isPermitted ? impactState(reach, impact) : { status: 'denied' }} />
  );
}

function impactState(reach: Loadable<unknown>, impact: Loadable<ReachImpact>): ImpactState {
  if (reach.status === 'failed' || impact.status === 'failed') return { status: 'failed' };
  return impact.status === 'ready' ? { status: 'ready', impact: impact.value } : { status: 'working' };
}

const nobody: Loadable<AclMatrix> = { status: 'idle' };

/** Milliseconds for which rules that were read for a question are good enough for the next one. */
const recentMs = 60_000;

/** The rules of a network for a question about it: those that the page looks at, else read for it. */
function useAskedRules(netid: string, isWanted: boolean): Loadable<AclMatrix> {
  const ofPage = useSnapshot(aclsStore);
  const asked = useSnapshot(askedAcls);
  const isOnPage = ofPage.netid === netid && (ofPage.data.status === 'ready' || ofPage.isLoading);
  useEffect(() => {
    if (!isWanted || isOnPage) return;
    const { data, isLoading } = askedAcls;
    const isRecent = data.status === 'ready' && timeNow() - data.loadedAt < recentMs;
    if (askedAcls.netid !== netid || !(isRecent || isLoading)) loadAskedAcls(netid);
  }, [netid, isWanted, isOnPage]);
  if (isOnPage) return ofPage.data;
  return asked.netid === netid ? asked.data : nobody;
}
