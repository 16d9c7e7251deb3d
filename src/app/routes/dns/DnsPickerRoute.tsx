import { useSnapshot } from 'valtio';
import { DnsPickerScreen } from '../../../screens/dns/DnsPickerScreen/DnsPickerScreen.tsx';
import { dnsPickerView } from '../../../screens/dns/DnsPickerScreen/dnsPickerView.ts';
import { refreshDns } from '../../flows/dns.ts';
import { useListQuery } from '../../query/useListQuery.ts';
import { useViewer } from '../../shell/useViewer.ts';
import { useNetworks } from '../../shell/useNetwork.ts';
import { useNodes } from '../../shell/useNodes.ts';
import { dnsStore } from '../../stores/dns.ts';
import { serverConfigStore } from '../../stores/records.ts';

/** `/dns` */
export function DnsPickerRoute() {
  const viewer = useViewer();
  const { data: entries } = useSnapshot(dnsStore);
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { data: config } = useSnapshot(serverConfigStore);
  const { query, rowsPerPage, search, turnTo } = useListQuery();
  return (
    viewer && (
      <DnsPickerScreen
        view={dnsPickerView({ entries, nodes, networks, config, viewer, query, rowsPerPage })}
        on={{ refresh: () => void refreshDns(), search, turnTo }}
      />
    )
  );
}
