import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { DnsScreen } from '../../../screens/dns/DnsScreen/DnsScreen.tsx';
import { dnsView } from '../../../screens/dns/DnsScreen/dnsView.ts';
import { dnsFilter } from '../../../screens/dns/DnsScreen/entryList.ts';
import { refreshDns, removeDnsEntry } from '../../flows/dns.ts';
import { useListQuery } from '../../query/useQuery.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { dnsStore } from '../../stores/dns.ts';
import { serverConfigStore } from '../../stores/records.ts';

/** `/dns/{netid}`, which stays under the dialog of `/dns/{netid}/create`. */
export function DnsRoute() {
  const { netid = '' } = useParams();
  const { query, rowsPerPage, newRow, filter, turnTo } = useListQuery(dnsFilter);
  const viewer = useViewer();
  const entries = useSnapshot(dnsStore);
  const nodes = useNodes();
  const networks = useNetworks();
  const { data: config } = useSnapshot(serverConfigStore);

  if (!viewer) return null;
  const view = dnsView({
    netid,
    entries: entries.data,
    nodes: nodes.data,
    networks,
    config,
    viewer,
    isRefreshing: entries.isLoading,
    query,
    rowsPerPage,
    newRow,
  });

  return (
    <>
      <DnsScreen
        view={view}
        on={{
          refresh: () => void refreshDns(),
          search: (search) => filter({ search }),
          turnTo: (tableId, request) => turnTo(request, tableId),
          remove: (entry) => void removeDnsEntry(entry),
        }}
      />
      {'frame' in view && view.frame.createHref !== undefined && <Outlet />}
    </>
  );
}
