import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { FindingsScreen } from '../../../screens/findings/FindingsScreen/FindingsScreen.tsx';
import { findingsFilter, findingsView } from '../../../screens/findings/FindingsScreen/findingsView.ts';
import { approveNode } from '../../flows/nodes.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { findingAclsStore } from '../../stores/findingAcls.ts';
import { useFindings } from '../../stores/findings.ts';
import { useNodes } from '../../stores/reading.ts';
import { useListQuery } from '../forms/useQuery.ts';
import { useConnectivity } from './useConnectivity.ts';

/** `/findings` and `/findings/{netid}` */
export function FindingsRoute() {
  const { netid } = useParams();
  const { query, rowsPerPage, filter, turnTo } = useListQuery(findingsFilter);
  const nodes = useNodes();
  const findings = useFindings();
  const { isLoading } = useSnapshot(findingAclsStore);
  const connectivity = useConnectivity(netid);
  return (
    <FindingsScreen
      view={findingsView({
        netid,
        findings,
        areAclsLoading: isLoading,
        connectivity: connectivity.view,
        isRefreshing: nodes.isLoading,
        query,
        rowsPerPage,
      })}
      on={{
        refresh: () => {
          void loadEverything();
          connectivity.reload();
        },
        filter,
        turnTo,
        approve: ({ fix }) => {
          if (fix && 'approve' in fix) void approveNode(fix.approve);
        },
      }}
    />
  );
}
