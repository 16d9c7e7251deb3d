import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../../domain/loadable.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { connectivityView } from '../../../screens/findings/ConnectivityStrip/connectivityView.ts';
import { useAcls } from '../../reach/useNetworkData.ts';
import { useKnownReach, useWorkerResult } from '../../reach/useReach.ts';
import { loadAcls } from '../../stores/acls.ts';
import { findingAclsStore, mostNodes } from '../../stores/findingAcls.ts';
import { useViewer, useRecords } from '../../stores/reading.ts';
import { askReach } from '../../workers/reachWorker/reachWorker.ts';

/** The figures of one network. */
export function useConnectivity(netid = '') {
  const viewer = useViewer();
  const nodes = valueOf(useRecords().nodes.data);
  const { known: ofChecks } = useSnapshot(findingAclsStore);
  const shared = ofChecks.get(netid);
  const count = nodes?.filter(({ network }) => network === netid).length ?? 0;
  // Without the ACLs of the checks, or after they failed to load, the figures load their own.
  const isShared = shared ? shared.acl !== undefined : count <= mostNodes;
  const own = useAcls(isShared ? '' : netid);
  const sharedAcls = shared?.acl && ({ status: 'ready', value: shared.acl, loadedAt: shared.at } as const);
  const reach = useKnownReach(netid, isShared ? (sharedAcls ?? { status: 'loading' }) : own);
  const known = count > 0 ? valueOf(reach) : undefined;
  const connectivity = useWorkerResult(
    useMemo(() => known && (() => askReach('connectivity', known.source, netid, known.now)), [known, netid]),
    netid,
  );
  return {
    view: connectivityView({
      netid,
      connectivity: reach.status === 'failed' ? reach : connectivity,
      nodes: nodes ?? [],
      viewer,
    }),
    reload: () => {
      if (!isShared && canSeeAcls(viewer)) void loadAcls(netid);
    },
  };
}
