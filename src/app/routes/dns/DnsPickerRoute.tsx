import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readPageRequest, writePageRequest } from '../../../domain/paging.ts';
import { DnsPickerScreen } from '../../../screens/dns/DnsPickerScreen/DnsPickerScreen.tsx';
import { dnsPickerView } from '../../../screens/dns/DnsPickerScreen/dnsPickerView.ts';
import { refreshDns } from '../../flows/dns.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { dnsStore } from '../../stores/dns.ts';
import { networksStore } from '../../stores/networks.ts';
import { nodesStore } from '../../stores/nodes.ts';
import { serverConfigStore } from '../../stores/serverConfig.ts';
import { setRowsPerPage, settingsStore } from '../../stores/settings.ts';
import { searched } from './searched.ts';

/** `/dns` */
export function DnsPickerRoute() {
  const [query, setQuery] = useSearchParams();
  const viewer = useViewer();
  const { data: entries } = useSnapshot(dnsStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { data: networks } = useSnapshot(networksStore);
  const { data: config } = useSnapshot(serverConfigStore);
  const { settings } = useSnapshot(settingsStore);

  if (!viewer) return null;
  const { rowsPerPage } = settings;
  return (
    <DnsPickerScreen
      view={dnsPickerView({ entries, nodes, networks, config, viewer, query, rowsPerPage })}
      on={{
        refresh: () => void refreshDns(),
        search: (text) => setQuery(searched(query, text, ['']), { replace: true }),
        turnTo: (request) => {
          const shown = readPageRequest(query, rowsPerPage);
          if (request.rowsPerPage !== shown.rowsPerPage) setRowsPerPage(request.rowsPerPage);
          setQuery(writePageRequest(query, request));
        },
      }}
    />
  );
}
