import { valueOf } from '../../../domain/loadable.ts';
import { api } from '../../stores/api.ts';
import { aclsStore, loadAcls } from '../../stores/acls.ts';
import { dnsStore, loadDns } from '../../stores/dns.ts';
import { loadLogs, logsStore } from '../../stores/logs.ts';
import { metrics, metricsStore, nodeMetrics, nodeMetricsStore } from '../../stores/metrics.ts';
import {
  accessKeysStore,
  externalClientsStore,
  loadAccessKeys,
  loadExternalClients,
  loadNetworks,
  loadNetworkUsers,
  loadNodes,
  loadOwnNetwork,
  loadServerConfig,
  loadUserData,
  loadUserGroups,
  loadUsers,
  networksStore,
  networkUsersStore,
  nodesStore,
  ownNetworkStore,
  serverConfigStore,
  userDataStore,
  userGroupsStore,
  usersStore,
} from '../../stores/records.ts';
import { resource, type Resource } from '../../stores/resource.ts';
import { stableStringify } from './snapshots.ts';
import type { FaultName } from './faultTable.ts';

export type Read = {
  readonly call: string;
  readonly load: () => unknown;
  readonly store: Readonly<Pick<Resource<object>, 'data' | 'isLoading'>>;
  /** Whether a failure clears the store, as for logs and metrics. Other stores keep their last value. */
  readonly isEmptied?: true;
  /** @default 'admin' */
  readonly as?: string;
  readonly validFaults?: readonly FaultName[];
};

/** The server returns `null` for an empty list. */
const list: readonly FaultName[] = ['null'];
/** Any text is a valid log. */
const text: readonly FaultName[] = ['empty 200', 'null', 'wrong type', 'wrong shape'];

const net = 'meshnet';
const gwEgress = 'da780aa0-cea4-4c23-85ce-3200fe6ad72e';

/** The explanation of a pair loads the peers of single nodes but has no store. */
const { store: peersOfNode, load: loadPeers } = resource<object>('peers of one node', () =>
  api.nodes.peers({ network: net, id: gwEgress }, { kind: 'peers' }),
);

/** Another session has another store for them. */
const aclsOfNet = {
  get data() {
    return aclsStore.byNetid[net]?.data ?? ({ status: 'idle' } as const);
  },
  get isLoading() {
    return aclsStore.byNetid[net]?.isLoading ?? false;
  },
};

export const reads: readonly Read[] = [
  { call: 'GET /users', load: loadUsers, store: usersStore, validFaults: list },
  { call: 'GET /networks', load: loadNetworks, store: networksStore, validFaults: list },
  { call: 'GET /networks/{netid}', load: () => loadOwnNetwork(net), store: ownNetworkStore },
  {
    call: 'GET /networks/{netid}/keys',
    load: () => loadAccessKeys(net),
    store: accessKeysStore,
    validFaults: list,
  },
  { call: 'GET /dns', load: loadDns, store: dnsStore, validFaults: list },
  {
    call: 'GET /dns/adm/{netid}/custom',
    load: () => loadUserData('lvl0-admin').then(loadDns),
    store: dnsStore,
    validFaults: list,
    as: 'lvl0-admin',
  },
  { call: 'GET /networks/{netid}/acls', load: () => loadAcls(net), store: aclsOfNet, validFaults: list },
  { call: 'GET /nodes', load: loadNodes, store: nodesStore, validFaults: list },
  { call: 'GET /nodes/{network}/{nodeid}', load: loadPeers, store: peersOfNode },
  { call: 'GET /extclients', load: loadExternalClients, store: externalClientsStore, validFaults: list },
  { call: 'GET /server/getconfig', load: loadServerConfig, store: serverConfigStore },
  { call: 'GET /logs', load: loadLogs, store: logsStore, isEmptied: true, validFaults: text },
  {
    call: 'GET /metrics',
    load: () => metrics.load({ netid: undefined }),
    store: metricsStore,
    isEmptied: true,
  },
  {
    call: 'GET /metrics/{network}',
    load: () => metrics.load({ netid: net }),
    store: metricsStore,
    isEmptied: true,
  },
  { call: 'GET /metrics/{network}/{id}', load: loadMetricsOfNode, store: nodeMetricsStore, isEmptied: true },
  { call: 'GET /usergroups', load: loadUserGroups, store: userGroupsStore, validFaults: list },
  { call: 'GET /networkusers', load: loadNetworkUsers, store: networkUsersStore, validFaults: list },
  {
    call: 'GET /networkusers/data/{userid}/me',
    load: () => loadUserData('admin'),
    store: userDataStore,
    validFaults: list,
  },
];

function loadMetricsOfNode() {
  return nodeMetrics.load({ node: { network: net, id: '35c3f4bb' } });
}

/** Serializes the loaded value independent of order. For the log, only the first line, because each call adds lines. */
export function snapshotStore({ store }: Read): string {
  const value = valueOf<object>(store.data);
  return stableStringify(store === logsStore && Array.isArray(value) ? value[0] : value);
}
