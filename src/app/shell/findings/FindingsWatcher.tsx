import { useEffect, useMemo } from 'react';
import { ref, useSnapshot } from 'valtio';
import type { FindingsSource } from '../../../domain/findings/check.ts';
import { type Loadable, valueOf } from '../../../domain/loadable.ts';
import { compareIds } from '../../../domain/order.ts';
import { canSeeAcls } from '../../../domain/session/permissions.ts';
import { tally } from '../../../domain/tally.ts';
import { useKnownAcls } from '../../stores/acls.ts';
import { updates } from '../../stores/clock.ts';
import { builtInKeyStore, tryBuiltInKey } from '../../stores/builtInKey.ts';
import { findingAclsStore, loadFindingAcls, mostNodes } from '../../stores/findingAcls.ts';
import { findingsStore } from '../../stores/findings.ts';
import { useKeyRotations } from '../../stores/keyRotations.ts';
import { metricsStore } from '../../stores/metrics.ts';
import {
  pageClock,
  useByClock,
  useHealthMoment,
  useOnOpen,
  useViewer,
  useRecords,
} from '../../stores/reading.ts';
import { startSightings } from './noteSightings.ts';
import { startPolling } from '../../stores/polling.ts';
import { checkFindings } from './checkFindings.ts';

/** Runs the checks whenever a record changes. */
export function FindingsWatcher() {
  const source = useFindingsSource();
  const known = valueOf(source);
  const failed = source.status === 'failed' ? source : undefined;
  useEffect(() => {
    if (known) void checkFindings(known);
    else if (failed) findingsStore.data = ref(failed);
  }, [known, failed]);
  useEffect(startSightings, []);
  return null;
}

const thisMinute = () => Math.floor(pageClock.now() / 60) * 60;

/** Everything the checks look at; the same object while nothing changes. */
function useFindingsSource(): Loadable<FindingsSource> {
  const viewer = useViewer();
  const listed = useRecords().nodes.data;
  const networks = useRecords().networks.data;
  const clients = valueOf(useRecords().clients.data);
  const records = useRecords();
  const dnsEntries = valueOf(records.dns.data);
  const users = valueOf(records.users.data);
  const server = valueOf(records.config.data);
  const networkUsers = valueOf(records.networkUsers.data);
  const { requested } = useSnapshot(findingAclsStore);
  const ofAcls = useKnownAcls();
  const metrics = valueOf(useSnapshot(metricsStore).data);
  const rotations = useKeyRotations();
  const acceptsBuiltInKey = useSnapshot(builtInKeyStore).isAccepted;
  const nodes = valueOf(listed);
  const known = valueOf(networks);
  // The moment alone would stay in the past while no node’s health changes.
  const now = Math.max(useHealthMoment(nodes), useByClock(thisMinute));

  const netids = useMemo(() => {
    if (!known || !nodes || !canSeeAcls(viewer)) return '';
    const sizes = tally(nodes.map(({ network }) => network));
    const loaded = known.filter(
      ({ netid }) => sizes.has(netid) && ((sizes.get(netid) ?? 0) <= mostNodes || requested.includes(netid)),
    );
    return loaded.map(({ netid }) => netid).join(' ');
  }, [known, nodes, viewer, requested]);
  useOnOpen((key) => {
    const load = () => void loadFindingAcls(key.split(' '));
    load();
    return startPolling(() => (updates.isPaused ? undefined : load()));
  }, netids || undefined);

  useOnOpen(() => void tryBuiltInKey(), viewer.user.isAdmin ? viewer.user.name : undefined);

  const source = useMemo(
    (): FindingsSource | undefined =>
      nodes &&
      known && {
        networks: ordered(known, ({ netid }) => netid),
        nodes: ordered(nodes, ({ name, id }) => `${name} ${id}`),
        clients: ordered(clients, ({ clientId }) => clientId),
        // Entries for clients would point to nothing while these are unknown.
        dnsEntries: ordered(clients && dnsEntries, ({ name }) => name),
        users: users ?? [],
        networkUsers,
        acls: new Map([...ofAcls].map(([netid, { acl }]) => [netid, acl])),
        aclNodes: new Map([...ofAcls].map(([netid, { nodeIds }]) => [netid, nodeIds])),
        metrics,
        rotations,
        isEE: server?.isEE ?? false,
        acceptsBuiltInKey,
        isRceOn: server?.isRceOn ?? false,
        serverVersion: server?.version ?? '',
        now,
      },
    [
      nodes,
      known,
      clients,
      dnsEntries,
      users,
      networkUsers,
      ofAcls,
      metrics,
      rotations,
      server,
      acceptsBuiltInKey,
      now,
    ],
  );
  if (listed.status === 'failed') return listed;
  if (networks.status === 'failed') return networks;
  return source ? { status: 'ready', value: source, loadedAt: 0 } : { status: 'loading' };
}

/** The server lists records in another order each time, which would look like a change and move findings. */
function ordered<Item>(items: readonly Item[] = [], keyOf: (item: Item) => string): readonly Item[] {
  return items.toSorted((a, b) => compareIds(keyOf(a), keyOf(b)));
}
