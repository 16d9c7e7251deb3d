import { Outlet, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { DnsScreen } from '../../../screens/dns/DnsScreen/DnsScreen.tsx';
import { dnsView } from '../../../screens/dns/DnsScreen/dnsView.ts';
import { customTableId, defaultTableId } from '../../../screens/dns/DnsScreen/entryList.ts';
import { refreshDns, removeDnsEntry } from '../../flows/dns.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { dnsStore } from '../../stores/dns.ts';
import { serverConfigStore } from '../../stores/records.ts';
import { settingsStore } from '../../stores/settings.ts';

/** `/dns/{netid}`, which stays under the dialog of `/dns/{netid}/create`. */
export function DnsRoute() {
  const { netid = '' } = useParams();
  const { query, change, turnTo } = useQuery();
  const viewer = useViewer();
  const entries = useSnapshot(dnsStore);
  const nodes = useNodes();
  const networks = useNetworks();
  const { data: config } = useSnapshot(serverConfigStore);
  const { settings } = useSnapshot(settingsStore);

  if (!viewer) return null;
  const { rowsPerPage } = settings;
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
  });

  return (
    <>
      <DnsScreen
        view={view}
        on={{
          refresh: () => void refreshDns(),
          search: (text) =>
            change((before) => searched(before, text, [customTableId, defaultTableId]), { replace: true }),
          turnTo: (tableId, request) => turnTo(request, tableId),
          remove: (entry) => void removeDnsEntry(entry),
        }}
      />
      {'frame' in view && view.frame.createHref !== undefined && <Outlet />}
    </>
  );
}

/** The query with another search; the tables of these ids begin again at their first page. */
function searched(query: URLSearchParams, text: string, tableIds: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const id of tableIds) next.delete(`page${id}`);
  if (text.trim() === '') next.delete('search');
  else next.set('search', text.trim());
  return next;
}
