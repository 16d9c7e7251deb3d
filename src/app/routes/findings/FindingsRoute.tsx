import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { FindingsSource } from '../../../domain/findings/finding.ts';
import { type Loadable, valueOf } from '../../../domain/loadable.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { FindingsScreen } from '../../../screens/findings/FindingsScreen/FindingsScreen.tsx';
import { findingsFilter, findingsView } from '../../../screens/findings/FindingsScreen/findingsView.ts';
import { approveNode } from '../../flows/nodes.ts';
import { loadEverything } from '../../flows/refresh.ts';
import { useWorkerResult } from '../../shell/reach/useReach.ts';
import { dnsStore } from '../../stores/dns.ts';
import { findingAclsStore, loadFindingAcls } from '../../stores/findingAcls.ts';
import { metricsStore } from '../../stores/metrics.ts';
import {
  useHealthMoment,
  useKnownClients,
  useOnOpen,
  useNetworks,
  useNodes,
  useViewer,
} from '../../stores/reading.ts';
import { serverConfigStore, usersStore } from '../../stores/records.ts';
import { findingsInWorker } from '../../workers/reachWorker/reachWorker.ts';
import { useListQuery } from '../forms/useQuery.ts';
import { useConnectivity } from './useConnectivity.ts';

/** `/findings` and `/findings/{netid}` */
export function FindingsRoute() {
  const { netid } = useParams();
  const { query, rowsPerPage, filter, turnTo } = useListQuery(findingsFilter);
  const nodes = useNodes();
  const source = useFindingsSource();
  const { isLoading } = useSnapshot(findingAclsStore);
  const connectivity = useConnectivity(netid, mostNodes);
  const known = valueOf(source);
  const worked = useWorkerResult(
    useMemo(() => known && (() => findingsInWorker({ kind: 'findings', source: known })), [known]),
    'findings',
  );
  return (
    <FindingsScreen
      view={findingsView({
        netid,
        findings: source.status === 'failed' ? source : worked,
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

/** ACLs of larger networks take too long to load in the background. */
const mostNodes = 500;

/** Everything the checks look at; the same object while nothing changes. */
function useFindingsSource(): Loadable<FindingsSource> {
  const viewer = useViewer();
  const listed = useNodes().data;
  const networks = useNetworks();
  const clients = useKnownClients(viewer);
  const { data: dns } = useSnapshot(dnsStore);
  const { data: users } = useSnapshot(usersStore);
  const { data: config } = useSnapshot(serverConfigStore);
  const { loaded } = useSnapshot(findingAclsStore);
  const measured = useSnapshot(metricsStore);
  const nodes = valueOf(listed);
  const now = useHealthMoment(nodes);
  const known = valueOf(networks);
  const dnsEntries = valueOf(dns);
  const userList = valueOf(users);
  const metrics = valueOf(measured.data);
  const server = valueOf(config);

  const netids = useMemo(() => {
    if (!known || !nodes || !canSeeAcls(viewer)) return '';
    const sizes = new Map<string, number>();
    for (const { network } of nodes) sizes.set(network, (sizes.get(network) ?? 0) + 1);
    const small = known.filter(({ netid }) => (sizes.get(netid) ?? 0) <= mostNodes && sizes.has(netid));
    return small.map(({ netid }) => netid).join(' ');
  }, [known, nodes, viewer]);
  useOnOpen(() => void loadFindingAcls(netids.split(' ')), netids === '' ? undefined : netids);

  const source = useMemo(
    (): FindingsSource | undefined =>
      nodes &&
      known && {
        networks: known,
        nodes,
        clients: clients ?? [],
        dnsEntries: dnsEntries ?? [],
        users: userList ?? [],
        acls: new Map([...loaded].flatMap(([netid, { acl }]) => (acl ? [[netid, acl]] : []))),
        metrics,
        isEE: server?.isEE ?? false,
        serverVersion: server?.version ?? '',
        now,
      },
    [nodes, known, clients, dnsEntries, userList, loaded, metrics, server, now],
  );
  if (listed.status === 'failed') return listed;
  if (networks.status === 'failed') return networks;
  return source ? { status: 'ready', value: source, loadedAt: 0 } : { status: 'loading' };
}
