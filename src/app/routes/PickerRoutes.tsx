import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { valueOf } from '../../domain/loadable.ts';
import { isNetAdmin, canSeeAcls, type Viewer } from '../../domain/session/permissions.ts';
import { NetworkPicker } from '../../screens/shared/NetworkPicker/NetworkPicker.tsx';
import {
  aclPickerView,
  graphPickerView,
  metricsPickerView,
  reachPickerView,
} from '../../screens/shared/NetworkPicker/nodePickers.ts';
import {
  accessKeyPickerView,
  clientPickerView,
  dnsPickerView,
  permissionPickerView,
  type AccessKeyNetworks,
} from '../../screens/shared/NetworkPicker/recordPickers.ts';
import { refreshDns } from '../flows/dns.ts';
import { refreshNodes } from '../flows/refresh.ts';
import { useSearchQuery } from './forms/useQuery.ts';
import { useNetworks, useNodes, useViewer } from '../stores/reading.ts';
import { dnsStore } from '../stores/dns.ts';
import {
  loadNetworks,
  networksStore,
  nodesStore,
  serverConfigStore,
  loadNetworkUsers,
  networkUsersStore,
} from '../stores/records.ts';
import { useClientLists } from './externalClients/useClientLists.ts';

/** `/access-keys` */
export function AccessKeyPickerRoute() {
  const networks = useAccessKeyNetworks();
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  return (
    <NetworkPicker
      view={accessKeyPickerView({ networks, query, rowsPerPage })}
      on={{ refresh: () => void refreshNodes(), search, turnTo }}
    />
  );
}

/** All networks for an administrator; for others those they administer. */
function useAccessKeyNetworks(): AccessKeyNetworks {
  const viewer = useViewer();
  const networks = useNetworks();
  if (!viewer || networks.status === 'idle') return { status: 'loading' };
  if (networks.status !== 'ready') return networks;
  return { ...networks, value: networks.value.filter(({ netid }) => isNetAdmin(viewer, netid)) };
}

/** `/acls` */
export function AclPickerRoute() {
  const viewer = useViewer();
  const { data: networks } = useSnapshot(networksStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  return (
    viewer && (
      <NetworkPicker
        view={aclPickerView({ isPermitted: canSeeAcls(viewer), networks, nodes, query, rowsPerPage })}
        on={{ refresh: () => void loadNetworks(), search, turnTo }}
      />
    )
  );
}

/** `/dns` */
export function DnsPickerRoute() {
  const viewer = useViewer();
  const { data: entries } = useSnapshot(dnsStore);
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { data: config } = useSnapshot(serverConfigStore);
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  return (
    viewer && (
      <NetworkPicker
        view={dnsPickerView({ entries, nodes, networks, config, viewer, query, rowsPerPage })}
        on={{ refresh: () => void refreshDns(), search, turnTo }}
      />
    )
  );
}

/** `/ext-clients` */
export function ClientPickerRoute() {
  const viewer = useViewer();
  return viewer && <Picker viewer={viewer} />;
}

function Picker({ viewer }: { viewer: Viewer }) {
  const { lists, netids } = useClientLists(viewer);
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  return (
    <NetworkPicker
      view={clientPickerView({ netids, lists, viewer, query, rowsPerPage })}
      on={{ refresh: () => void refreshNodes(), search, turnTo }}
    />
  );
}

/** `/graphs` */
export function GraphPickerRoute() {
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  usePreparedLayout();
  return (
    viewer && (
      <NetworkPicker
        view={graphPickerView({ nodes, networks, viewer, query, rowsPerPage })}
        on={{ refresh: () => void refreshNodes(), search, turnTo }}
      />
    )
  );
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
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  return (
    viewer && (
      <NetworkPicker
        view={reachPickerView({ nodes, networks, viewer, query, rowsPerPage })}
        on={{ refresh: () => void refreshNodes(), search, turnTo }}
      />
    )
  );
}

/** `/metrics` */
export function MetricsPickerRoute() {
  const { data: networks } = useSnapshot(networksStore);
  const { data: nodes } = useSnapshot(nodesStore);
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  return (
    <NetworkPicker
      view={metricsPickerView({ networks, nodes, query, rowsPerPage })}
      on={{ refresh: () => void loadNetworks(), search, turnTo }}
    />
  );
}

/** `/user-permissions` */
export function PermissionPickerRoute() {
  const { data: networks } = useSnapshot(networksStore);
  const { data: users } = useSnapshot(networkUsersStore);
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  const netids = (valueOf(networks) ?? []).map(({ netid }) => netid);
  return (
    <NetworkPicker
      view={permissionPickerView({ netids, users, query, rowsPerPage })}
      on={{ refresh: () => void loadNetworkUsers(), search, turnTo }}
    />
  );
}
