import { useMemo } from 'react';
import { valueOf } from '../../../domain/loadable.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { connectivityView } from '../../../screens/findings/ConnectivityStrip/connectivityView.ts';
import { useAcls } from '../../reach/useNetworkData.ts';
import { useKnownReach, useWorkerResult } from '../../reach/useReach.ts';
import { loadAcls } from '../../stores/acls.ts';
import { freshAclsMs, mostNodes } from '../../stores/findingAcls.ts';
import { useRecords } from '../../stores/reading.ts';
import { askReach } from '../../workers/reachWorker/reachWorker.ts';

/** The figures of one network. */
export function useConnectivity(netid = '') {
  const records = useRecords();
  const nodes = valueOf(records.nodes.data);
  const count = nodes?.filter(({ network }) => network === netid).length ?? 0;
  const rules = useAcls(netid, freshAclsMs);
  const reach = useKnownReach(netid, rules);
  const known = count > 0 ? valueOf(reach) : undefined;
  const connectivity = useWorkerResult(
    useMemo(() => known && (() => askReach('connectivity', known.source, netid, known.now)), [known, netid]),
    netid,
  );
  return {
    view: connectivityView(records, netid, reach.status === 'failed' ? reach : connectivity),
    reload: () => {
      // Those of other networks are loaded for the findings.
      if ((count > mostNodes || rules.status === 'failed') && canSeeAcls(records.viewer))
        void loadAcls(netid);
    },
  };
}
