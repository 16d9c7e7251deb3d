import { searchFilter } from '../../domain/listFilter.ts';
import { networkPickerView, type NetworkPicker } from '../../screens/picker/NetworkPicker/networkPicker.ts';
import {
  accessKeyPicker,
  aclPicker,
  clientPicker,
  dnsPicker,
  graphPicker,
  metricsPicker,
  permissionPicker,
} from '../../screens/picker/NetworkPicker/networkPickers.ts';
import { NetworkPickerScreen } from '../../screens/picker/NetworkPicker/NetworkPickerScreen.tsx';
import { refreshDns } from '../flows/dns.ts';
import { refreshNodes } from '../flows/refresh.ts';
import { useBlockedPairs } from '../stores/blockedPairs.ts';
import { useListQuery } from './forms/useQuery.ts';
import { useOnOpen, useRecords, useNow } from '../stores/reading.ts';
import { loadNetworkUsers } from '../stores/records.ts';

function pickerRoute(picker: NetworkPicker, onRefresh: () => Promise<unknown> = refreshNodes) {
  return function PickerRoute() {
    const { query, rowsPerPage, filter, turnTo } = useListQuery(searchFilter);
    const page = { query, rowsPerPage, blockedPairs: useBlockedPairs(), now: useNow() };
    const records = useRecords();
    return (
      <NetworkPickerScreen
        view={networkPickerView(picker, records, page)}
        on={{ refresh: () => void onRefresh(), filter, turnTo }}
      />
    );
  };
}

export const AccessKeyPickerRoute = pickerRoute(accessKeyPicker);
export const AclPickerRoute = pickerRoute(aclPicker);
export const DnsPickerRoute = pickerRoute(dnsPicker, refreshDns);
export const ClientPickerRoute = pickerRoute(clientPicker);
export const MetricsPickerRoute = pickerRoute(metricsPicker);
export const PermissionPickerRoute = pickerRoute(permissionPicker, () =>
  Promise.all([loadNetworkUsers(), refreshNodes()]),
);

const GraphPicker = pickerRoute(graphPicker);

export function GraphPickerRoute() {
  useOnOpen(prepareGraphLayout, 'layout');
  return <GraphPicker />;
}

/** Loads the layout worker while the user chooses the network. */
function prepareGraphLayout(): void {
  import('../workers/graphLayout/startLayout.ts').then(
    ({ prepareLayout }) => prepareLayout(),
    // The graph reports the missing file itself.
    () => undefined,
  );
}
