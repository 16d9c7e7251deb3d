import { useMemo, type ReactNode } from 'react';
import { valueOf } from '../../domain/loadable.ts';
import { KnownRecordsContext } from '../../screens/actions/Leftovers/KnownRecordsContext.ts';
import { useRecords } from '../stores/reading.ts';
import { refreshClients } from '../flows/refresh.ts';
import { loadDns } from '../stores/dns.ts';

const refresh = () => void loadDns();
const refreshOwned = () => void refreshClients();
const none: readonly never[] = [];

/** Provides the records in which delete confirmations look for references. */
export function KnownRecords({ children }: { children: ReactNode }) {
  const records = useRecords();
  const { viewer, ownerOf } = records;
  const nodes = valueOf(records.nodes.data) ?? none;
  const networks = valueOf(records.networks.data) ?? none;
  const clients = valueOf(records.clients.data);
  const dnsEntries = valueOf(records.dns.data) ?? none;
  const areOwnersKnown = !viewer.isEE || records.networkUsers.data.status === 'ready';
  const known = useMemo(
    () => ({
      viewer,
      nodes,
      networks,
      clients: clients ?? none,
      dnsEntries,
      refresh,
      ownership: { ownerOf, isKnown: clients !== undefined && areOwnersKnown, refresh: refreshOwned },
    }),
    [viewer, nodes, networks, clients, dnsEntries, ownerOf, areOwnersKnown],
  );
  return <KnownRecordsContext value={known}>{children}</KnownRecordsContext>;
}
