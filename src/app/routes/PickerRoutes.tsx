import { useSnapshot } from 'valtio';
import { valueOf } from '../../domain/loadable.ts';
import { paths } from '../../domain/paths.ts';
import { isNetAdmin, canSeeAcls, type Viewer } from '../../domain/session/permissions.ts';
import { AccessKeyPickerScreen } from '../../screens/accessKeys/AccessKeyPickerScreen/AccessKeyPickerScreen.tsx';
import {
  accessKeyPickerView,
  type AccessKeyNetworks,
} from '../../screens/accessKeys/AccessKeyPickerScreen/accessKeyPickerView.ts';
import { AclPickerScreen } from '../../screens/acls/AclPickerScreen/AclPickerScreen.tsx';
import { aclPickerView } from '../../screens/acls/AclPickerScreen/aclPickerView.ts';
import { DnsPickerScreen } from '../../screens/dns/DnsPickerScreen/DnsPickerScreen.tsx';
import { dnsPickerView } from '../../screens/dns/DnsPickerScreen/dnsPickerView.ts';
import { ClientPickerScreen } from '../../screens/externalClients/ClientPickerScreen/ClientPickerScreen.tsx';
import { clientPickerView } from '../../screens/externalClients/ClientPickerScreen/clientPickerView.ts';
import { GraphPickerScreen } from '../../screens/graphs/GraphPickerScreen/GraphPickerScreen.tsx';
import { graphPickerView } from '../../screens/graphs/GraphPickerScreen/graphPickerView.ts';
import { MetricsPickerScreen } from '../../screens/metrics/MetricsPickerScreen/MetricsPickerScreen.tsx';
import { metricsPickerView } from '../../screens/metrics/MetricsPickerScreen/metricsPickerView.ts';
import { ReachPickerScreen } from '../../screens/reach/ReachPickerScreen/ReachPickerScreen.tsx';
import { PermissionPickerScreen } from '../../screens/userPermissions/PermissionPickerScreen/PermissionPickerScreen.tsx';
import { permissionPickerView } from '../../screens/userPermissions/PermissionPickerScreen/permissionPickerView.ts';
import { refreshDns } from '../flows/dns.ts';
import { refreshNodes } from '../flows/refresh.ts';
import { useSearchQuery } from '../query/useQuery.ts';
import { useNetworks } from '../shell/useNetwork.ts';
import { useNodes } from '../shell/useNodes.ts';
import { useViewer } from '../shell/useViewer.ts';
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
    <AccessKeyPickerScreen
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
      <AclPickerScreen
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
      <DnsPickerScreen
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
    <ClientPickerScreen
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
  return (
    viewer && (
      <GraphPickerScreen
        view={graphPickerView({ nodes, networks, viewer, query, rowsPerPage })}
        on={{ refresh: () => void refreshNodes(), search, turnTo }}
      />
    )
  );
}

/** `/reach` */
export function ReachPickerRoute() {
  const viewer = useViewer();
  const { data: nodes } = useNodes();
  const networks = useNetworks();
  const { query, rowsPerPage, search, turnTo } = useSearchQuery();
  return (
    viewer && (
      <ReachPickerScreen
        view={graphPickerView({ nodes, networks, viewer, pathOf: paths.reach, query, rowsPerPage })}
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
    <MetricsPickerScreen
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
    <PermissionPickerScreen
      view={permissionPickerView({ netids, users, query, rowsPerPage })}
      on={{ refresh: () => void loadNetworkUsers(), search, turnTo }}
    />
  );
}
