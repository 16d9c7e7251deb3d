import { useEffect, useMemo } from 'react';
import { ref, useSnapshot } from 'valtio';
import type { FindingsSource } from '../../../domain/findings/finding.ts';
import { type Loadable, valueOf } from '../../../domain/loadable.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { dnsStore } from '../../stores/dns.ts';
import { findingAclsStore, loadFindingAcls } from '../../stores/findingAcls.ts';
import { findingsStore } from '../../stores/findings.ts';
import { metricsStore } from '../../stores/metrics.ts';
import {
  useHealthMoment,
  useKnownClients,
  useNetworks,
  useNodes,
  useOnOpen,
  useViewer,
} from '../../stores/reading.ts';
import { serverConfigStore, usersStore } from '../../stores/records.ts';
import { findingsInWorker } from '../../workers/reachWorker/reachWorker.ts';
import { useWorkerResult } from '../reach/useReach.ts';

/** Runs the checks whenever a record changes. */
export function FindingsWatcher() {
  const source = useFindingsSource();
  const known = valueOf(source);
  const worked = useWorkerResult(
    useMemo(() => known && (() => findingsInWorker({ kind: 'findings', source: known })), [known]),
    'findings',
  );
  const data = source.status === 'failed' ? source : worked;
  useEffect(() => {
    findingsStore.data = ref(data);
  }, [data]);
  return null;
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
