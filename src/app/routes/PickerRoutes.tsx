import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { searchFilter } from '../../domain/listFilter.ts';
import type { Viewer } from '../../domain/session/permissions.ts';
import { networkPickerView, type NetworkPicker } from '../../screens/shared/NetworkPicker/networkPicker.ts';
import {
  accessKeyPicker,
  aclPicker,
  clientPicker,
  dnsPicker,
  graphPicker,
  metricsPicker,
  permissionPicker,
  reachPicker,
} from '../../screens/shared/NetworkPicker/networkPickers.ts';
import { NetworkPickerScreen } from '../../screens/shared/NetworkPicker/NetworkPickerScreen.tsx';
import { refreshDns } from '../flows/dns.ts';
import { refreshNodes } from '../flows/refresh.ts';
import { useListQuery } from './forms/useQuery.ts';
import { useNetworks, useNodes, useViewer } from '../stores/reading.ts';
import { dnsStore } from '../stores/dns.ts';
import { loadNetworkUsers, networkUsersStore, serverConfigStore } from '../stores/records.ts';
import { useClientLists } from './externalClients/useClientLists.ts';

type PickerProps = { picker: NetworkPicker; onRefresh?: () => Promise<unknown> };

function PickerRoute(props: PickerProps) {
  const viewer = useViewer();
  return viewer && <Picker {...props} viewer={viewer} />;
}

function Picker({ picker, viewer, onRefresh = refreshNodes }: PickerProps & { viewer: Viewer }) {
  const { query, rowsPerPage, filter, turnTo } = useListQuery(searchFilter);
  const data = {
    viewer,
    networks: useNetworks(),
    nodes: useNodes().data,
    dnsEntries: useSnapshot(dnsStore).data,
    config: useSnapshot(serverConfigStore).data,
    clientLists: useClientLists(viewer).lists,
    networkUsers: useSnapshot(networkUsersStore).data,
  };
  return (
    <NetworkPickerScreen
      view={networkPickerView(picker, data, { query, rowsPerPage })}
      on={{ refresh: () => void onRefresh(), filter, turnTo }}
    />
  );
}

/** `/access-keys` */
export function AccessKeyPickerRoute() {
  return <PickerRoute picker={accessKeyPicker} />;
}

/** `/acls` */
export function AclPickerRoute() {
  return <PickerRoute picker={aclPicker} />;
}

/** `/dns` */
export function DnsPickerRoute() {
  return <PickerRoute picker={dnsPicker} onRefresh={refreshDns} />;
}

/** `/ext-clients` */
export function ClientPickerRoute() {
  return <PickerRoute picker={clientPicker} />;
}

/** `/graphs` */
export function GraphPickerRoute() {
  usePreparedLayout();
  return <PickerRoute picker={graphPicker} />;
}

/** What arranges a graph is loaded while its network is chosen. */
function usePreparedLayout(): void {
  useEffect(() => {
    // A file that is gone after an update is missed by the graph itself, which tells of it.
    import('../workers/graphLayout/startLayout.ts').then(
      ({ prepareLayout }) => prepareLayout(),
      () => undefined,
    );
  }, []);
}

/** `/reach` */
export function ReachPickerRoute() {
  return <PickerRoute picker={reachPicker} />;
}

/** `/metrics` */
export function MetricsPickerRoute() {
  return <PickerRoute picker={metricsPicker} />;
}

/** `/user-permissions` */
export function PermissionPickerRoute() {
  return (
    <PickerRoute
      picker={permissionPicker}
      onRefresh={() => Promise.all([loadNetworkUsers(), refreshNodes()])}
    />
  );
}
